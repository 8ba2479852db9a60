#!/usr/bin/env bash
# Loads the completion script into bash and asks it what it would offer.
#
#   completion_test.sh PROGRAM
set -u
program=$1
script=$(mktemp)
trap 'rm -f "$script"' EXIT
"$program" completion bash >"$script" || exit 1
bash -n "$script" || exit 1
# shellcheck disable=SC1090
source "$script"

# offers "WORD..." EXPECTED...: completing the last word offers each of these.
offers() {
  read -ra COMP_WORDS <<<"$1"
  [[ $1 != *' ' ]] || COMP_WORDS+=('')
  COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
  _beeline
  shift
  local expected
  for expected in "$@"; do
    if [[ " ${COMPREPLY[*]} " != *" $expected "* ]]; then
      echo "${COMP_WORDS[*]}: expected $expected among: ${COMPREPLY[*]}"
      exit 1
    fi
  done
}

offers 'beeline ' solve openings convert completion options --version
offers 'beeline so' solve
offers 'beeline solve --thr' --threads
offers 'beeline openings --game ' hex rex
offers 'beeline openings --game r' rex
offers 'beeline openings --opener ' black white
offers 'beeline openings --format s' svg
offers 'beeline solve --symmetry ' on off
offers 'beeline convert --to h' hexworld hexwiki
offers 'beeline completion ' bash zsh fish
offers 'beeline bench ' speedup knockout report
offers 'beeline bench speedup --sim' --simulate
offers 'beeline bench knockout --game ' hex rex
offers 'beeline bench speedup --suite rex' rex-6x6-hard rex-6x6-replies
offers 'beeline htp --game ' hex rex
offers 'beeline htp --re' --resign

for shell in zsh fish; do
  "$program" completion $shell >"$script" || exit 1
  grep -q 'threads' "$script" || exit 1
  if type -P "$shell" >/dev/null; then "$shell" -n "$script" || exit 1; fi
done
echo 'completion works'
