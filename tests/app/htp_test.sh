#!/usr/bin/env bash
# Speaks HTP to the real program through pipes, as a user interface does: each answer is awaited, and
# interrupts are sent while the solver works.
#
#   htp_test.sh PROGRAM
set -u
program=$1

fail() { echo "$1"; exit 1; }

# start OPTIONS...: a new engine on file descriptors 3 (its answers) and 4 (our requests).
start() {
  coproc ENGINE { exec "$program" htp --table-mib 64 "$@"; }
  engine=$ENGINE_PID
  exec 3<&"${ENGINE[0]}" 4>&"${ENGINE[1]}"
  eval "exec ${ENGINE[0]}<&- ${ENGINE[1]}>&-"
}

# Sets `answer` to the next one, without its blank line.
next_answer() {
  local line
  answer=
  while IFS= read -r -t 20 line <&3; do
    [[ -n $line ]] || return 0
    answer+=$line$'\n'
  done
  fail "no answer after: $answer"
}

# ask REQUEST EXPECTED: the answer, pictures left out, begins so.
ask() {
  echo "$1" >&4
  next_answer
  while [[ $answer == gogui-gfx:* ]]; do next_answer; done
  [[ $answer == "$2"* ]] || fail "$1: expected $2, got $answer"
}

# ends CODE: the engine leaves by itself, with that exit code.
ends() {
  exec 4>&-
  wait "$engine"
  local code=$?
  ((code == $1)) || fail "exit code $code, expected $1"
  exec 3<&-
}

# What HexGui sends first, a game, and the solve button.
start
ask 'name' '= Beeline'
ask 'version' '= 0'
ask 'hexgui-analyze_commands' '= plist/'
ask 'boardsize 5 5' '= '
ask 'showboard' '= '
ask 'play black a2' '= '
ask 'param_dfpn use_guifx 1' '= '
ask 'dfpn-solve-state white' '= white'
ask 'genmove white' '= '
ask 'undo' '= '
ask 'quit' '= '
ends 0

# Pictures come while the solver works, and an interrupt ends it.
start
ask 'boardsize 10 10' '= '
ask 'param_dfpn use_guifx 1' '= '
echo 'dfpn-solve-state black' >&4
for _ in 1 2 3; do
  next_answer
  [[ $answer == gogui-gfx:$'\n'dfpn$'\n'VAR*LABEL*TEXT* ]] || fail "expected a picture: $answer"
done
start_seconds=$SECONDS
echo '# interrupt' >&4
next_answer
while [[ $answer == gogui-gfx:* ]]; do next_answer; done
[[ $answer == '= unknown'* ]] || fail "interrupted: expected unknown, got $answer"
((SECONDS - start_seconds <= 5)) || fail 'the interrupt took too long'

# What comes after is not interrupted, and neither is it by an interrupt that nothing waits for.
echo '# interrupt' >&4
ask 'boardsize 4' '= '
ask 'dfpn-solve-state black' '= black'

# A move that is interrupted is made at once.
ask 'boardsize 11' '= '
ask 'param_game move-time 1000' '= '
echo 'genmove black' >&4
sleep 1
echo '# interrupt' >&4
next_answer
while [[ $answer == gogui-gfx:* ]]; do next_answer; done
[[ $answer =~ ^=\ [a-k][0-9]+ ]] || fail "interrupted genmove: $answer"

# Who closes the input ends the engine, after the answers that are due.
echo 'name' >&4
exec 4>&-
next_answer
[[ $answer == '= Beeline'* ]] || fail "at the end: $answer"
ends 0

# What one engine solves, the next one knows by the database, and says how it is won.
database=$(mktemp -d)/solved.db
trap 'rm -r "${database%/*}"' EXIT
start
ask 'boardsize 5' '= '
ask 'play black a2' '= '
ask "dfpn-open-db $database" '= 0 positions'
ask 'dfpn-solve-state white' '= white'
ask 'dfpn-close-db' '= '
ask 'quit' '= '
ends 0
start --max-expansions 1
ask 'boardsize 5' '= '
ask 'play black a2' '= '
ask 'dfpn-solve-state white' '= unknown'
ask "dfpn-restore-db $database" '= 1 position'
ask 'dfpn-solve-state white' '= white'
ask 'genmove white' '= '
ask 'undo' '= '
ask 'undo' '= '
ask 'dfpn-claims black' '= '
[[ $answer == *' a2 W '* ]] || fail "expected a claim about a2, got $answer"
ask 'quit' '= '
ends 0

# Time settings hold.
start --game rex
ask 'boardsize 10' '= '
ask 'time_settings 0 2 1' '= '
start_seconds=$SECONDS
ask 'genmove black' '= '
((SECONDS - start_seconds <= 5)) || fail 'the move took too long'
ask 'quit' '= '
ends 0

# A signal ends the engine, whether it waits or works.
start
ask 'boardsize 10' '= '
kill -TERM "$engine"
ends 130
start
echo 'dfpn-solve-state black' >&4
sleep 1
kill -TERM "$engine"
ends 130
echo 'HTP is spoken'
