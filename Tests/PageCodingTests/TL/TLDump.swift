import PageCoding

/// What was understood of a TL object, in one line: the constructor, and every field by its name.
///
/// Doubles are their bits, bytes are hexadecimal, values that are only carried along are their
/// bytes in angle brackets. `Tests/Interop/tl_peers.py` writes the same of what Telethon
/// understood.
enum TLDump {
  static func string(_ object: any TLObject) -> String {
    value(object)
  }

  private static func value(_ value: Any) -> String {
    switch value {
    case let carried as any TLCarriedObject: return bracketed(carried.carried)
    case let carried as TLCarriedBytes: return bracketed(carried)
    case let bool as Bool: return bool ? "true" : "false"
    case let number as Int32: return String(number)
    case let number as Int64: return String(number)
    case let number as Double: return padded(String(number.bitPattern, radix: 16))
    case let string as String: return "\"\(string)\""
    default: break
    }
    // An empty array of anything would pass as one of bytes.
    if type(of: value) == [UInt8].self, let bytes = value as? [UInt8] {
      return "x" + Hexadecimal.string(bytes)
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.map { self.value($0.value) } ?? "nil"
    case .collection:
      return "[" + mirror.children.map { self.value($0.value) }.joined(separator: ", ") + "]"
    case .enum:
      guard let payload = mirror.children.first else { return String(describing: value) }
      return constructor(payload.label ?? "", payload.value)
    default:
      let name = String(describing: type(of: value))
      return fields(of: mirror, name.prefix(1).lowercased() + name.dropFirst())
    }
  }

  private static func constructor(_ name: String, _ payload: Any) -> String {
    if name == "other" { return value(payload) }
    return fields(of: Mirror(reflecting: payload), name)
  }

  private static func fields(of mirror: Mirror, _ name: String) -> String {
    let fields = mirror.children.map { "\($0.label ?? "?")=\(value($0.value))" }
    return fields.isEmpty ? name : name + "(" + fields.joined(separator: ", ") + ")"
  }

  private static func bracketed(_ carried: TLCarriedBytes) -> String {
    "<" + Hexadecimal.string(carried.bytes) + ">"
  }

  private static func padded(_ digits: String) -> String {
    String(repeating: "0", count: 16 - digits.count) + digits
  }
}
