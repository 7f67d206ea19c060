import PageModel

/// Reads the blocks of a rich message and collects the media they show.
struct BotAPIDecoder {
  let form: BotAPIForm
  var media: [MediaId: Media] = [:]

  init(form: BotAPIForm) {
    self.form = form
  }

  /// - Parameter message: An `InputRichMessage` or `RichMessage` with blocks, or the array of them.
  mutating func page(_ message: JSONCursor) throws(JSONDecodingError) -> InstantPage {
    let isBare = message.type == .array
    let cursor = isBare ? message : try message.required("blocks")
    let blocks = try blocks(cursor, level: 1)
    let page = InstantPage(
      blocks: blocks, media: media, rtl: isBare ? false : try message.flag("is_rtl"))
    if form == .input { try check(page, cursor) }
    return page
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

  mutating func block(
    _ cursor: JSONCursor, level: Int
  ) throws(JSONDecodingError) -> InstantPageBlock {
    guard level <= NestingLimit.blocks else {
      throw cursor.error(.tooDeep(limit: NestingLimit.blocks))
    }
    let type = try cursor.required("type").string()
    if let block = try textBlock(type, cursor) { return block }
    if let block = try mediaBlock(type, cursor) { return block }
    switch type {
    case "list":
      return try list(cursor, level: level)
    case "blockquote":
      return try quote(cursor, level: level)
    case "details":
      return try details(cursor, level: level)
    case "collage":
      let (items, caption) = try gallery(cursor, level: level)
      return .collage(items: items, caption: caption)
    case "slideshow":
      let (items, caption) = try gallery(cursor, level: level)
      return .slideshow(items: items, caption: caption)
    default:
      // A server of tomorrow may send what this version does not know, a bot may not.
      guard form == .received, !type.isEmpty else { throw unknownType(type, cursor) }
      return .unsupported
    }
  }

  func unknownType(_ type: String, _ cursor: JSONCursor) -> JSONDecodingError {
    cursor.error(type.isEmpty ? .rule(.typeEmpty) : .unknownType(type))
  }

  // MARK: Checks of what a bot sends

  /// Refuses a part of a message from a bot; what a server sent is taken as it is.
  func refuse(
    _ cursor: JSONCursor, _ rule: BotAPIRule, if isBroken: Bool
  ) throws(JSONDecodingError) {
    if form == .input, isBroken { throw cursor.error(.rule(rule)) }
  }

  private func check(
    _ page: InstantPage, _ cursor: JSONCursor
  ) throws(JSONDecodingError) {
    if let fault = faults(of: page, cursor).first { throw fault }
  }

  /// What is wrong with a page as a whole, though each of its blocks is right.
  ///
  /// - Parameter cursor: The array of its blocks.
  func faults(of page: InstantPage, _ cursor: JSONCursor) -> [JSONDecodingError] {
    if page.blocks.isEmpty { return [cursor.error(.rule(.messageEmpty))] }
    if page.walk.allSatisfy({ $0.block?.isInvisible ?? true }) {
      return [cursor.error(.rule(.nothingVisible))]
    }
    return PageLimits().check(page).map { violation in
      cursor.error(.rule(violation.limit.rule), below: page.jsonSteps(to: violation.path))
    }
  }
}

extension InstantPageBlock {
  /// Whether a message of nothing but such blocks is refused.
  fileprivate var isInvisible: Bool {
    if case .anchor = self { return true }
    if case .divider = self { return true }
    return false
  }
}

extension LimitViolation.Limit {
  fileprivate var rule: BotAPIRule {
    switch self {
    case .characters: return .textTooLong
    case .blocks: return .blocksTooMany
    case .depth: return .depthInvalid
    case .media: return .mediaTooMany
    case .tableColumns: return .tableColumnsTooMany
    case .buttonsInRow: return .buttonCount
    case .callbackData: return .callbackData
    }
  }
}

extension InstantPage {
  /// The steps in the JSON, from the array of blocks on, to what a structural path names.
  fileprivate func jsonSteps(to path: [Int]) -> [JSONPath.Step] {
    var steps: [JSONPath.Step] = []
    for depth in path.indices {
      if depth > 0, let parent = node(at: Array(path[..<depth])) {
        if case .blockQuote(_, _, collapsed: true)? = parent.block { break }  // written as a text
        var isList = false
        if case .list? = parent.block { isList = true }
        steps.append(.member(isList ? "items" : "blocks"))
      }
      steps.append(.element(path[depth]))
    }
    return steps
  }
}
