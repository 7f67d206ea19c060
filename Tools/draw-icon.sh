#!/usr/bin/env bash
# Draws the application's icon anew: packaging/desktop/icon.md as Recto draws it, on a tile, in every size.
set -euo pipefail

cd -P -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/.."
icon=packaging/desktop/org.recto.Viewer.svg

if ! command -v rsvg-convert >/dev/null; then
  printf 'Tools/draw-icon.sh: rsvg-convert is missing; bin/setup test installs it\n' >&2
  exit 1
fi

message=$(mktemp --suffix=.svg)
trap 'rm -f -- "$message"' EXIT
bin/recto render packaging/desktop/icon.md -o "$message" --from rich-markdown --width 154 --text-size 26

{
  cat <<'END'
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="128" height="128" viewBox="-20 -4 176 176">
<clipPath id="tile"><rect x="-16" y="0" width="168" height="168" rx="36"/></clipPath>
<g clip-path="url(#tile)">
END
  # The ground of the chat, wider than the message; of the message its drawing, without the words for searching.
  ground=$(sed -n 's/.*<rect [^>]*fill="\(#[0-9A-Fa-f]*\)".*/\1/p' "$message" | head -n 1)
  printf '<rect x="-16" y="0" width="168" height="168" fill="%s"/>\n' "$ground"
  sed -e '/^<?xml/d' -e '/^<svg /d' -e '/^<\/svg>/d' -e 's#<text .*</text>##' -e '/^$/d' "$message"
  printf '</g>\n</svg>\n'
} >"$icon"

mkdir -p packaging/desktop/icons
for size in 16 24 32 48 64 128 256 512; do
  rsvg-convert -w "$size" -h "$size" "$icon" -o "packaging/desktop/icons/$size.png"
done
