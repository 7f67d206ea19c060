#!/usr/bin/env python3
"""Draws the example pictures, so that nobody owns them: landscape.png, harbour.png
and sail.png, which is small enough to stand in a line of text.

Run it in any folder; it writes beside itself. Needs nothing but Python's standard library.
"""

import math
import pathlib
import random
import struct
import zlib


def png(width, height, rows):
    """The bytes of an RGB PNG; each row takes the filter whose bytes look smallest."""

    def chunk(kind, data):
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    previous = bytes(width * 3)
    packed = bytearray()
    for row in rows:
        left = bytes(3) + row[:-3]
        corner = bytes(3) + previous[:-3]
        filters = [
            row,
            bytes((x - a) & 255 for x, a in zip(row, left)),
            bytes((x - b) & 255 for x, b in zip(row, previous)),
            bytes((x - (a + b >> 1)) & 255 for x, a, b in zip(row, left, previous)),
            bytes((x - paeth(a, b, c)) & 255 for x, a, b, c in zip(row, left, previous, corner)),
        ]
        best = min(range(5), key=lambda kind: sum(min(x, 256 - x) for x in filters[kind]))
        packed.append(best)
        packed += filters[best]
        previous = row
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(bytes(packed), 9))
        + chunk(b"IEND", b"")
    )


def paeth(a, b, c):
    p = a + b - c
    pa, pb, pc = abs(p - a), abs(p - b), abs(p - c)
    return a if pa <= pb and pa <= pc else b if pb <= pc else c


def mix(one, other, share):
    share = min(1.0, max(0.0, share))
    return tuple(a + (b - a) * share for a, b in zip(one, other))


def stops(table, at):
    """A colour on a gradient of (position, colour)."""
    for (low, one), (high, other) in zip(table, table[1:]):
        if at <= high:
            return mix(one, other, (at - low) / (high - low))
    return table[-1][1]


def draw(width, height, colour):
    """Rows of bytes; four samples a pixel smooth the edges."""
    for y in range(height):
        row = bytearray()
        for x in range(width):
            samples = [
                colour((x + dx) / width, (y + dy) / width, x, y)
                for dx, dy in ((0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75))
            ]
            row += bytes(round(sum(part) / 4) for part in zip(*samples))
        yield bytes(row)


def ridge(seed, base, height, roughness):
    """A hilly line: y by x, a few waves on top of each other."""
    random.seed(seed)
    waves = [
        (2 ** i * (0.8 + 0.4 * random.random()), random.random() * 6.28, roughness**i)
        for i in range(6)
    ]

    def at(x):
        return base - height * sum(a * math.sin(f * 3.0 * x + p) for f, p, a in waves)

    return at


def landscape():
    sky = [
        (0.0, (58, 96, 160)), (0.22, (120, 160, 205)), (0.36, (244, 205, 170)),
        (0.44, (252, 226, 190)),
    ]
    hills = [
        (ridge(3, 0.36, 0.028, 0.55), (150, 170, 200)),
        (ridge(8, 0.41, 0.030, 0.50), (104, 134, 160)),
        (ridge(21, 0.46, 0.026, 0.45), (64, 100, 108)),
        (ridge(34, 0.52, 0.022, 0.40), (34, 66, 62)),
    ]

    def colour(x, y, *_):
        result = stops(sky, y)
        distance = math.hypot(x - 0.68, y - 0.27)
        result = mix(result, (255, 236, 196), 0.55 * math.exp(-(distance / 0.12) ** 2))
        if distance < 0.036:
            result = (255, 246, 222)
        for line, shade in hills:
            top = line(x)
            if y > top:
                # Mist gathers at the foot of each ridge.
                result = mix(shade, (236, 222, 208), 0.5 * (y - top) / 0.12)
        return result

    return png(800, 450, draw(800, 450, colour))


def harbour():
    def colour(x, y, *_):
        horizon = 0.42
        sea = y > horizon
        result = stops(
            [(0.0, (22, 28, 66)), (0.25, (92, 70, 130)), (horizon, (236, 140, 120))],
            horizon - (y - horizon) * 0.9 if sea else y,
        )
        if sea:
            result = mix(result, (16, 24, 56), 0.35 + 0.5 * (y - horizon))
        # Two boats and what the water shows of them.
        for centre, size in ((0.3, 0.16), (0.66, 0.11)):
            dx, dy = (x - centre) / size, abs(y - horizon - 0.01) / size
            inside = dy < 1.2 and 0 < dx < (1.2 - dy) * 0.45 and dy > 0.1
            inside |= dy < 1.0 and -(1.0 - dy) * 0.35 < dx < -0.02 and dy > 0.1
            hull = dy < 0.09 and abs(dx) < 0.5 - dy
            if inside or hull:
                result = mix(result, (250, 240, 226) if inside else (40, 34, 60), 0.35 if sea else 0.95)
        return result

    return png(480, 320, draw(480, 320, colour))


def sail():
    def colour(x, y, *_):
        result = stops([(0.0, (120, 170, 220)), (0.78, (220, 235, 245)), (0.8, (40, 90, 150))], y)
        jib = 0.16 < y < 0.74 and 0.5 - (y - 0.16) * 0.5 < x < 0.48
        main = 0.08 < y < 0.74 and 0.52 < x < 0.52 + (y - 0.08) * 0.55
        hull = 0.76 < y < 0.9 and abs(x - 0.5) < 0.42 - (y - 0.76) * 0.9
        if jib or main:
            result = (252, 246, 236)
        if hull:
            result = (150, 60, 50)
        return result

    return png(24, 18, draw(24, 18, colour))


if __name__ == "__main__":
    here = pathlib.Path(__file__).parent
    (here / "landscape.png").write_bytes(landscape())
    (here / "harbour.png").write_bytes(harbour())
    (here / "sail.png").write_bytes(sail())
