# shellcheck shell=bash
# Sourced by bin/recto: installs what was built for one user or all of them, and takes it away again.
#
# What is installed is written into a list with its checksums, and so are the folders that are made for it, before
# anything is copied: what stops in the middle is taken away like the rest. Only what is in that list is ever replaced
# or removed, and files that were changed since are left where they are.

app_id=org.recto.Viewer
icon_sizes=(16 24 32 48 64 128 256 512)
install_stopped=no

install_usage() {
  cat <<END
Usage: bin/recto install [options]
       bin/recto uninstall [options]

Installs the tool, the window and its desktop entry, icons, file types, manual pages and shell
completions, after building what is missing or out of date; or removes what was installed.

Options:
  --prefix DIR  Where to (default ~/.local); DESTDIR is put in front of it where files go
  --no-build    Install what was built before
  --from DIR    Install the programs of this folder (default .build/release); implies --no-build
  -h, --help    Show this help
END
}

install_say() { printf 'bin/recto: %s\n' "$*" >&2; }

install_fail() {
  install_say "$@"
  exit 1
}

# run_install ROOT install|uninstall ARGUMENT…
run_install() {
  local root=$1 action=$2 prefix=${HOME:+$HOME/.local} from='' builds=yes
  shift 2
  while [ $# -gt 0 ]; do
    case $1 in
      --prefix | --from)
        if [ $# -lt 2 ] || [ -z "$2" ]; then
          install_say "$1 needs a folder"
          exit 2
        fi
        if [ "$1" = --prefix ]; then prefix=$2; else from=$2 builds=no; fi
        shift
        ;;
      --prefix=?*) prefix=${1#*=} ;;
      --from=?*) from=${1#*=} builds=no ;;
      --no-build) builds=no ;;
      -h | --help)
        install_usage
        exit 0
        ;;
      *)
        install_say "'$1' is no option of $action; --help names them"
        exit 2
        ;;
    esac
    shift
  done
  [ -n "$prefix" ] || install_fail "HOME is not set; say where to by --prefix"
  # Programs are started from anywhere: what names them has to be whole.
  prefix=$(realpath -ms -- "$prefix")
  local target=${DESTDIR:-}$prefix
  local list=$target/share/recto/installed-files
  if [ "$action" = uninstall ]; then
    uninstall_files "$target" "$list"
    refresh_databases "$target"
    return
  fi
  [ -z "$from" ] || from=$(realpath -m -- "$from")
  if [ "$builds" = yes ]; then
    "$root/bin/setup" --quiet core desktop
    build_release "$root" recto Sources
    build_release "$root" libRectoSyntax.so Sources/CSyntaxShim
    build_release "$root" recto-media Sources/MediaReader
    build_release "$root" recto-app Sources
  fi
  # Cleaned up by the caller's shell when it ends, however that is.
  install_staging=$(mktemp -d)
  install_target=$target
  trap end_install EXIT
  stage_files "$root" "${from:-$root/.build/release}" "$prefix" "$install_staging"
  install_files "$install_staging" "$target" "$list"
  install_stopped=no
  refresh_databases "$target"
  say_installed "$prefix" "$target"
}

# Says what to do about what stopped in the middle.
end_install() {
  rm -rf -- "$install_staging"
  if [ "$install_stopped" = yes ]; then
    install_say "stopped before everything was in $install_target: install once more when the reason is gone," \
      "or take away what is there by 'bin/recto uninstall' with the same --prefix"
  fi
}

