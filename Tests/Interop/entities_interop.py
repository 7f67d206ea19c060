#!/usr/bin/env python3
"""Checks Recto's entities against TDLib's, which finds and parses them without an account, and against what aiogram
and python-telegram-bot write.

    Tests/Interop/entities_interop.py [--rounds N] [--seed N] [--show N]

Each on rows that aim at a rule and on N random texts:

1. What both find in texts. Left out of the comparison are phone numbers, which TDLib leaves to the server,
   and timestamps of media, which are Recto's timecodes and have rules of their own.
2. What both make of entities at random places.
3. What both read in the parse modes HTML, MarkdownV2 and Markdown, the words of their errors included.
4. What both read in what the two libraries write for texts and entities, and for texts alone. Where that is not
   what was written, and TDLib says so too, the library is named and counted: it is no difference.

The variable RECTO_SWIFT_TEST replaces "swift test --filter", for options of its own.
"""

import argparse
import collections
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import venv

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
ENVIRONMENT = ROOT / ".build/interop-entities"
PACKAGES = ["tdjson==1.8.69", "aiogram==3.31.0", "python-telegram-bot==22.8"]


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

import entities_corpus  # noqa: E402
import entities_formatters  # noqa: E402
import entities_tdlib  # noqa: E402


def swift_answers(requests):
    """What Recto says to the requests, by files and a part of its tests."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "requests.json").write_text(json.dumps(requests), encoding="utf-8")
        command = os.environ.get("RECTO_SWIFT_TEST", "swift test --filter").split()
        result = subprocess.run(
            command + ["EntitiesInteropTests"], cwd=ROOT,
            env={**os.environ, "RECTO_ENTITIES_INTEROP": name}, capture_output=True, text=True)
        if result.returncode != 0:
            sys.exit((result.stdout[-3000:] + result.stderr[-3000:]).strip())
        return json.loads((folder / "answers.json").read_text(encoding="utf-8"))


def comparable(answer):
    if "error" in answer:
        return answer["error"]
    spelled = [
        (f"{entity['offset']}+{entity['length']}", entity["kind"]) for entity in answer["entities"]
        if entity["kind"] != "phone" and not entity["kind"].startswith("timecode")]
    # Quotes of both kinds over the same characters come in any order.
    for index in range(1, len(spelled)):
        (place, first), (next_place, second) = spelled[index - 1:index + 1]
        if place == next_place and (first, second) == ("quote", "collapsed"):
            spelled[index - 1:index + 1] = spelled[index], spelled[index - 1]
    return answer["text"], [f"{kind} {place}" for place, kind in spelled]


class Report:
    """Collects what does not agree."""

    def __init__(self, shown):
        self.shown = shown
        self.failures = []
        self.lost = collections.Counter()
        self.written = collections.Counter()
        self.checked = collections.Counter()

    def same(self, request, theirs, ours):
        self.checked[request["operation"]] += 1
        if theirs != ours:
            self.failures.append((len(request["text"]), request, theirs, ours))

    def written_by(self, writer, is_lost):
        self.written[writer] += 1
        self.lost[writer] += is_lost

    def end(self):
        for _, request, theirs, ours in sorted(self.failures, key=lambda row: row[0])[:self.shown]:
            print(f"{request['operation']} {request['text']!r} {request.get('entities', '')}\n  theirs {theirs}\n  ours   {ours}")
        differing = collections.Counter(request["operation"] for _, request, _, _ in self.failures)
        for operation, count in self.checked.items():
            print(f"{operation}: {count} texts compared, {differing[operation]} differ")
        for writer, count in self.written.items():
            print(f"{writer}: {count} texts written, {self.lost[writer]} of them read as something else, by TDLib too")
        sys.exit(1 if self.failures else 0)


def writings(count, seed):
    """What the libraries write: a request to read it, the writer, and what should be read."""
    for text, entities in entities_corpus.formatting(count, seed, entities_tdlib.answer):
        meant = {"text": text, "entities": entities}
        for writer, mode, markup in entities_formatters.formatted(text, entities):
            yield {"operation": mode, "text": markup}, f"{writer}, {mode}", meant
        for writer, mode, markup in entities_formatters.escaped(text):
            yield {"operation": mode, "text": markup}, f"{writer}, {mode}", {"text": text, "entities": []}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--rounds", type=int, default=20000, help="how many random texts")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=20, help="how many differences to print")
    arguments = parser.parse_args()
    requests = [
        {"operation": "detect", "text": text}
        for text in entities_corpus.detection(arguments.rounds, arguments.seed)]
    requests += entities_corpus.normalization(arguments.rounds, arguments.seed)
    requests += entities_corpus.parsing(arguments.rounds, arguments.seed)
    written = list(writings(arguments.rounds // 4, arguments.seed))
    report = Report(arguments.show)
    answers = swift_answers(requests + [request for request, _, _ in written])
    for request, answer in zip(requests, answers):
        report.same(request, comparable(entities_tdlib.answer(request)), comparable(answer))
    for (request, writer, meant), answer in zip(written, answers[len(requests):]):
        theirs = comparable(entities_tdlib.answer(request))
        report.same(request, theirs, comparable(answer))
        report.written_by(writer, theirs != comparable(meant))
    report.end()


main()
