#!/usr/bin/env python3
"""Checks Recto's TL codec byte for byte against Telethon and kurigram, in both directions.

    Tests/Interop/tl_interop.py [--seed N] [--rounds N] [--record] [--bundle FILE]

1. Random values of every constructor of the schema are made. Telethon and kurigram read each and
   write it again, and must give the same bytes: from here on they are Telethon's bytes.
2. Recto reads them, says what it understood, and writes them again. The bytes must be the same,
   and what it understood must be what Telethon understood, field by field.
3. Recto writes random pages. Telethon and kurigram read and write them, to the same bytes.

--bundle runs the tests from a bundle that has been built, in place of `swift test`.

--record writes a few values of each constructor to Tests/PageCodingTests/Fixtures/TL/corpus.tsv,
so that the tests need none of this. Constructors newer than layer 229 are in step 1 and 2 only as
far as the packages know them, which is not at all: they are left out and named.
"""

import argparse
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import venv

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
ENVIRONMENT = ROOT / ".build/interop-tl"
PACKAGES = ["telethon==1.45.0", "kurigram==2.2.26"]
FIXTURE = ROOT / "Tests/PageCodingTests/Fixtures/TL/corpus.tsv"


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
sys.path.insert(0, str(ROOT / "Tools/tl"))

import tl_peers  # noqa: E402
import tl_values  # noqa: E402


def swift_test(bundle, variables):
    """Runs the part of the Swift tests that answers this script, by files."""
    runner = [bundle, "--testing-library", "swift-testing"] if bundle else ["swift", "test"]
    command = [*runner, "--filter", "TLInteropTests"]
    result = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **variables}, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(result.stdout[-3000:] + result.stderr[-3000:])


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--seed", type=int, default=20260801)
    arguments.add_argument("--rounds", type=int, default=12, help="values per constructor")
    arguments.add_argument("--record", action="store_true")
    arguments.add_argument("--bundle", help="a test bundle that has been built")
    arguments = arguments.parse_args()
    schema = tl_values.load_schema(ROOT)
    random_values = random.Random(arguments.seed)
    newer = [c.name for c in schema.constructors if c.newer]
    print("not in layer 229, left out:", ", ".join(newer))

    corpus, failures = [], 0
    for constructor in schema.constructors:
        if constructor.newer or constructor.older:
            continue
        for round_number in range(arguments.rounds):
            value = tl_values.make(schema, constructor, random_values, round_number)
            problem = tl_peers.check(value)
            if problem:
                failures += 1
                print(f"{constructor.name}: {problem}")
                continue
            corpus.append((constructor, value, tl_peers.describe(schema, constructor, value)))
    print(
        f"{len(corpus)} values that Telethon gives back, {len(tl_peers.checked_by_kurigram)} of "
        f"them kurigram too; {failures} that one of them changes")

    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / "corpus").write_text(
            "".join(f"{c.type}\t{value.hex()}\n" for c, value, _ in corpus))
        swift_test(arguments.bundle, {
            "RECTO_TL_CORPUS": str(folder / "corpus"), "RECTO_TL_REPLY": str(folder / "reply"),
            "RECTO_TL_MADE": str(folder / "made")})
        replies = (folder / "reply").read_text().split("\n")[:-1]
        made = (folder / "made").read_text().split("\n")[:-1]
    if len(replies) != len(corpus):
        sys.exit(f"Recto answered {len(replies)} of {len(corpus)} values")
    for (constructor, value, description), reply in zip(corpus, replies):
        if reply != f"{value.hex()}\t{description}":
            failures += 1
            print(f"{constructor.name} {value.hex()}\n  expected {description}\n  Recto    {reply}")
    print(f"{len(replies)} values read and written by Recto")
    for line in made:
        problem = tl_peers.check(bytes.fromhex(line))
        if problem:
            failures += 1
            print(f"page by Recto: {problem}\n  {line}")
    print(f"{len(made)} pages written by Recto, read and written by Telethon and kurigram")

    if arguments.record and not failures:
        record(schema, corpus)
    print("failures:", failures)
    return 1 if failures else 0


def record(schema, corpus):
    """Of each constructor a value without optional fields and one with all, of those that Recto
    only steps over the shortest."""
    values = {}
    for entry in corpus:
        values.setdefault(entry[0], []).append(entry)
    lines = []
    for constructor, entries in values.items():
        chosen = entries[:2] if constructor.is_typed else [min(entries, key=lambda e: len(e[1]))]
        for _, value, description in chosen:
            lines.append(f"{constructor.type}\t{value.hex()}\t{description}\n")
    FIXTURE.parent.mkdir(parents=True, exist_ok=True)
    FIXTURE.write_text(
        "# type, bytes, meaning; made by Tests/Interop/tl_interop.py --record\n"
        "# with Telethon 1.45.0, layer 229\n" + "".join(sorted(set(lines))))
    print(f"recorded {len(lines)} values, {FIXTURE.stat().st_size} bytes")


if __name__ == "__main__":
    sys.exit(main())
