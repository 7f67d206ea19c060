#!/usr/bin/env python3
"""Checks Recto's Bot API JSON against aiogram's types and its TDLib JSON against TDLib's reader.

    Tests/Interop/json_interop.py [--rounds N] [--record]

1. aiogram reads the rich messages Recto wrote, those committed and N random ones, and must know every
   member; what it writes again must be the same.
2. Recto reads what aiogram wrote: the same messages, and messages built from aiogram's own classes, one
   for each, as aiogram sends them.
3. TDLib reads the pages Recto wrote. It has no function that prints a page without an account, but it
   logs every request as it understood it, member by member: that must be what Recto wrote, with nothing
   left out and nothing unknown. Recto reads it back, printed as TDLib prints JSON.

--record writes the committed lines in Tests/PageCodingTests/Fixtures/{BotAPI,TDLib} anew, so that the
tests need none of this. The variable RECTO_SWIFT_TEST replaces "swift test --filter", for options of its
own.
"""

import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import venv

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
ENVIRONMENT = ROOT / ".build/interop-json"
PACKAGES = ["aiogram==3.31.0", "tdjson==1.8.69"]
FIXTURES = ROOT / "Tests/PageCodingTests/Fixtures"


def enter_environment():
    """Starts this script again inside its virtual environment, making that first if need be."""
    python = ENVIRONMENT / "bin/python"
    if pathlib.Path(sys.prefix) == ENVIRONMENT:
        return
    if not (ENVIRONMENT / "done").exists():
        venv.create(ENVIRONMENT, with_pip=True, clear=True)
        subprocess.run([python, "-m", "pip", "install", "-q", *PACKAGES], check=True)
        (ENVIRONMENT / "done").touch()
    os.execv(python, [str(python), str(pathlib.Path(__file__).resolve()), *sys.argv[1:]])


enter_environment()
sys.dont_write_bytecode = True

import json_aiogram  # noqa: E402
import json_tdlib  # noqa: E402


def swift_test(name, variables):
    """Runs the part of the Swift tests that answers this script, by files."""
    command = os.environ.get("RECTO_SWIFT_TEST", "swift test --filter").split() + [name]
    result = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **variables}, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit((result.stdout[-3000:] + result.stderr[-3000:]).strip())


def read_lines(file):
    return file.read_text(encoding="utf-8").split("\n")[:-1]


def write_lines(file, lines):
    file.write_text("".join(line + "\n" for line in lines), encoding="utf-8")


class Report:
    """Collects what does not agree."""

    def __init__(self):
        self.failures = []
        self.checked = 0

    def same(self, where, theirs, ours):
        self.checked += 1
        if theirs != ours:
            self.failures.append(f"{where}: {difference(theirs, ours)}")

    def end(self):
        for failure in self.failures[:20]:
            print(failure)
        print(f"{self.checked} texts compared, {len(self.failures)} differ")
        sys.exit(1 if self.failures else 0)


def difference(theirs, ours, path="$"):
    """The first place where two values differ."""
    if isinstance(theirs, dict) and isinstance(ours, dict):
        for name in list(theirs) + [name for name in ours if name not in theirs]:
            if name not in theirs or name not in ours:
                return f"{path}.{name} is only {'theirs' if name in theirs else 'ours'}"
            if theirs[name] != ours[name]:
                return difference(theirs[name], ours[name], f"{path}.{name}")
    if isinstance(theirs, list) and isinstance(ours, list) and len(theirs) == len(ours):
        for index, (left, right) in enumerate(zip(theirs, ours)):
            if left != right:
                return difference(left, right, f"{path}[{index}]")
    return f"{path}: theirs {theirs!r:.80}, ours {ours!r:.80}"


def check_aiogram(folder, report):
    """Steps 1 and 2 for the files of a folder."""
    received = read_lines(folder / "received.jsonl")
    back = []
    for index, line in enumerate(received):
        written = json_aiogram.received(line)
        report.same(f"received.jsonl:{index + 1}", written, json.loads(line))
        back.append(json.dumps(written, ensure_ascii=False))
    write_lines(folder / "aiogram-received.jsonl", back)
    for index, line in enumerate(read_lines(folder / "input.jsonl")):
        report.same(f"input.jsonl:{index + 1}", json_aiogram.sent(line), json.loads(line))


def check_tdlib(pages, read, report):
    """Step 3 for the files of a folder."""
    lines = read_lines(pages)
    understood = json_tdlib.understood([json.loads(line) for line in lines])
    back = []
    for index, (line, value) in enumerate(zip(lines, understood)):
        report.same(f"{pages.name}:{index + 1}", json_tdlib.comparable(value, line), json.loads(line))
        back.append(json.dumps(value, ensure_ascii=False))
    write_lines(read, back)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--rounds", type=int, default=500, help="how many random pages")
    parser.add_argument("--record", action="store_true", help="write the committed lines anew")
    arguments = parser.parse_args()
    report = Report()

    if arguments.record:
        swift_test("FixturesTests/(receivedLines|inputLines|pageLines)", {"RECTO_RECORD": "1"})
        check_aiogram(FIXTURES / "BotAPI", report)
        write_lines(FIXTURES / "BotAPI/aiogram-input.jsonl", json_aiogram.every_input())
        check_tdlib(
            FIXTURES / "TDLib/pages.jsonl", FIXTURES / "TDLib/tdlib-read.jsonl", report)
        swift_test("FixturesTests/whatAiogramSends", {"RECTO_RECORD": "1"})
        report.end()

    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        variables = {"RECTO_INTEROP": str(folder), "RECTO_INTEROP_ROUNDS": str(arguments.rounds)}
        swift_test("JSONInteropTests/write", variables)
        check_aiogram(folder, report)
        check_tdlib(folder / "pages.jsonl", folder / "tdlib-read.jsonl", report)
        write_lines(folder / "aiogram-input.jsonl", json_aiogram.every_input())
        swift_test("JSONInteropTests/read", variables)
        committed = read_lines(FIXTURES / "BotAPI/aiogram-input.jsonl")
        for index, line in enumerate(json_aiogram.every_input()):
            report.same(f"aiogram-input.jsonl:{index + 1}", line, committed[index])
    report.end()


main()
