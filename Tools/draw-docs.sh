#!/usr/bin/env bash
# Draws the pictures of README.md and Docs anew. The window's own (Docs/viewer.png) is a screenshot.
set -euo pipefail

cd -P -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/.."

bin/recto render Examples/answer.md -o Docs/answer.png

# The blocks that only articles have stand below this heading.
articles=$(sed -n '/^## In articles/,$p' Docs/gallery.md)
for file in Examples/gallery/*; do
  name=$(basename -- "${file%.*}")
  look=()
  case $articles in *"(gallery/$name.png)"*) look=(--reader) ;; esac
  bin/recto render "$file" -o "Docs/gallery/$name.png" --scale 1 --width 300 --media Examples/images "${look[@]}"
done

frames=$(mktemp -d)
trap 'rm -rf -- "$frames"' EXIT
bin/recto stream Examples/answer.md -o "$frames" --fps 10 --rate 90 --scale 1 --width 300 --force
mapfile -t all < <(printf '%s\n' "$frames"/frame-*.png)
chosen=()
for part in 1 2 3 4 5 6; do chosen+=("${all[$(((${#all[@]} - 1) * part / 6))]}"); done
montage "${chosen[@]}" -tile 3x2 -geometry +6+6 -background white Docs/streaming.png
