"""Formulas side by side: Recto, KaTeX in Chromium, ziamath. Writes pictures of a sheet with three columns.

    python3 Tests/Interop/formula_sheet.py -o DIR [--only TEXT] [--recto PATH]

Needs the Debian packages katex, nodejs and chromium, a built tool, and a Python package index.
"""

import argparse
import base64
import html
import json
import os
import pathlib
import subprocess
import sys
import venv

ROOT = pathlib.Path(__file__).resolve().parents[2]
FORMULAS = ROOT / "Tests/Interop/Formulas/formulas.txt"
ENVIRONMENT = ROOT / ".build/interop-formulas"
ZIAMATH = "ziamath==0.13"
ROWS_A_SHEET = 14

STYLE = """
body { margin: 0; background: white; font: 12px sans-serif; width: 1500px; }
table { border-collapse: collapse; width: 100%; table-layout: fixed; }
td, th { border: 1px solid #ccc; padding: 6px; text-align: center; overflow: hidden; }
td.source { text-align: left; font: 10px monospace; color: #555; width: 210px; word-wrap: break-word; }
.katex { font-size: 24px !important; }
.katex-display { margin: 0 !important; }
.error { color: #c00; }
"""

KATEX = """
const katex = require('katex');
require('katex/dist/contrib/mhchem.js');
const lines = JSON.parse(require('fs').readFileSync(0, 'utf8'));
const settings = { displayMode: true, throwOnError: false, trust: true, strict: false };
console.log(JSON.stringify(lines.map((line) => katex.renderToString(line, settings))));
"""


def groups():
    """The formulas, each with its number, in the order of the file."""
    return [line for line in FORMULAS.read_text().splitlines() if line and not line.startswith("#")]


def katex(formulas):
    done = subprocess.run(
        ["node", "-e", KATEX], input=json.dumps(formulas), capture_output=True, text=True, check=True,
        env={**os.environ, "NODE_PATH": "/usr/share/nodejs"})
    return json.loads(done.stdout)


def recto(tool, formula):
    done = subprocess.run(
        [tool, "formula", "--display", "--size", "24", "--scale", "2", "-o", "-", "--format", "png", "--", formula],
        capture_output=True)
    if done.returncode != 0:
        return f'<span class="error">{html.escape(done.stderr.decode())}</span>'
    return f'<img style="zoom:0.5" src="data:image/png;base64,{base64.b64encode(done.stdout).decode()}">'


def ziamath(formulas):
    if not ENVIRONMENT.exists():
        venv.create(ENVIRONMENT, with_pip=True)
        subprocess.run([ENVIRONMENT / "bin/pip", "install", "--quiet", ZIAMATH], check=True)
    program = """
import json, sys, ziamath
def one(line):
    try:
        return ziamath.Latex(line, size=24).svg()
    except Exception as error:
        return '<span class="error">' + type(error).__name__ + '</span>'
print(json.dumps([one(line) for line in json.load(sys.stdin)]))
"""
    done = subprocess.run(
        [ENVIRONMENT / "bin/python", "-c", program], input=json.dumps(formulas), capture_output=True,
        text=True, check=True)
    return json.loads(done.stdout.splitlines()[-1])


def sheet(rows):
    cells = "".join(
        f'<tr><td class="source">{number}. {html.escape(source)}</td>'
        + "".join(f"<td>{picture}</td>" for picture in pictures) + "</tr>"
        for number, source, pictures in rows)
    return (
        '<!doctype html><meta charset="utf-8">'
        '<link rel="stylesheet" href="file:///usr/share/javascript/katex/katex.min.css">'
        f"<style>{STYLE}</style><table><tr><th style='width:210px'></th><th>Recto</th><th>KaTeX</th>"
        f"<th>ziamath</th></tr>{cells}</table>")


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("-o", "--output", required=True, type=pathlib.Path)
    arguments.add_argument("--only", default="", help="formulas that hold this text")
    arguments.add_argument("--recto", default=str(ROOT / "bin/recto"))
    options = arguments.parse_args()
    options.output.mkdir(parents=True, exist_ok=True)
    formulas = groups()
    rows = list(zip(
        range(1, len(formulas) + 1), formulas,
        zip((recto(options.recto, formula) for formula in formulas), katex(formulas), ziamath(formulas))))
    rows = [row for row in rows if options.only in row[1]]
    for start in range(0, len(rows), ROWS_A_SHEET):
        name = options.output / f"sheet-{start // ROWS_A_SHEET + 1:02}"
        name.with_suffix(".html").write_text(sheet(rows[start:start + ROWS_A_SHEET]))
        subprocess.run(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             "--allow-file-access-from-files", f"--screenshot={name}.png", "--window-size=1500,1800",
             f"file://{name.with_suffix('.html').resolve()}"],
            check=True, capture_output=True)
        print(f"{name}.png", file=sys.stderr)


if __name__ == "__main__":
    main()
