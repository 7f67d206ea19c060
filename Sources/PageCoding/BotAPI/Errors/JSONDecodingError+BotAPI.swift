extension JSONDecodingError {
  /// What a Bot API server answers to such a message: the `description` of its error, status 400.
  ///
  /// ```
  /// Bad Request: can't parse InputRichBlock: Can't find field "size"
  /// ```
  ///
  /// The server does not say where; ``path`` and ``position`` do.
  public var botAPIDescription: String {
    let (words, isFoundWhileReading) = serverWords
    guard isFoundWhileReading, let object = objectBeingRead else {
      return "Bad Request: \(JSONDecodingError.lowercasingStart(words))"
    }
    return "Bad Request: can't parse \(object): \(words)"
  }

  private var serverWords: (words: String, isFoundWhileReading: Bool) {
    switch problem {
    case .malformed, .tooLong:
      return ("can't parse rich message JSON object", false)
    case .tooDeep:
      return (BotAPIRule.depthInvalid.rawValue, false)
    case .missingField(let name):
      return ("Can't find field \"\(name)\"", true)
    case .wrongType(_, let expected):
      return wrongType(expected)
    case .invalidNumber, .invalidBase64:
      return ("Field \"\(fieldName)\" must be a valid Number", true)
    case .unknownType(let type):
      return ("type \"\(type)\" is unsupported", true)
    case .rule(let rule):
      return (rule.rawValue, rule.isFoundWhileReading)
    }
  }

  private func wrongType(_ expected: JSONType) -> (words: String, isFoundWhileReading: Bool) {
    guard expected == .object, !isField else {
      return ("Field \"\(fieldName)\" must be of type \(expected.rawValue)", true)
    }
    return path.steps.isEmpty
      ? ("object expected as rich message", false)
      : ("object expected as InputRichMessageBlock", false)
  }

  /// Whether the value is a member of an object and not an element of an array.
  private var isField: Bool {
    if case .member = path.steps.last { return true }
    return false
  }

  private var fieldName: String {
    for case .member(let name) in path.steps.reversed() { return name }
    return ""
  }

  private var objectBeingRead: String? {
    if path.passes(through: "cells") { return "PageBlockTableCell" }
    let isInBlock = path.steps.contains { step in
      if case .element = step { return true }
      return false
    }
    return isInBlock && path.steps.first != .member("media") ? "InputRichBlock" : nil
  }

  /// Error texts begin with a small letter unless they begin with a code.
  private static func lowercasingStart(_ text: String) -> String {
    guard let first = text.first, let second = text.dropFirst().first,
      second != "_", !second.isUppercase
    else { return text }
    return first.lowercased() + text.dropFirst()
  }
}
