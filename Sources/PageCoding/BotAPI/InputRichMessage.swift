import PageModel

/// A rich message as a bot sends it: blocks, or markup for the server to parse.
public struct InputRichMessage: Sendable {
  public enum Content: Sendable {
    /// With the media the blocks show, and whether it runs from right to left.
    case page(InstantPage)
    case markdown(String)
    case html(String)
  }

  public var content: Content
  /// The media that markup binds by `tg://photo?id=` and the like, by their ids.
  public var media: [String: Media]
  public var rtl: Bool
  /// The server is not to look for links, mentions and hashtags in plain text.
  public var skipsEntityDetection: Bool

  public init(
    content: Content, media: [String: Media] = [:], rtl: Bool = false,
    skipsEntityDetection: Bool = false
  ) {
    self.content = content
    self.media = media
    self.rtl = rtl
    self.skipsEntityDetection = skipsEntityDetection
  }

  /// Reads an `InputRichMessage` (Bot API 10.3) as strictly as the server does.
  ///
  /// Where a message has several contents, blocks win over Markdown and Markdown over HTML.
  /// Members the Bot API does not know are ignored.
  ///
  /// - Parameter json: UTF-8.
  /// - Throws: What is wrong and where; ``JSONDecodingError/botAPIDescription`` has the server's
  ///   words.
  public static func decodeBotAPI(
    _ json: [UInt8]
  ) throws(JSONDecodingError) -> InputRichMessage {
    try decode(JSONDocument(json).root)
  }

  static func decode(_ root: JSONCursor) throws(JSONDecodingError) -> InputRichMessage {
    var message = try checkSurroundings(of: root)
    message.content = try content(root)
    return message
  }

  /// Everything of a message but its content.
  static func checkSurroundings(
    of root: JSONCursor
  ) throws(JSONDecodingError) -> InputRichMessage {
    try root.expect(.object)
    var message = InputRichMessage(content: .markdown(""))
    message.rtl = try root.flag("is_rtl")
    message.skipsEntityDetection = try root.flag("skip_entity_detection")
    let decoder = BotAPIDecoder(form: .input)
    for element in try root.elements("media") {
      let (id, medium) = try decoder.boundMedium(element)
      message.media[id] = medium
    }
    return message
  }

  private static func content(_ root: JSONCursor) throws(JSONDecodingError) -> Content {
    if root["blocks"] != nil {
      var decoder = BotAPIDecoder(form: .input)
      return .page(try decoder.page(root))
    }
    if let markdown = try root.text("markdown") { return .markdown(markdown) }
    if let html = try root.text("html") { return .html(html) }
    throw root.error(.rule(.messageEmpty))
  }
}

extension BotAPIDecoder {
  /// An `InputRichMessageMedia`: an id, and the medium it stands for in markup.
  fileprivate func boundMedium(
    _ cursor: JSONCursor
  ) throws(JSONDecodingError) -> (String, Media) {
    let name = try cursor.required("id")
    let id = try name.string()
    let isValid =
      (1...64).contains(id.utf8.count)
      && id.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
          return true
        default:
          return false
        }
      }
    if !isValid { throw name.error(.rule(.mediaIdentifier)) }
    let medium = try cursor.required("media")
    let type = try medium.required("type")
    guard let kind = BotAPIMediaKind(rawValue: try type.string()) else {
      throw type.error(.rule(.mediaNotAllowed))
    }
    return (id, try self.medium(kind, medium))
  }
}
