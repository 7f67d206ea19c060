"""Random TL values, made from Recto's copy of the schema with a serialiser of its own."""

import struct

import schema as tl

WORDS = ["", "a", "Hi", "слово", "漢字かな", "🙂👍🏽", "long " * 60, "x" * 253, "y" * 254]
PRIMITIVES = {"int", "long", "double", "string", "bytes", "Bool"}


class LoadedSchema:
    def __init__(self, rich, carried):
        self.constructors = []
        self.families = {}
        for source, typed in ((rich, True), (carried, False)):
            for family in source:
                for constructor in family:
                    constructor.is_typed = typed
                    self.constructors.append(constructor)
        for constructor in self.constructors:
            if not constructor.older and not constructor.newer and not constructor.is_function:
                self.families.setdefault(constructor.type, []).append(constructor)
        self.by_id = {int(c.id, 16): c for c in self.constructors}
        self.heights = self.measure()

    def measure(self):
        """The fewest levels a value of each type needs."""
        heights = {name: 99 for name in self.families}
        changed = True
        while changed:
            changed = False
            for name, family in self.families.items():
                height = min(self.height(c, heights) for c in family)
                if height < heights[name]:
                    heights[name], changed = height, True
        return heights

    @staticmethod
    def height(constructor, heights):
        needed = [
            heights[f.type] for f in constructor.all_fields()
            if not f.word and f.type in heights]
        return 1 + max(needed, default=0)


def load_schema(root):
    parsed = tl.Schema()
    folder = root / "Sources/PageCoding/TL/Schema"
    parsed.read_rich(folder / "rich.tl")
    parsed.read_carried(folder / "carried.tl")
    functions = set(parsed.functions)
    rich = list(parsed.types.values()) + [parsed.functions]
    for family in rich + list(parsed.carried.values()):
        for constructor in family:
            constructor.is_function = constructor in functions
    loaded = LoadedSchema(rich, parsed.carried.values())
    loaded.carried_types = set(parsed.carried_types())
    return loaded


def make(schema, constructor, source, round_number):
    """Round 0 leaves every optional field out, round 1 has them all, later ones are random."""
    maker = Maker(schema, source, round_number)
    return Value(maker.value(constructor, 3), maker.has_absent_lists)


class Value(bytes):
    """The bytes of a value."""

    def __new__(cls, content, has_absent_lists):
        value = super().__new__(cls, content)
        # An optional vector that is there and empty; kurigram does not tell it from none.
        value.has_absent_lists = has_absent_lists
        return value


class Maker:
    def __init__(self, schema, source, round_number):
        self.schema = schema
        self.source = source
        self.has_absent_lists = False
        self.chance = {0: 0.0, 1: 1.0}.get(round_number, 0.5)

    def value(self, constructor, depth):
        out = struct.pack("<I", int(constructor.id, 16))
        # Below the top, optional fields thin out: all of them at every level never ends.
        chance = self.chance if depth == 3 else self.chance * 0.4
        chosen = {}
        for field in constructor.all_fields():
            if field.word:
                chosen.setdefault((field.word, field.bit), self.source.random() < chance)
        if depth <= 0:
            chosen = {key: False for key in chosen}
        for part in constructor.wire:
            if isinstance(part, str):
                bits = sum(1 << bit for (word, bit), on in chosen.items() if word == part and on)
                out += struct.pack("<I", bits)
            elif part.type != "true" and (not part.word or chosen[part.word, part.bit]):
                out += self.field(part, depth - 1)
        return out

    def field(self, field, depth):
        element = tl.element_type(field.type)
        if element == field.type:
            return self.element(element, field.wire_name, depth)
        count = 0 if depth <= 0 else self.source.choice([0, 1, 1, 2, 3])
        if field.word and count == 0:
            self.has_absent_lists = True
        return struct.pack("<Ii", 0x1cb5c415, count) + b"".join(
            self.element(element, field.wire_name, depth) for _ in range(count))

    def element(self, name, field, depth):
        source = self.source
        if name == "int":
            lowest = 0 if is_time(field) else -2**31
            return struct.pack("<i", source.choice([0, 1, 7, source.randint(lowest, 2**31 - 1)]))
        if name == "long" and field in ("user_id", "chat_id", "channel_id"):
            # Telethon reads other numbers of peers as marked ones, and rewrites them.
            return struct.pack("<q", source.randint(1, 2**40))
        if name == "long":
            return struct.pack("<q", source.choice([0, 5, source.randint(-2**63, 2**63 - 1)]))
        if name == "double":
            return struct.pack("<d", source.choice([0.0, -1.5, source.uniform(-180, 180)]))
        if name == "string":
            return string(source.choice(WORDS[:6] if depth < 2 else WORDS).encode())
        if name == "bytes":
            return string(source.randbytes(source.choice([0, 1, 4, 9])))
        if name == "Bool":
            return struct.pack("<I", source.choice([0x997275b5, 0xbc799737]))
        family = self.schema.families[name]
        if depth <= 0:
            lowest = self.schema.heights[name]
            family = [c for c in family if self.schema.height(c, self.schema.heights) == lowest]
        return self.value(source.choice(family), depth)


def is_time(field):
    """Fields that Telethon reads as moments, which have no negative numbers."""
    return any(part in field for part in ("date", "until", "expires", "time", "ts"))


def string(content):
    if len(content) < 254:
        out = bytes([len(content)]) + content
    else:
        out = b"\xfe" + len(content).to_bytes(3, "little") + content
    return out + bytes(-len(out) % 4)
