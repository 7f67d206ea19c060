"""The generated files: types with their readers and writers, carried types, tables."""

from schema import element_type, upper
from swift import (
    PRIMITIVES, arguments, call, field_type, identifier, indent, parameter, read_fields, struct,
    struct_reader, struct_writer, swift_name, write_fields)


def emit_single(name, constructor, doc):
    """A type (or a function) of one constructor."""
    short = name.split(".")[-1]
    owner = ".".join(name.split(".")[:-1])
    out = [f"extension {owner} {{"] + indent(struct(short, constructor, doc, ": TLObject"), 1)
    out += ["}", "", f"extension {name} {{"]
    out += [
        "  public init(from reader: inout TLReader) throws(TLError) {",
        f"    try reader.expect(0x{constructor.id}, for: \"{constructor.type}\")",
        "    try self.init(fieldsFrom: &reader)",
        "  }", ""]
    out += indent(struct_reader(constructor), 1) + [""]
    return out + indent(struct_writer(constructor), 1) + ["}"]


def emit_enum(schema, type_name, constructors):
    name = swift_name(type_name)
    short, owner = name.split(".")[-1], ".".join(name.split(".")[:-1])
    level = schema.levels.get(type_name)
    current = [c for c in constructors if not c.older]
    doc = schema.docs[type_name]
    out = [f"extension {owner} {{", f"  /// {doc}"]
    out.append(f"  public enum {short}: TLObject {{")
    for c in current:
        if c.newer:
            out.append(f"    /// Newer than layer {int(c.newer) - 1}.")
        if not c.fields:
            out.append(f"    case {c.case}")
        elif c.is_large:
            out.append(f"    indirect case {c.case}({c.struct_name()})")
        else:
            # Boxes cost an allocation each; only what nests or is large needs one.
            boxed = level and (schema.nests(c) or len(c.fields) > 1)
            case = f"{'indirect ' if boxed else ''}case {c.case}"
            out += indent(call(case, [parameter(f) for f in c.fields]), 2)
    if type_name in schema.open:
        out.append("    /// A constructor that is kept as its bytes.")
        out.append("    case other(TLCarriedBytes)")
    out += ["  }", "}"]
    for c in current:
        if c.is_large:
            out += ["", f"extension {name} {{"]
            doc = f"The fields of `{c.name}`."
            out += indent(struct(c.struct_name(), c, doc, ": Sendable"), 1)
            out += ["}", "", f"extension {name}.{c.struct_name()} {{"]
            out += indent(struct_reader(c), 1) + [""]
            out += ["  func write(to writer: inout TLWriter) {"]
            out += indent(write_fields(c), 2) + ["  }", "}"]
    out += ["", f"extension {name} {{"]
    out += indent(enum_reader(schema, type_name, constructors, level), 1)
    out += [""] + indent(enum_writer(schema, type_name, current), 1)
    return out + ["}"]


def enum_reader(schema, type_name, constructors, level):
    newest = {c.name: c for c in constructors if not c.older}
    cases, readers = [], []
    for c in constructors:
        like = newest[c.name]
        if c.is_large:
            value = f".{c.case}(try {c.struct_name()}(fieldsFrom: &reader))"
        elif not c.fields and not like.fields and not c.words() and not level:
            value = f".{c.case}"
        else:
            function = f"read{upper(c.case)}" + (f"UpTo{c.older}" if c.older else "")
            value = function if level else f"try Self.{function}(&reader)"
            readers += ["", f"private static func {function}(",
                        "  _ reader: inout TLReader", ") throws(TLError) -> Self {"]
            readers += indent(read_fields(c), 1)
            built = call(f".{c.case}", arguments(c, like)) if like.fields else [f".{c.case}"]
            readers += indent([f"return {built[0]}"] + built[1:], 1) + ["}"]
        cases += [f"case 0x{c.id}:", f"  return {value}" if level else f"  self = {value}"]
    unknown = ["throw .unknownConstructor(",
               f"  offset: start, constructor: constructor, type: \"{type_name}\")"]
    out = ["public init(from reader: inout TLReader) throws(TLError) {"]
    if level:
        out += [f"  try reader.descend(.{level})", f"  defer {{ reader.ascend(.{level}) }}"]
    out += ["  let start = reader.offset", "  let constructor = try reader.constructor()"]
    if level:
        return out + [
            "  guard let read = Self.fields(of: constructor) else {"] + indent(unknown, 2) + [
            "  }", "  self = try read(&reader)", "}", "",
            "// Apart from the reader: a switch this large has a stack frame of kilobytes, and must",
            "// not stand on the stack once per level.",
            "private static func fields(",
            "  of constructor: UInt32",
            f") -> ((inout TLReader) throws(TLError) -> {swift_name(type_name)})? {{",
            "  switch constructor {"] + indent(cases, 1) + [
            "  default:", "    return nil", "  }", "}"] + readers
    out += ["  switch constructor {"] + indent(cases, 1) + ["  default:"]
    if type_name in schema.open:
        out.append("    self = .other(")
        out.append(f"      try reader.carriedBytes(of: \"{type_name}\", from: start))")
    else:
        out += indent(unknown, 2)
    return out + ["  }", "}"] + readers


