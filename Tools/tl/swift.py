"""Pieces of Swift source. A body is a list of lines without indentation of its own."""

import re

from schema import element_type, upper

PRIMITIVES = {
    "int": ("Int32", "int", "i"),
    "long": ("Int64", "long", "l"),
    "double": ("Double", "double", "d"),
    "string": ("String", "string", "s"),
    "bytes": ("[UInt8]", "byteString", "s"),
    "Bool": ("Bool", "bool", "B"),
}
KEYWORDS = {"case", "default", "extension", "for", "func", "in", "init", "let", "self", "var"}


def swift_name(type_name):
    return "TL." + ".".join(upper(part) for part in type_name.split("."))


def swift_type(type_name):
    if type_name.startswith("Vector<"):
        return f"[{swift_type(element_type(type_name))}]"
    if type_name in PRIMITIVES:
        return PRIMITIVES[type_name][0]
    return swift_name(type_name)


def identifier(field):
    return f"`{field.name}`" if field.name in KEYWORDS else field.name


def field_type(field):
    if field.is_flag:
        return "Bool"
    return swift_type(field.type) + ("?" if field.word else "")


def parameter(field):
    default = " = false" if field.is_flag else " = nil" if field.word else ""
    return f"{field.name}: {field_type(field)}{default}"


def read_call(type_name):
    if type_name.startswith("Vector<"):
        element = element_type(type_name)
        if element in PRIMITIVES:
            return f"reader.{PRIMITIVES[element][1]}s()"
        return f"reader.vector(of: {swift_name(element)}.self)"
    if type_name in PRIMITIVES:
        return f"reader.{PRIMITIVES[type_name][1]}()"
    return f"{swift_name(type_name)}(from: &reader)"


def write_call(type_name, value):
    if type_name.startswith("Vector<"):
        element = element_type(type_name)
        kind = f"{PRIMITIVES[element][1]}s" if element in PRIMITIVES else "vector"
        return f"writer.{kind}({value})"
    if type_name in PRIMITIVES:
        return f"writer.{PRIMITIVES[type_name][1]}({value})"
    return f"{value}.write(to: &writer)"


def read_fields(constructor):
    out = []
    for part in constructor.wire:
        if isinstance(part, str):
            known = sum({1 << f.bit for f in constructor.all_fields() if f.word == part})
            target = f"let {part}" if known else "_"
            out.append(f"{target} = try reader.flags(known: 0x{known:x}, of: 0x{constructor.id})")
        elif part.is_flag:
            continue
        elif part.word:
            out += [
                f"var {identifier(part)}: {field_type(part)}",
                f"if {part.word}.has({part.bit}) {{",
                f"  {identifier(part)} = try {read_call(part.type)}",
                "}"]
        else:
            out.append(f"let {identifier(part)} = try {read_call(part.type)}")
    return out


def arguments(constructor, like=None):
    """The arguments that build a constructor (or its newer form `like`) from the read locals."""
    out = []
    own = {f.name: f for f in constructor.fields}
    for field in (like or constructor).fields:
        if field.name not in own:
            out.append(f"{field.name}: {'false' if field.is_flag else 'nil'}")
        elif field.is_flag:
            out.append(f"{field.name}: {field.word}.has({field.bit})")
        else:
            out.append(f"{field.name}: {identifier(field)}")
    return out


def write_fields(constructor):
    out = [f"writer.constructor(0x{constructor.id})"]
    for part in constructor.wire:
        if isinstance(part, str):
            out += write_word(constructor, part)
        elif part.is_flag:
            continue
        elif part.word:
            out.append(f"if let {identifier(part)} {{ {write_call(part.type, identifier(part))} }}")
        else:
            out.append(write_call(part.type, identifier(part)))
    return out


def write_word(constructor, word):
    conditions = {}
    for field in constructor.fields:
        if field.word == word:
            test = identifier(field) if field.is_flag else f"{identifier(field)} != nil"
            conditions.setdefault(field.bit, []).append(test)
    if not conditions:
        return ["writer.flags(0)"]
    out = [f"var {word}: UInt32 = 0"]
    for bit, tests in sorted(conditions.items()):
        out.append(f"if {' && '.join(tests)} {{ {word} |= 0x{1 << bit:x} }}")
        if len(tests) > 1:
            out += [
                f"if ({' || '.join(tests)}) && {word} & 0x{1 << bit:x} == 0 {{",
                f"  writer.fail(.fieldMissing(constructor: \"{constructor.name}\", bit: {bit}))",
                "}"]
    return out + [f"writer.flags({word})"]


def call(name, arguments):
    """A call, broken into lines of its arguments when one line would be too long."""
    if len(name) + sum(len(a) + 2 for a in arguments) < 84:
        return [f"{name}({', '.join(arguments)})"]
    return [f"{name}("] + [f"  {a}," for a in arguments[:-1]] + [f"  {arguments[-1]})"]


def indent(body, depth):
    return ["  " * depth + line if line else "" for line in body]


def struct(name, constructor, doc, conformance):
    out = [f"/// {doc}", f"public struct {name}{conformance} {{"]
    out += [f"  public var {identifier(f)}: {field_type(f)}" for f in constructor.fields]
    if constructor.fields:
        out += [""] + indent(call("public init", [parameter(f) for f in constructor.fields]), 1)
        out[-1] += " {"
        out += [f"    self.{f.name} = {identifier(f)}" for f in constructor.fields] + ["  }"]
    else:
        out.append("  public init() {}")
    return out + ["}"]


def struct_reader(constructor):
    out = [f"init(fieldsFrom reader: inout TLReader) throws(TLError) {{"]
    out += indent(read_fields(constructor), 1)
    return out + indent(call("self.init", arguments(constructor)), 1) + ["}"]


def struct_writer(constructor):
    return (["public func write(to writer: inout TLWriter) {"]
            + indent(write_fields(constructor), 1) + ["}"])
