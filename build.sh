#!/usr/bin/env bash
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")"

usage="usage: ./build.sh               build the page into dist/; open index.html then
       ./build.sh test [--all]  build, then run every check and test; --all: those that take minutes too
       ./build.sh size          build, then say what a first visit downloads
       ./build.sh serve [PORT]  serve the page for development (port 8000 by default)
       ./build.sh help          say this"

# The pinned tools live here, each version in a folder of its own, for all clones of a user.
cache="${XDG_CACHE_HOME:-$HOME/.cache}/last-coin"
wasm_pack_version=0.15.1
oldest_node=20
node_download=https://nodejs.org/en/download
get_rustup="curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh"

main() {
  case "${1-build}" in
    build | size | help) (($# <= 1)) || refuse "$@" ;;
    test) if (($# > 2)) || [[ ${2---all} != --all ]]; then refuse "$@"; fi ;;
    serve) if (($# > 2)) || [[ ! ${2-8000} =~ ^[0-9]{1,5}$ ]]; then refuse "$@"; fi ;;
    *) refuse "$@" ;;
  esac
  # One command a line: joined by && they would make bash go on after failures inside the functions.
  case "${1-build}" in
    build)
      build
      echo "Built. Open index.html, or share dist/last-coin.html or dist/last-coin.zip."
      ;;
    test)
      build
      run_tests "${2-}"
      ;;
    size)
      build
      node scripts/size.mjs
      ;;
    serve)
      prepare
      exec node scripts/serve.mjs "${2-8000}"
      ;;
    help)
      echo "$usage"
      ;;
  esac
}

refuse() {
  echo "not understood: $*" >&2
  echo "$usage" >&2
  exit 2
}

fail() {
  printf '%s\n' "$@" >&2
  exit 1
}

# ---- what the machine must have ----

# need COMMAND HOW-TO-INSTALL-IT
need() {
  command -v "$1" >/dev/null || fail "$1 is missing. This installs it:" "  $2"
}

