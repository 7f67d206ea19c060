/// Members that have a value to fall back to when they are missing.
extension JSONCursor {
  func flag(_ name: String) throws(JSONDecodingError) -> Bool {
    guard let member = self[name] else { return false }
    return try member.boolean()
  }

  /// - Returns: "" when there is none.
  func string(_ name: String) throws(JSONDecodingError) -> String {
    guard let member = self[name] else { return "" }
    return try member.string()
  }

  /// - Returns: nil when there is none or when it is empty.
  func text(_ name: String) throws(JSONDecodingError) -> String? {
    let text = try string(name)
    return text.isEmpty ? nil : text
  }

  /// - Returns: nil when there is none.
  func integer<Number: FixedWidthInteger>(
    _ name: String, as type: Number.Type = Number.self
  ) throws(JSONDecodingError) -> Number? {
    guard let member = self[name] else { return nil }
    return try member.integer(type)
  }

  /// - Returns: Nothing when there is none.
  func elements(_ name: String) throws(JSONDecodingError) -> JSONElements {
    guard let member = self[name] else { return .none }
    return try member.elements()
  }
}
