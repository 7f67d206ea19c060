import PageModel

/// The characters of a rich text as detection sees them, and the parts that what is found may not
/// cut through.
struct DetectionText {
  private(set) var text = ""
  /// Nothing is detected here: code, links, what is an entity already.
  private(set) var closed: [Range<Int>] = []
  /// Something detected holds all of it or nothing: custom emoji.
  private(set) var whole: [Range<Int>] = []
  /// Something detected lies inside, around or apart: named places.
  private(set) var groups: [Range<Int>] = []

  init(_ text: RichText) {
    append(text)
  }

  /// What stands for an object without characters: nothing detected goes across a line end.
  static let object = "\n"

  private mutating func append(_ richText: RichText) {
    switch richText.detectionRole {
    case .characters(let string):
      text += string
    case .object:
      text += Self.object
    case .emoji(let alt):
      whole.append(appending { $0.text += alt })
    case .closed:
      closed.append(appending { $0.text += richText.plainText })
    case .group:
      groups.append(appending { $0.appendNested(richText) })
    case .style, .parts:
      appendNested(richText)
    }
  }

  private mutating func appendNested(_ richText: RichText) {
    switch richText.nested {
    case .nothing: break
    case .text(let inner): append(inner)
    case .texts(let texts): for text in texts { append(text) }
    }
  }

  private mutating func appending(_ body: (inout DetectionText) -> Void) -> Range<Int> {
    let start = text.utf8.count
    body(&self)
    return start..<text.utf8.count
  }

  /// What is found in the text, in its order.
  func stretches() -> [DetectedStretch] {
    var text = text
    let found = text.withUTF8 { EntityDetection.stretches(in: $0) }
    if found.isEmpty || (closed.isEmpty && whole.isEmpty && groups.isEmpty) { return found }
    var refused = Set<Int>()
    for range in closed { refused.formUnion(found.indices(overlapping: range)) }
    for range in whole {
      refused.formUnion(
        found.indices(overlapping: range).filter { !found[$0].range.contains(range) })
    }
    for range in groups {
      // Those in the middle lie inside; only the ones at the edges can cross.
      let overlapping = found.indices(overlapping: range)
      for index in [overlapping.first, overlapping.last].compactMap({ $0 }) {
        let stretch = found[index].range
        if !stretch.contains(range), !range.contains(stretch) { refused.insert(index) }
      }
    }
    return refused.isEmpty
      ? found : found.indices.filter { !refused.contains($0) }.map { found[$0] }
  }
}

/// What a node of a rich text is to detection.
enum DetectionRole {
  case characters(String)
  case object
  case emoji(alt: String)
  case closed
  case group
  case style
  case parts
}

extension RichText {
  var detectionRole: DetectionRole {
    switch self {
    case .empty: return .characters("")
    case .plain(let text): return .characters(text)
    case .formula, .image, .textButton: return .object
    case .textCustomEmoji(_, let alt): return .emoji(alt: alt)
    case .bold, .italic, .underline, .strikethrough, .subscript, .superscript, .marked,
      .textSpoiler:
      return .style
    case .concat: return .parts
    case .anchor: return .group
    case .fixed, .url, .email, .phone, .textAutoEmail, .textAutoPhone, .textAutoUrl, .textBankCard,
      .textBotCommand, .textCashtag, .textHashtag, .textMention, .textMentionName, .textDate,
      .textTonAddress:
      return .closed
    }
  }
}

extension [DetectedStretch] {
  /// Of stretches in the text's order, those that share a character with `range`.
  fileprivate func indices(overlapping range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return 0..<0 }
    let first = partitionIndex { $0.range.upperBound > range.lowerBound }
    var last = first
    while last < count, self[last].range.lowerBound < range.upperBound { last += 1 }
    return first..<last
  }
}