need_tools() {
  # A shell that was open when rustup was installed does not know cargo yet.
  command -v cargo >/dev/null || PATH="$PATH:${CARGO_HOME:-$HOME/.cargo}/bin"
  need cargo "$get_rustup"
  need cc "$(as_root)apt-get install -y gcc libc6-dev"
  need node "$(as_root)apt-get install -y nodejs npm    (or, where that is older than $oldest_node: $node_download)"
  need npm "$(as_root)apt-get install -y npm"
  local node_version
  node_version=$(node --version)
  local major=${node_version#v}
  ((${major%%.*} >= oldest_node)) ||
    fail "Node ${node_version#v} is too old: $oldest_node or newer is needed, from $node_download"
}

# What goes before a command to run it as root: nothing where that is not needed.
as_root() {
  if ((EUID != 0)); then echo "sudo "; fi
}

# ---- what the build brings itself ----

prepare() {
  need_tools
  add_wasm_target
  install_tool wasm-pack "$wasm_pack_version" wasm-pack
  install_tool wasm-bindgen-cli "$(wasm_bindgen_version)" wasm-bindgen
  clear_staging
  install_npm_packages
}

add_wasm_target() {
  local target=wasm32-unknown-unknown
  [[ ! -d $(rustc --print target-libdir --target "$target") ]] || return 0
  need rustup "$get_rustup"
  rustup target add "$target"
}

# The command line tool must be exactly as old as the library that Cargo.lock names.
wasm_bindgen_version() {
  sed -n '/^name = "wasm-bindgen"$/ { n; s/^version = "\(.*\)"$/\1/p; }' Cargo.lock
}

# install_tool CRATE VERSION EXECUTABLE puts an executable of exactly this version on PATH. One that is there is used; else
# it is compiled. It is built aside and renamed into place, so that neither a stop nor another clone's build leaves half a tool.
install_tool() {
  local home="$cache/$1-$2"
  [[ -x $home/$3 ]] || [[ $("$3" --version 2>/dev/null) != "$3 $2" ]] || return 0
  if [[ ! -x $home/$3 ]]; then
    echo "Installing $1 $2 into $home (once, some minutes)"
    mkdir -p "$home"
    [[ -n $staging ]] || staging=$(mktemp -d "$cache/building.XXXXXX")
    # No optimisation, and none of the parts that are for testing over a network: the tools run for a second, and this
    # makes the wait for them shorter. The crates that both need are compiled once.
    local compile=(env CARGO_PROFILE_RELEASE_OPT_LEVEL=0 CARGO_TARGET_DIR="$staging/target"
      cargo install "$1" --version "$2" --bin "$3" --no-default-features --root "$staging")
    # Not every mirror of the registry has each version that a crate's own lock file names.
    "${compile[@]}" --locked || "${compile[@]}"
    mv -f "$staging/bin/$3" "$home/$3"
  fi
  PATH="$home:$PATH"
}

install_npm_packages() {
  if ! cmp -s package-lock.json node_modules/.installed-lock.json; then
    npm ci --ignore-scripts --no-audit --no-fund
    cp package-lock.json node_modules/.installed-lock.json
  fi
  PATH="$PWD/node_modules/.bin:$PATH"
}

# ---- building ----

# A build that stops in the middle leaves the dist/ of before, or none: it is written aside and moved.
build() {
  prepare
  build_package pkg
  build_package pkg-lab --features lab
  staging="target/dist.$$"
  mkdir -p "$staging"
  node scripts/build.mjs "$staging"
  rm -rf dist
  mv "$staging" dist
  staging=""
}

# build_package FOLDER OPTION… makes wasm/FOLDER from the core and its bindings with these options of cargo, unless it was
# made from exactly these sources and tools before.
build_package() {
  local inputs
  inputs=$(package_inputs)
  [[ $(cat "wasm/$1/.inputs" 2>/dev/null) != "$inputs" ]] || return 0
  rm -rf "wasm/$1"
  # Less inlining makes the module smaller. Messages of panics name source files: not by this machine's folders.
  local separator=$'\x1f'
  local flags=(-C llvm-args=--inline-threshold=12 --remap-path-prefix="${CARGO_HOME:-$HOME/.cargo}/registry/src=")
  CARGO_ENCODED_RUSTFLAGS=$(IFS=$separator && echo "${flags[*]}") \
    wasm-pack build wasm --out-dir "$1" --target no-modules --profile page --no-pack -- "${@:2}"
  echo "$inputs" >"wasm/$1/.inputs"
}

package_inputs() {
  {
    rustc --version
    cat build.sh package-lock.json
    find Cargo.toml Cargo.lock src wasm -path 'wasm/pkg*' -prune -o -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum
  } | sha256sum
}

# ---- testing ----

# run_tests [--all]
run_tests() {
  shopt -s globstar
  failed=()
  need_components
  need_browser

  check "Rust: format" cargo fmt --all --check
  check "Rust: lint" cargo clippy --workspace --all-targets --all-features -- -D warnings
  local lint_wasm=(cargo clippy --package last-coin-wasm --target wasm32-unknown-unknown)
  check "Rust: lint for wasm" "${lint_wasm[@]}" -- -D warnings
  check "Rust: lint of the laboratory for wasm" "${lint_wasm[@]}" --features lab -- -D warnings
  check "Rust: documentation" env RUSTDOCFLAGS="-D warnings" cargo doc --workspace --all-features --no-deps
  check "Rust: tests" cargo test --workspace
  [[ $1 != --all ]] || check "Rust: long tests" cargo test --workspace -- --ignored
  check "Page: types" tsc
  check "Page: format and lint" biome check --error-on-warnings
  check "Page and build: unit tests" node --test --test-reporter=spec www/**/*.test.js scripts/*.test.mjs
  check "Page: size" node scripts/size.mjs
  check "Page: browser tests" node --test --test-reporter=spec e2e/*.test.mjs

  if ((${#failed[@]} > 0)); then
    fail "" "FAILED" "${failed[@]/#/  }"
  fi
  printf '\nAll checks and tests passed.\n'
}

# check NAME COMMAND… runs a check under its name, and goes on when it fails so that all failures are seen at once.
check() {
  printf '\n==== %s\n' "$1"
  "${@:2}" || failed+=("$1")
}

need_components() {
  if ! cargo fmt --version >/dev/null 2>&1 || ! cargo clippy --version >/dev/null 2>&1; then
    need rustup "$get_rustup"
    rustup component add rustfmt clippy
  fi
}

# The browser tests look for the same names (e2e/browser.mjs).
need_browser() {
  ! command -v chromium chromium-browser google-chrome >/dev/null || return 0
  local install="apt-get install -y --no-install-recommends chromium"
  if ! command -v apt-get >/dev/null || { ((EUID != 0)) && ! command -v sudo >/dev/null; }; then
    fail "No Chromium was found, which the browser tests need. As root, this installs it:" "  $install"
  fi
  echo "Installing Chromium for the browser tests"
  # shellcheck disable=SC2046 # no word at all for root
  $(as_root) env DEBIAN_FRONTEND=noninteractive sh -c "apt-get update && $install"
}

# A folder that is gone when the script ends, however it ends.
staging=""
clear_staging() {
  [[ -z $staging ]] || rm -rf "$staging"
  staging=""
}
trap clear_staging EXIT
main "$@"
