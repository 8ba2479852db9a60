#!/usr/bin/env bash
# Interrupts the real program in the middle of positions too hard for it, and expects the bounds so
# far on the standard output and exit code 130 within seconds.
#
#   interrupt_test.sh PROGRAM
set -u
program=$1
answer=$(mktemp)
trap 'rm -f "$answer"' EXIT

# interrupted SIGNAL EXPECTED_TEXT ARGUMENTS...
interrupted() {
  local signal=$1 expected=$2
  shift 2
  # env restores SIGINT, which shells ignore in background jobs.
  env --default-signal=INT "$program" "$@" --table-mib 64 <&0 >"$answer" &
  local pid=$!
  sleep 1
  kill -s "$signal" "$pid"
  local start=$SECONDS
  wait "$pid"
  local code=$?
  if ((code != 130 || SECONDS - start > 5)); then
    echo "$*: exit code $code after $((SECONDS - start)) s, expected 130 within 5 s"
    exit 1
  fi
  if ! grep -q "$expected" "$answer"; then
    echo "$*: expected '$expected' in:"
    cat "$answer"
    exit 1
  fi
}

interrupted INT 'Bounds so far: phi = [1-9]' solve 'hex 10x10'
interrupted TERM '"stop":"interrupted"' solve 'rex 10x10' --json
interrupted INT '? unsolved' openings --game hex --size 10
interrupted INT '? unsolved' moves 'hex 10x10'
interrupted INT 'Before any search' explain 'hex 10x10'

# A batch that waits for its next line is woken up too.
mkfifo "$answer.lines"
trap 'rm -f "$answer" "$answer.lines"' EXIT
exec 3<>"$answer.lines"
echo 'hex 2x2' >&3
interrupted INT 'line 1: hex 2x2' solve --batch - <&3
echo 'interrupts are obeyed'
