# shellcheck shell=bash
# What ./beeline and ./check share: install what is missing, configure, build. To be sourced by a
# script that has set `root`, the project's directory, and `name`, which opens its messages.
#
# Everything said here goes to stderr, and nothing here reads stdin: both belong to the program.

: "${root:?}" "${name:?}"

packages=(g++ cmake ninja-build libtbb-dev libboost-dev libmimalloc-dev libfmt-dev libcli11-dev
          nlohmann-json3-dev catch2 libbenchmark-dev)
settings=()  # further -D options for CMake

program=$root/build/src/app/beeline
stamp=$root/build/.built    # as old as the start of the last build that succeeded; its text says
                            # for which machine
log=$root/build/.setup.log  # what the tools said; shown only when one of them fails

say() { printf '%s: %s\n' "$name" "$*" >&2; }

# Exit code 1 always means that the set-up failed: the program never ends with it.
fail() {  # MESSAGE
  [[ ! -s $log ]] || cat "$log" >&2
  say "$1"
  exit 1
}

# What the machine can do: the release build is made for it, and may not run on another one.
machine() { { uname -m; grep -m1 '^flags' /proc/cpuinfo; } 2>/dev/null | cksum; }

# True when the program is newer than all it is made of. A folder is newer when a file came or went.
up_to_date() {
  [[ -x $program && -e $stamp && $(<"$stamp") == "$(machine)" ]] || return 1
  [[ -z $(find "$root"/{src,include,games,patterns,CMakeLists.txt,CMakePresets.json} \
          -newer "$stamp" -print -quit 2>/dev/null) ]]
}

# Sets `missing` to those of the packages that are not installed; to none where Debian's package
# tools are not there to ask.
find_missing() {  # PACKAGE...
  local installed package
  missing=()
  type -P dpkg-query >/dev/null || return 0
  installed=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' "$@" 2>/dev/null) || true
  for package; do
    [[ $'\n'$installed$'\n' == *$'\n'"installed $package"$'\n'* ]] || missing+=("$package")
  done
}

# Installs what is missing. False when nothing was installed; then `missing` holds what is still to
# be installed, and `obstacle` why it was not.
install_missing() {  # PACKAGE...
  local apt=(env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300)
  obstacle=
  find_missing "$@"
  ((${#missing[@]} > 0)) || return 1
  if ! type -P apt-get >/dev/null; then
    obstacle='there is no apt-get'
    return 1
  fi
  if ((EUID != 0)); then
    if ! type -P sudo >/dev/null; then
      obstacle='that takes root, and there is no sudo'
      return 1
    fi
    if [[ -t 2 ]]; then apt=(sudo "${apt[@]}"); else apt=(sudo -n "${apt[@]}"); fi
  fi
  say "installing ${missing[*]}"
  "${apt[@]}" update </dev/null >>"$log" 2>&1 || true  # old lists may still do
  if ! "${apt[@]}" install -y --no-install-recommends "${missing[@]}" </dev/null >>"$log" 2>&1; then
    obstacle='apt-get failed, see above'
    return 1
  fi
}

# Ends with what the user can do about missing packages.
fail_missing() {
  local sudo='' who=''
  if ((EUID != 0)); then
    if type -P sudo >/dev/null; then sudo='sudo '; else who=', as root'; fi
  fi
  fail "cannot go on without: ${missing[*]}
$name: they could not be installed: $obstacle. Please type$who
  ${sudo}apt-get update && ${sudo}apt-get install --no-install-recommends ${missing[*]}"
}

configure() {
  local generator=Ninja fresh=()
  type -P ninja >/dev/null || generator='Unix Makefiles'
  # CMake refuses a build folder made by another generator or for a clone that has since moved.
  if ! grep -qsxF "CMAKE_GENERATOR:INTERNAL=$generator" build/CMakeCache.txt ||
     ! grep -qsxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" build/CMakeCache.txt; then
    fresh=(--fresh)
  fi
  cmake --preset release -G "$generator" "${fresh[@]}" "${settings[@]}" </dev/null >>"$log" 2>&1
}

# Configures; where that fails, or on the first start, installs what is missing. Packages that
# cannot be installed are no obstacle where CMake finds what it needs without them.
prepare() {
  missing=() obstacle=
  if [[ -e $stamp ]]; then
    say 'building...'
  else
    install_missing "${packages[@]}" || true
    say 'building (the first time takes a minute or two)...'
  fi
  ! configure || return 0
  if [[ -z $obstacle ]] && install_missing "${packages[@]}" && configure; then return 0; fi
  [[ -z $obstacle ]] || fail_missing
  if ! type -P cmake >/dev/null; then
    fail "cannot go on without CMake 3.25, a C++20 compiler, Ninja or make, and libraries; \
in Debian's packages: ${packages[*]}"
  fi
  fail "cannot configure, see above (CMake 3.25 or later is needed)"
}

set_up() (  # TARGET; a subshell: leaving it gives back the folder and the lock
  trap 'exit 130' INT
  cd "$root" || exit 1
  if ! mkdir -p build 2>/dev/null || [[ ! -w build ]]; then
    say "cannot write to $root/build"
    exit 1
  fi
  if type -P flock >/dev/null; then
    exec 9>build/.lock
    if ! flock -n 9; then
      say 'waiting for another build to end...'
      flock 9
      if [[ $1 == beeline ]] && up_to_date; then exit 0; fi
    fi
  fi

  : >"$log"
  machine >"$stamp.new"
  # Objects made for another machine would be taken for up to date.
  [[ ! -e $stamp || $(<"$stamp") == "$(<"$stamp.new")" ]] || \
    rm -rf build/{CMakeFiles,games,src,tests,bench}
  {
    prepare
    cmake --build build --parallel "$(nproc)" --target "$1" </dev/null >>"$log" 2>&1 ||
      fail 'cannot build, see above'
  } 9>&-  # a compiler cache may leave a server behind, which must not inherit the lock
  mv "$stamp.new" "$stamp"
)