def enum_writer(schema, type_name, constructors):
    nests = [c for c in constructors if schema.nests(c)]
    if type_name not in schema.levels or len(nests) == len(constructors):
        nests = constructors
    out = ["public func write(to writer: inout TLWriter) {", "  switch self {"]
    out += indent(sum((written_case(c) for c in nests), []), 1)
    if type_name in schema.open:
        out += ["  case .other(let carried):", "    carried.write(to: &writer)"]
    if nests is constructors:
        return out + ["  }", "}"]
    leaves = [c for c in constructors if c not in nests]
    out += ["  default:", "    writeLeaf(to: &writer)", "  }", "}", "",
            "// The constructors that hold nothing of this type; apart for the stack's sake too.",
            "private func writeLeaf(to writer: inout TLWriter) {", "  switch self {"]
    out += indent(sum((written_case(c) for c in leaves), []), 1)
    return out + ["  default:", "    break", "  }", "}"]


def written_case(c):
    if c.is_large:
        return [f"case .{c.case}(let body):", "  body.write(to: &writer)"]
    if not c.fields:
        return [f"case .{c.case}:"] + indent(write_fields(c), 1)
    bound = call(f"case .{c.case}", [f"let {identifier(f)}" for f in c.fields])
    bound[-1] += ":"
    return bound + indent(write_fields(c), 1)


def emit_file(schema, constructors):
    out, seen = [], set()
    for c in constructors:
        if c in schema.functions:
            doc = f"The request `{c.name}`; the answer is `{c.type}`."
            namespace, method = c.name.split(".")
            out += [""] + emit_single(f"TL.Functions.{upper(namespace)}.{upper(method)}", c, doc)
        elif c.type not in seen:
            seen.add(c.type)
            family = schema.types[c.type]
            if len(family) == 1 and c.type not in schema.open:
                out += [""] + emit_single(swift_name(c.type), c, schema.docs[c.type])
            else:
                out += [""] + emit_enum(schema, c.type, family)
    return out


def emit_carried(schema):
    out = []
    for name in schema.carried_types():
        out += [
            "", "extension TL {", f"  /// A value of the schema's type `{name}`, kept as its bytes.",
            f"  public struct {swift_name(name)[3:]}: TLCarriedObject {{",
            f"    public static var typeName: String {{ \"{name}\" }}",
            "    public let carried: TLCarriedBytes", "",
            "    public init(carried: TLCarriedBytes) {", "      self.carried = carried", "    }",
            "  }", "}"]
    return out


def emit_index(schema):
    """From a constructor to the Swift type that reads it."""
    out = ["", "extension TL {",
           "  /// The type that reads an object which begins with `constructor`; nil when there is none.",
           "  public static func type(of constructor: UInt32) -> (any TLObject.Type)? {",
           "    switch constructor {"]
    for type_name, family in schema.types.items():
        ids = [f"0x{c.id}" for c in family]
        out.append("    case " + ",\n      ".join(ids) + ":")
        out.append(f"      return {swift_name(type_name)}.self")
    for c in schema.functions:
        namespace, method = c.name.split(".")
        out.append(f"    case 0x{c.id}:")
        out.append(f"      return TL.Functions.{upper(namespace)}.{upper(method)}.self")
    return out + ["    default:", "      return nil", "    }", "  }", "}"]


def emit_layouts(schema):
    """The table that TLLayouts parses: type names, then a line per constructor."""
    families = {}
    for source in (schema.types, schema.carried):
        for type_name, family in source.items():
            families.setdefault(type_name, []).extend(family)
    numbers = {name: number for number, name in enumerate(families)}
    rows = []
    for type_name, family in families.items():
        for c in family:
            words, tokens = c.words(), []
            for part in c.wire:
                if isinstance(part, str):
                    tokens.append("#")
                elif not part.is_flag:
                    condition = f"{words.index(part.word) * 32 + part.bit}?" if part.word else ""
                    vector = "v" if part.type.startswith("Vector<") else ""
                    element = element_type(part.type)
                    kind = PRIMITIVES[element][2] if element in PRIMITIVES else str(numbers[element])
                    tokens.append(condition + vector + kind)
            rows.append(" ".join([c.id, str(numbers[type_name])] + tokens))
    return (["", "extension TLLayouts {",
             "  static let typeNames: StaticString = \"\"\""] + indent(list(families), 2)
            + ["    \"\"\"", "", "  /// `id type field…`; see ``TLLayouts`` for the fields' notation.",
               "  static let table: StaticString = \"\"\""] + indent(rows, 2)
            + ["    \"\"\"", "}"])