# Puts everything together in a folder of its own, so that nothing is installed by halves.
stage_files() {
  local root=$1 from=$2 prefix=$3 staging=$4 name size
  local desktop=$root/packaging/desktop share=$staging/share
  for name in recto recto-app; do
    [ -x "$from/$name" ] || install_fail "$from/$name is not built"
  done
  # Programs and what they load stand side by side; the links are followed to find it.
  mkdir -p -- "$staging/lib/recto" "$staging/bin"
  for name in recto recto-app recto-media libRectoSyntax.so; do
    [ -e "$from/$name" ] || continue
    install -m 755 -- "$from/$name" "$staging/lib/recto/$name"
  done
  for name in recto recto-app; do ln -s "../lib/recto/$name" "$staging/bin/$name"; done

  mkdir -p -- "$share/applications" "$share/mime/packages" "$share/man/man1" \
    "$share/bash-completion/completions" "$share/zsh/site-functions" \
    "$share/fish/vendor_completions.d"
  desktop_entry "$desktop/$app_id.desktop" "$prefix" >"$share/applications/$app_id.desktop"
  install -m 644 -- "$desktop/$app_id.mime.xml" "$share/mime/packages/$app_id.xml"
  local icons=$share/icons/hicolor
  install -D -m 644 -- "$desktop/$app_id.svg" "$icons/scalable/apps/$app_id.svg"
  for size in "${icon_sizes[@]}"; do
    install -D -m 644 -- "$desktop/icons/$size.png" "$icons/${size}x$size/apps/$app_id.png"
  done
  install -m 644 -- "$desktop/recto-app.1" "$share/man/man1/recto-app.1"
  local recto=$staging/lib/recto/recto
  "$recto" manual >"$share/man/man1/recto.1"
  "$recto" completion bash >"$share/bash-completion/completions/recto"
  "$recto" completion zsh >"$share/zsh/site-functions/_recto"
  "$recto" completion fish >"$share/fish/vendor_completions.d/recto.fish"
  find "$staging" -type f ! -perm -u=x -exec chmod 644 {} +
  find "$staging" -type d -exec chmod 755 {} +
}

# The entry with the program's own path: ~/.local/bin is not where every desktop looks.
desktop_entry() {
  local entry=$1 program=$2/bin/recto-app line
  # Quoted for the line, then once more for the file (Desktop Entry Specification, "The Exec key").
  program=$(printf '%s' "$program" | sed -e 's/[\\"`$]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g')
  while IFS= read -r line; do
    case $line in
      Exec=recto-app\ *) printf 'Exec="%s" %s\n' "$program" "${line#* }" ;;
      *) printf '%s\n' "$line" ;;
    esac
  done <"$entry"
}

# What a path holds: a checksum, or where a link leads.
state_of() {
  if [ -L "$1" ]; then
    printf 'link:%s' "$(readlink -- "$1")"
  else
    local sum
    sum=$(sha256sum <"$1")
    printf '%s' "${sum%% *}"
  fi
}

# Reads a list into what the caller calls "ours": a path's states, each behind a space. There are several where an
# installation stopped.
read_list() {
  local state path
  while IFS=' ' read -r state path; do ours[$path]="${ours[$path]:-} $state"; done <"$1"
}

# Whether what a path holds is one of some states.
is_ours() { [[ "$2 " == *" $(state_of "$1") "* ]]; }

install_files() {
  local staging=$1 target=$2 list=$3 path foreign=()
  local -A ours=() new=()
  if [ -f "$list" ]; then read_list "$list"; fi
  local paths=()
  while IFS= read -r -d '' path; do paths+=("${path#./}"); done \
    < <(cd -- "$staging" && find . ! -type d -print0 | sort -z)
  for path in "${paths[@]}"; do
    if [ -e "$target/$path" ] || [ -L "$target/$path" ]; then
      if [ -d "$target/$path" ] && [ ! -L "$target/$path" ]; then
        foreign+=("$target/$path")
      elif ! is_ours "$target/$path" "${ours[$path]:-} $(state_of "$staging/$path")"; then
        foreign+=("$target/$path")
      fi
    fi
  done
  if [ ${#foreign[@]} -gt 0 ]; then
    install_say "these are not what bin/recto install put there; move them away first:"
    printf '  %s\n' "${foreign[@]}" >&2
    exit 1
  fi
  mkdir -p -- "$target" || install_fail "$target cannot be written"
  install_stopped=yes
  local made=()
  make_folder "$target" "${list#"$target/"}"
  for path in "${paths[@]}"; do new[$path]=$(state_of "$staging/$path"); done
  {
    for path in "${made[@]}"; do printf 'folder %s\n' "$path"; done
    for path in "${paths[@]}"; do printf '%s %s\n' "${new[$path]}" "$path"; done
  } >>"$list"
  for path in "${paths[@]}"; do
    make_folder "$target" "$path" "$list"
    # A new file under the old name: programs that run keep theirs.
    cp -P --preserve=mode -- "$staging/$path" "$target/$path.recto-new"
    mv -f -T -- "$target/$path.recto-new" "$target/$path"
  done
  # What an older version installed and this one does not have goes.
  local old
  for old in "${!ours[@]}"; do
    case "${ours[$old]}" in
      *' folder'*) new[$old]=folder ;;
      *) [ -n "${new[$old]:-}" ] || remove_ours "$target" "$old" "${ours[$old]}" ;;
    esac
  done
  for path in "${made[@]}"; do new[$path]=folder; done
  for path in "${!new[@]}"; do printf '%s %s\n' "${new[$path]}" "$path"; done | sort -k 2 >"$list.new"
  mv -f -- "$list.new" "$list"
}

