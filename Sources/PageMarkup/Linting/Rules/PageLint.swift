import PageModel

/// The rules that a page itself tells, whatever it was written in (Bot API 10.3).
///
/// Goes through the page once; what it finds has the words to look for in the source.
struct PageLint {
  let page: InstantPage
  let options: LintOptions
  let alternativeTexts: [MediaId: String]

  /// A finding without its place.
  struct Find {
    var code: LintCode
    var path: [Int]
    /// How the thing may be spelled in the source, best first.
    var words: [String] = []
    var sentence: String
    /// What the words are to be replaced by, where that mends it.
    var replacement: String?
  }

  private(set) var finds: [Find] = []
  /// The names of places in the page; most pages have no link that asks for them.
  private lazy var anchors = Self.anchors(of: page)
  private var media = 0

  init(page: InstantPage, options: LintOptions, alternativeTexts: [MediaId: String] = [:]) {
    self.page = page
    self.options = options
    self.alternativeTexts = alternativeTexts
  }

  mutating func run() {
    var isVisible = false
    for step in page.walk {
      switch step.node {
      case .block(let block):
        isVisible = isVisible || !block.isUnseen
        check(block, at: step.path)
      case .item(let item):
        check(item, at: step.path)
      }
      for part in step.node.parts {
        switch part {
        case .text(let text, let role): check(text, role, at: step.path)
        case .medium(let id, let role): check(id, role, in: step.node, at: step.path)
        case .string, .blocks, .items: break
        }
      }
    }
    if !isVisible {
      add(
        .nothingVisible, at: [],
        "Nothing in the message can be seen; add a block that shows something.")
    }
    checkLimits()
  }

  mutating func add(
    _ code: LintCode, at path: [Int], words: [String] = [], _ sentence: String,
    replacement: String? = nil
  ) {
    finds.append(
      Find(code: code, path: path, words: words, sentence: sentence, replacement: replacement))
  }

  mutating func hasAnchor(_ name: String) -> Bool {
    anchors.contains(name)
  }

  private static func anchors(of page: InstantPage) -> Set<String> {
    var anchors: Set<String> = []
    for step in page.walk {
      if case .anchor(let name)? = step.block { anchors.insert(name) }
      for case .text(let text, _) in step.node.parts {
        for case .anchor(_, let name) in text.walk { anchors.insert(name) }
      }
    }
    return anchors
  }

  // MARK: Media

  private mutating func check(
    _ id: MediaId, _ role: MediaRole, in node: PageNode, at path: [Int]
  ) {
    media += 1
    if media == options.comfortableMedia + 1 {
      add(
        .manyMedia, at: path,
        "This is medium number \(media); some clients show \(options.comfortableMedia), so send "
          + "further ones in a message of their own.")
    }
    let address = page.media[id]?.address
    if let address, options.isDraft {
      add(
        .mediaInDraft, at: path, words: [address],
        "A draft shows only media that are on the server already; leave this one out until the "
          + "message is sent.")
    }
    switch role {
    case .image, .video:
      guard alternativeTexts[id] == nil, node.hasNoCaption else { break }
      add(
        .missingAlternative, at: path, words: [address].compactMap { $0 },
        "The picture has no caption, so who cannot see it learns nothing of it; add one.")
    case .document:
      guard let address else { break }
      add(
        .documentAddress, at: path, words: [address],
        "From an address the server takes only PDF and ZIP documents; upload others.")
    case .audio, .inlineImage, .embedCover, .authorPhoto, .articlePhoto:
      break
    }
  }

  // MARK: Limits

  private mutating func checkLimits() {
    let (usage, violations) = options.limits.read(page)
    for violation in violations {
      add(violation.limit.code, at: violation.path, violation.sentence)
    }
    for total in [
      ("characters of text", usage.characters, options.limits.characters),
      ("blocks, list items and table rows", usage.blocks, options.limits.blocks),
      ("levels", usage.depth, options.limits.depth), ("media", usage.media, options.limits.media),
    ] where total.1 <= total.2 && total.1 * 10 >= total.2 * 9 && total.2 > 0 {
      add(
        .nearLimit, at: [],
        "The message has \(total.1) of the \(total.2) \(total.0) it may have; leave room if it is "
          + "going to grow.")
    }
  }
}

extension LimitViolation.Limit {
  fileprivate var code: LintCode {
    switch self {
    case .characters: return .tooLong
    case .blocks: return .tooManyBlocks
    case .depth: return .tooDeep
    case .media: return .tooManyMedia
    case .tableColumns: return .tooManyColumns
    case .buttonsInRow: return .buttonCount
    case .callbackData: return .callbackData
    }
  }
}

extension Media {
  /// The web address the medium is to be fetched from; nil for one that lies elsewhere.
  fileprivate var address: String? {
    let resource: TelegramMediaResource?
    switch self {
    case .image(let image): resource = image.representations.last?.resource
    case .file(let file): resource = file.resource
    }
    if case .httpReference(let reference)? = resource, !reference.url.hasPrefix("data:") {
      return reference.url
    }
    return nil
  }
}

extension PageNode {
  fileprivate var hasNoCaption: Bool {
    parts.allSatisfy { part in
      if case .text(let text, .caption) = part { return text.isBlank }
      return true
    }
  }
}
