"""Times Telethon on a TL object: `telethon_peer.py decode|encode FILE` prints "VERSION MILLISECONDS"."""

import statistics
import sys
import time

import telethon
from telethon.extensions import BinaryReader


def decode(data):
    with BinaryReader(data) as reader:
        return reader.tgread_object()


task, path = sys.argv[1:]
data = open(path, "rb").read()
value = decode(data)
work = (lambda: decode(data)) if task == "decode" else (lambda: bytes(value))
times = []
for _ in range(7):
    start = time.perf_counter()
    work()
    times.append(time.perf_counter() - start)
print(telethon.__version__, statistics.median(times) * 1000)
