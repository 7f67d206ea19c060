# shellcheck shell=bash
# Sourced by the scripts that run a release build: rebuilds a product only where it is out of date.

# build_release ROOT FILE SOURCE…
#
# Leaves ROOT/.build/release/FILE, a program or lib….so, up to date with ROOT's package and the given folders. Says nothing
# and starts nothing but find when it already is.
build_release() {
  local root=$1 file=$2
  shift 2
  local product=${file#lib} stamp=$root/.build/release-stamps/$file
  product=${product%.so}
  if is_fresh "$root" "$file" "$stamp" "$@"; then return; fi

  "$root/bin/setup" --quiet core
  mkdir -p -- "$root/.build/release-stamps"
  # Two builds at once would wait for each other anyway; this way the second one has nothing to do.
  exec 9>"$stamp.lock"
  if ! flock --nonblock 9; then
    printf 'Waiting for another build of %s…\n' "$product" >&2
    flock 9
  fi
  if ! is_fresh "$root" "$file" "$stamp" "$@"; then
    # What is saved while the compiler runs is newer than the stamp, and built the next time.
    touch -- "$stamp.begun"
    printf 'Building %s…\n' "$product" >&2
    # The standard library inside: starts 3 ms sooner, and runs without the toolchain.
    swift build --package-path "$root" -c release --static-swift-stdlib \
      --product "$product" >&2 9>&-
    mv -f -- "$stamp.begun" "$stamp"
  fi
  exec 9>&-
}

# Folders are looked at too: a file that was deleted or renamed leaves its folder's time changed.
is_fresh() {
  local root=$1 file=$2 stamp=$3 source
  shift 3
  [ -f "$stamp" ] && [ -x "$root/.build/release/$file" ] || return 1
  local sources=("$root/Package.swift" "$root/packaging/debian-packages.txt")
  for source in "$@"; do sources+=("$root/$source"); done
  [ -z "$(find "${sources[@]}" -newer "$stamp" -print -quit)" ]
}
