"""Reads the .tl files: constructors, their fields, and what the //@ lines say about them."""

import re
import zlib

INLINE_FIELDS = 9


class SchemaError(Exception):
    pass


class Field:
    """One argument of a constructor, without the flag words themselves."""

    def __init__(self, name, type_name, word, bit):
        self.wire_name = name
        self.name = camel(name)
        self.type = type_name
        self.word = word  # the flag word a condition looks at, None for an unconditional field
        self.bit = bit

    @property
    def is_flag(self):
        return self.type == "true"


class Constructor:
    def __init__(self, line, text):
        match = re.fullmatch(r"([\w.]+)#([0-9a-f]{8}) (.*)= ([\w.]+);", text)
        if not match:
            raise SchemaError(f"{line}: not a constructor: {text}")
        self.name, self.id, arguments, self.type = match.groups()
        self.text = text
        self.older = self.newer = None
        self.wire = []  # flag words (strings) and fields, in wire order
        for argument in arguments.split():
            name, type_name = argument.split(":", 1)
            if type_name == "#":
                self.wire.append(name)
                continue
            condition = re.fullmatch(r"(\w+)\.(\d+)\?(.+)", type_name)
            if condition:
                word, bit, type_name = condition.groups()
                self.wire.append(Field(name, type_name, word, int(bit)))
            else:
                self.wire.append(Field(name, type_name, None, None))
        if self.crc() != int(self.id, 16):
            raise SchemaError(f"{line}: the id of {self.name} should be {self.crc():08x}")
        # A bare bit beside a value on the same bit says nothing of its own.
        valued = {(f.word, f.bit) for f in self.all_fields() if f.word and not f.is_flag}
        self.fields = [
            f for f in self.all_fields() if not (f.is_flag and (f.word, f.bit) in valued)]

    def all_fields(self):
        return [part for part in self.wire if isinstance(part, Field)]

    def words(self):
        return [part for part in self.wire if isinstance(part, str)]

    def crc(self):
        """The id of a constructor is the CRC32 of its line in a normal form."""
        line = re.sub(r"#[0-9a-f]{8}", "", self.text.rstrip(";"))
        line = re.sub(r" \w+:\w+\.\d+\?true", "", line)
        line = re.sub(r"\bbytes\b(?=[ >])", "string", line).replace("<", " ").replace(">", "")
        return zlib.crc32(line.encode())

    @property
    def case(self):
        return camel(self.name.split(".")[-1])

    @property
    def is_large(self):
        return len(self.fields) > INLINE_FIELDS

    def struct_name(self):
        name = upper(self.case)
        return "Body" if name == self.type.split(".")[-1] else name


class Schema:
    def __init__(self):
        self.files = {}  # file name → constructors, in order
        self.types = {}  # TL type → constructors that Swift types are made from
        self.functions = []
        self.carried = {}
        self.docs, self.levels, self.open = {}, {}, set()

    def read_rich(self, path):
        file, older, newer, functions = None, None, None, False
        for number, line in lines(path):
            directive = re.fullmatch(r"//@ (\w+) (.+)", line)
            if directive:
                what, value = directive.groups()
                if what == "file":
                    file = self.files.setdefault(value, [])
                elif what == "doc":
                    name, text = value.split(": ", 1)
                    self.docs[name] = text
                elif what == "open":
                    self.open.update(value.split())
                elif what == "level":
                    name, kind = value.split()
                    self.levels[name] = kind
                elif what == "older":
                    older = value
                elif what == "newer":
                    newer = value
                else:
                    raise SchemaError(f"{path.name}:{number}: unknown directive {what}")
            elif line == "---functions---":
                functions = True
            elif line and not line.startswith("//"):
                constructor = Constructor(f"{path.name}:{number}", line)
                constructor.older, constructor.newer = older, newer
                older = newer = None
                file.append(constructor)
                if functions:
                    self.functions.append(constructor)
                else:
                    self.types.setdefault(constructor.type, []).append(constructor)

    def read_carried(self, path):
        for number, line in lines(path):
            if line and not line.startswith("//"):
                constructor = Constructor(f"{path.name}:{number}", line)
                if constructor.type in self.types and constructor.type not in self.open:
                    raise SchemaError(f"{path.name}:{number}: {constructor.type} is in rich.tl")
                self.carried.setdefault(constructor.type, []).append(constructor)

    def nests(self, constructor):
        """Whether a value of the constructor can hold others of its own type."""
        seen, waiting = set(), [element_type(f.type) for f in constructor.fields]
        while waiting:
            name = waiting.pop()
            if name == constructor.type:
                return True
            if name not in seen:
                seen.add(name)
                for other in self.types.get(name, []):
                    waiting += [element_type(f.type) for f in other.fields]
        return False

    def carried_types(self):
        """Types that Swift types refer to and that are kept as bytes."""
        named = set()
        for constructors in self.files.values():
            for constructor in constructors:
                named |= {element_type(f.type) for f in constructor.fields}
        return sorted(t for t in named if t in self.carried and t not in self.types)


def lines(path):
    for number, line in enumerate(path.read_text().split("\n"), 1):
        yield number, line.strip()


def camel(name):
    first, *rest = name.split("_")
    return first + "".join(upper(part) for part in rest)


def upper(name):
    return name[:1].upper() + name[1:]


def element_type(type_name):
    match = re.fullmatch(r"Vector<(.+)>", type_name)
    return match.group(1) if match else type_name
