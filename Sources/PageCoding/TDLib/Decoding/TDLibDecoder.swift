import PageModel

/// Reads blocks as TDLib prints them and collects the media they show.
struct TDLibDecoder {
  var media: [MediaId: Media] = [:]

  mutating func page(_ root: JSONCursor) throws(JSONDecodingError) -> InstantPage {
    if root.type == .array {
      let blocks = try blocks(root, level: 1)
      return InstantPage(blocks: blocks, media: media)
    }
    let type = try root.required("@type").string()
    switch type {
    case "richMessage":
      return try page(root, views: nil)
    case "webPageInstantView":
      let views: Int32 = try root.integer("view_count") ?? 0
      return try page(root, views: views)
    case "richMessageSourceBlocks":
      let blocks = try blocks(root.required("blocks"), level: 1)
      return InstantPage(blocks: blocks, media: media)
    case "inputRichMessage":
      var page = try page(root.required("source"))
      page.rtl = try root.flag("is_rtl")
      return page
    default:
      break
    }
    if let member = TDLibDecoder.envelopes[type] { return try page(root.required(member)) }
    if TDLibDecoder.isBlock(type) {
      let block = try block(root, level: 1)
      return InstantPage(blocks: [block], media: media)
    }
    // Refuses everything that is no rich text either.
    let text = try richText(root)
    return InstantPage(blocks: [.paragraph(text)], media: media)
  }

  /// What a page lies in, and in which member.
  private static let envelopes = [
    "message": "content", "messageRichMessage": "message", "inputMessageRichMessage": "message",
    "draftMessage": "content", "draftMessageContentRichMessage": "message",
    "draftMessageContentInputRichMessage": "message", "updateNewMessage": "message",
    "updateMessageContent": "new_content", "updatePendingMessage": "content",
  ]

  private static func isBlock(_ type: String) -> Bool {
    type.hasPrefix("pageBlock") || type.hasPrefix("inputPageBlock")
  }

  private mutating func page(
    _ cursor: JSONCursor, views: Int32?
  ) throws(JSONDecodingError) -> InstantPage {
    let blocks = try blocks(cursor.required("blocks"), level: 1)
    // TDLib's own reader would take a missing member for false; a dump always has it.
    let isComplete = try cursor["is_full"]?.boolean() ?? true
    return InstantPage(
      blocks: blocks, media: media, isComplete: isComplete, rtl: try cursor.flag("is_rtl"),
      views: views)
  }

  mutating func blocks(
    _ cursor: JSONCursor, level: Int
  ) throws(JSONDecodingError) -> [InstantPageBlock] {
    var blocks: [InstantPageBlock] = []
    for element in try cursor.elements() {
      blocks.append(try block(element, level: level))
    }
    return blocks
  }

  /// The blocks of a member that may be missing.
  mutating func blocks(
    in cursor: JSONCursor, level: Int
  ) throws(JSONDecodingError) -> [InstantPageBlock] {
    guard let member = cursor["blocks"] else { return [] }
    return try blocks(member, level: level)
  }

  mutating func block(
    _ cursor: JSONCursor, level: Int
  ) throws(JSONDecodingError) -> InstantPageBlock {
    guard level <= NestingLimit.blocks else {
      throw cursor.error(.tooDeep(limit: NestingLimit.blocks))
    }
    let type = try cursor.required("@type").string()
    guard TDLibDecoder.isBlock(type) else { throw cursor.error(.unknownType(type)) }
    // What a client sends has the same members under a name of its own, apart from media.
    let name = type.hasPrefix("input") ? "p" + type.dropFirst("inputP".count) : type
    if let block = try textBlock(name, cursor) { return block }
    if let block = try mediaBlock(name, cursor) { return block }
    if let block = try webPageBlock(name, cursor) { return block }
    return try container(name, cursor, level: level) ?? .unsupported
  }
}
