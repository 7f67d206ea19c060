/// The fields of every constructor, as a table: enough to step over a value without a Swift type.
///
/// The generated table has a line per constructor: its number, the number of its type, and its
/// fields in wire order. A field is `#` (a flag word), `i` int, `l` long, `d` double, `s` string or
/// bytes, `B` Bool, or a type's number; `v` before it makes it a vector, `9?` before that says that
/// it is there when bit 9 of the flags is set. Bits of the second flag word count from 32.
struct TLLayouts: Sendable {
  struct Layout {
    var type: UInt16
    /// Indices into ``TLLayouts/fields``.
    var fields: Range<Int>
  }

  struct Field {
    /// In place of a bit: the field is always there.
    static let always: UInt8 = .max

    var kind: Kind
    var isVector = false
    var bit = Field.always
    var type: UInt16 = 0
  }

  enum Kind {
    case flags
    case int
    case long
    case double
    case string
    case bool
    case object
  }

  /// Parsed when it is first needed, which most pages never do.
  static let current = TLLayouts()

  private(set) var fields: [Field] = []
  private var names: [Substring] = []
  private var numbers: [String: UInt16] = [:]
  private var layouts: [UInt32: Layout] = [:]

  private init() {
    names = "\(TLLayouts.typeNames)".split(separator: "\n")
    for (number, name) in names.enumerated() {
      numbers[String(name)] = UInt16(number)
    }
    for line in "\(TLLayouts.table)".split(separator: "\n") {
      let parts = line.split(separator: " ")
      guard parts.count > 1, let constructor = UInt32(parts[0], radix: 16),
        let type = UInt16(parts[1])
      else { continue }
      let start = fields.count
      fields.append(contentsOf: parts.dropFirst(2).map(TLLayouts.field))
      layouts[constructor] = Layout(type: type, fields: start..<fields.count)
    }
  }

  private static func field(_ notation: Substring) -> Field {
    var rest = notation
    var field = Field(kind: .object)
    if let mark = rest.firstIndex(of: "?") {
      field.bit = UInt8(rest[..<mark]) ?? Field.always
      rest = rest[rest.index(after: mark)...]
    }
    if rest.hasPrefix("v") {
      field.isVector = true
      rest = rest.dropFirst()
    }
    switch rest {
    case "#": field.kind = .flags
    case "i": field.kind = .int
    case "l": field.kind = .long
    case "d": field.kind = .double
    case "s": field.kind = .string
    case "B": field.kind = .bool
    default: field.type = UInt16(rest) ?? .max
    }
    return field
  }

  func layout(of constructor: UInt32) -> Layout? {
    layouts[constructor]
  }

  /// A number that no type has when the table does not know the name.
  func number(of typeName: String) -> UInt16 {
    numbers[typeName] ?? .max
  }

  func name(of type: UInt16) -> String {
    Int(type) < names.count ? String(names[Int(type)]) : "an unknown type"
  }
}
