#!/usr/bin/env bash
# Pastes every example of every command's help into a shell: each must end with exit code 0.
#
#   examples_test.sh PROGRAM
set -u
program=$(realpath "$1")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
ln -s "$program" "$folder/beeline"
cd "$folder" || exit 1
export PATH="$folder:$PATH"

# The indented lines after "Example:" or "Examples:", up to the end of the help.
examples() { sed -n '/^Examples\?:$/,$p' | grep '^  ' | sed 's/^  //'; }

# The commands that a help text lists.
commands() { sed -n '/^Commands:/,/^$/p' | sed -n 's/^  \([a-z]\+\).*/\1/p'; }

all=('')
for command in $(beeline --help | commands); do
  all+=("$command")
  for below in $(beeline "$command" --help | commands); do all+=("$command $below"); done
done
count=0
for command in "${all[@]}"; do
  # shellcheck disable=SC2086
  lines=$(beeline $command --help | examples)
  if [[ -z $lines ]]; then
    echo "beeline $command --help has no example"
    exit 1
  fi
  while IFS= read -r line; do
    if ! bash -o pipefail -c "$line" </dev/null >output 2>&1; then
      echo "this example of beeline $command --help fails: $line"
      cat output
      exit 1
    fi
    ((++count))
  done <<<"$lines"
done
if ((count < 20)); then
  echo "only $count examples were found"
  exit 1
fi
echo "$count examples work"