# Makes the folder a file is to stand in; those that were missing are added to what the caller calls "made", and to
# the list where one is named.
make_folder() {
  local target=$1 folder=${2%/*}
  [ "$folder" != "$2" ] && [ ! -d "$target/$folder" ] || return 0
  make_folder "$target" "$folder" "${3:-}"
  [ -z "${3:-}" ] || printf 'folder %s\n' "$folder" >>"$3"
  mkdir -- "$target/$folder"
  made+=("$folder")
}

uninstall_files() {
  local target=$1 list=$2 path folders=()
  local -A ours=()
  [ -f "$list" ] || install_fail "nothing is installed in $target"
  read_list "$list"
  for path in "${!ours[@]}"; do
    case "${ours[$path]}" in
      *' folder'*) folders+=("$path") ;;
      *) remove_ours "$target" "$path" "${ours[$path]}" ;;
    esac
  done
  rm -f -- "$list" "$list.new"
  # What is inside before what is around it. A folder that somebody uses by now stays.
  while IFS= read -r path; do
    [ -z "$path" ] || rmdir -- "$target/$path" 2>/dev/null || true
  done < <(printf '%s\n' "${folders[@]}" | LC_ALL=C sort -r)
  install_say "removed from $target"
}

# Removes a file that is still as it was installed, in one of some states.
remove_ours() {
  local target=$1 path=$2 states=$3
  # Of an installation that stopped.
  rm -f -- "$target/$path.recto-new"
  if [ -e "$target/$path" ] || [ -L "$target/$path" ]; then
    if is_ours "$target/$path" "$states"; then
      rm -f -- "$target/$path"
    else
      install_say "$target/$path was changed and is left there"
    fi
  fi
}

# The desktop's own lists of what there is; where its programs are missing it finds out by itself.
refresh_databases() {
  local target=$1 made=()
  # A package's own scripts do that, for where the files will be.
  [ -z "${DESTDIR:-}" ] || return 0
  if command -v update-desktop-database >/dev/null && [ -d "$target/share/applications" ]; then
    update-desktop-database -q "$target/share/applications" || true
  fi
  if command -v update-mime-database >/dev/null && [ -d "$target/share/mime" ]; then
    # It wants the folder even where there is nothing left in it. That programs must be told to look there is
    # no news to who chose the place.
    make_folder "$target" share/mime/packages/any.xml
    XDG_DATA_DIRS=$target/share:${XDG_DATA_DIRS:-/usr/local/share:/usr/share} \
      update-mime-database "$target/share/mime" || true
    [ ${#made[@]} -eq 0 ] || rmdir -- "$target/share/mime/packages"
  fi
  if command -v gtk-update-icon-cache >/dev/null && [ -f "$target/share/icons/hicolor/index.theme" ]; then
    gtk-update-icon-cache -q "$target/share/icons/hicolor" || true
  fi
}

say_installed() {
  local prefix=$1 target=$2
  install_say "installed in $target"
  [ -z "${DESTDIR:-}" ] || return 0
  case ":${PATH:-}:" in
    *":$prefix/bin:"*) ;;
    *) install_say "$prefix/bin is not on the PATH; the desktop finds the window all the same" ;;
  esac
}
