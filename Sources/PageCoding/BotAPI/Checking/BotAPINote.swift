/// Something a server would refuse, or pass over in silence, in the JSON of a rich message.
public struct BotAPINote: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// The server refuses the whole message.
    case refused(JSONDecodingError)
    /// The message has several contents, though one is allowed; the server takes the first.
    case severalContents([String])
    /// A member the server knows nothing of and passes over; the name that was perhaps meant.
    case unknownMember(String, meant: String?)
  }

  public var kind: Kind
  public var path: JSONPath
  public var position: JSONPosition

  public init(kind: Kind, path: JSONPath, position: JSONPosition) {
    self.kind = kind
    self.path = path
    self.position = position
  }

  /// Whether the message would not be sent at all.
  public var isRefusal: Bool {
    if case .refused = kind { return true }
    return false
  }

  /// What is wrong and what to do about it, without the place.
  public var sentence: String {
    switch kind {
    case .refused(let error):
      return "The server answers \"\(error.botAPIDescription)\". \(error.sentence)."
    case .severalContents(let names):
      let all = names.map { "\"\($0)\"" }.joined(separator: " and ")
      return "The message has \(all); only one is allowed, and \"\(names[0])\" wins. Drop the rest."
    case .unknownMember(let name, let meant):
      let name = JSONValue.string(name).text()
      guard let meant else { return "The server ignores \(name), which it does not know; drop it." }
      return "The server ignores \(name), which it does not know; \"\(meant)\" may be meant."
    }
  }
}
