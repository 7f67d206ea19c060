#!/usr/bin/env python3
"""Checks Recto's FlatBuffers codec against the format's own compiler, flatc (2.0 or later).

    Tests/Interop/flatbuffers_interop.py [--rounds N] [--record] [--bundle FILE]

1. Recto writes pages: those whose bytes are committed, and N random ones.
2. flatc reads each with our schema and prints it as JSON, makes bytes of that JSON, and must print
   the same JSON again. Every member of every union must have occurred.
3. Recto reads flatc's bytes. They must be the page it wrote, and written again the same bytes.

Needs flatc and nothing else (Debian: flatbuffers-compiler). --bundle runs the tests from a bundle
that has been built, in place of `swift test`. --record writes the committed bytes in
Tests/PageCodingTests/Fixtures/FlatBuffers anew, so that the tests need none of this.
"""

import argparse
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SCHEMA = ROOT / "Sources/PageCoding/FlatBuffers/Schema"
FIXTURES = ROOT / "Tests/PageCodingTests/Fixtures/FlatBuffers"
COMMITTED = ["blocks", "parts"]


def swift_test(bundle, test, variables):
    """Runs the part of the Swift tests that answers this script, by files."""
    if bundle:
        command = [bundle, "--testing-library", "swift-testing", "--filter"]
    else:
        command = os.environ.get("RECTO_SWIFT_TEST", "swift test --filter").split()
    result = subprocess.run(
        [*command, f"FlatBuffersInteropTests/{test}"], cwd=ROOT,
        env={**os.environ, **variables}, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit((result.stdout[-3000:] + result.stderr[-3000:]).strip())


def flatc(folder, *arguments):
    command = ["flatc", *arguments[:-1], "-o", folder, SCHEMA / "InstantPage.fbs"]
    # What is not a schema or JSON must stand behind two dashes.
    command += ["--", arguments[-1]] if arguments[-1].suffix == ".bin" else [arguments[-1]]
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"flatc: {result.stdout}{result.stderr}")


def through_flatc(page):
    """What flatc prints of a page, having made bytes of what it prints."""
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        copy = shutil.copy(page, folder / "page.bin")
        text = ["--json", "--strict-json", "--raw-binary"]
        flatc(folder, *text, copy)
        printed = (folder / "page.json").read_text()
        flatc(folder, "--binary", folder / "page.json")
        flatc(folder, *text, folder / "page.bin")
        if (folder / "page.json").read_text() != printed:
            sys.exit(f"{page.name}: flatc prints its own bytes differently")
        shutil.copy(folder / "page.bin", page.with_suffix(".flatc.bin"))
        return json.loads(printed)


def union_members():
    """The members of every union of the schema, by the union's name."""
    unions = {}
    for file in SCHEMA.glob("*.fbs"):
        for name, members in re.findall(r"^union (\w+) \{([^}]*)\}", file.read_text(), re.M):
            unions[name] = set(re.findall(r"\w+", members))
    return unions


def kinds(value):
    """The members of unions that occur in what flatc printed."""
    if isinstance(value, list):
        return set().union(*map(kinds, value)) if value else set()
    if not isinstance(value, dict):
        return set()
    own = {kind for key, kind in value.items() if key.endswith("_type") and isinstance(kind, str)}
    return own.union(*map(kinds, value.values()))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=200, help="how many random pages")
    parser.add_argument("--record", action="store_true", help="write the committed bytes anew")
    parser.add_argument("--bundle", help="a test bundle that has been built")
    arguments, _ = parser.parse_known_args()
    if shutil.which("flatc") is None:
        sys.exit("flatc is not installed: apt-get install flatbuffers-compiler")
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        swift_test(arguments.bundle, "write", {
            "RECTO_FLATBUFFERS_OUTPUT": str(folder),
            "RECTO_FLATBUFFERS_ROUNDS": str(arguments.rounds)})
        pages = sorted(folder.glob("*.bin"))
        if not pages:
            sys.exit("Recto wrote no pages: has its test been built?")
        seen = set().union(*(kinds(through_flatc(page)) for page in pages))
        missing = {
            name: sorted(members - seen) for name, members in union_members().items()
            if members - seen}
        if missing:
            sys.exit(f"no page has {missing}")
        swift_test(arguments.bundle, "read", {"RECTO_FLATBUFFERS_INPUT": str(folder)})
        if arguments.record:
            FIXTURES.mkdir(parents=True, exist_ok=True)
            for name in COMMITTED:
                for suffix in [".bin", ".flatc.bin"]:
                    shutil.copy(folder / (name + suffix), FIXTURES / (name + suffix))
        members = sum(map(len, union_members().values()))
        print(f"flatc: {len(pages)} pages there and back, {members} union members seen")


main()
