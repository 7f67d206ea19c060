import PageModel

/// Blocks that hold nothing, and the tags that say something of what is around them.
extension RichPageBuilder {
  /// A block that holds nothing. In text that is no paragraph it cannot stand; `text` is there
  /// instead.
  mutating func add(_ block: InstantPageBlock, replacedBy text: String) throws(MarkupError) {
    var elements: [RichElement] = []
    if innermost == .paragraph {
      elements = try endSpans()
      try endInnermost()
    }
    if frames[frames.count - 1].role == .text {
      warnOfPlace(block.voidTag)
      self.text.isBreakDue = true
      return try add(text)
    }
    if innermost.isList { try beginImpliedItem() }
    elements += try endSpans()
    try flushText()
    lastLine = max(lastLine, position.line)
    try append(block, firstLine: position.line)
    resume(elements)
  }

  /// A medium by its address; what cannot be loaded from there is replaced by its alternative
  /// text.
  mutating func addMedium(
    _ kind: RichMediaKind, at address: String, alternative: String = "", spoiler: Bool = false,
    caption: InstantPageCaption = InstantPageCaption()
  ) throws(MarkupError) {
    switch try media.add(address, as: kind, alternative: alternative, at: position) {
    case .success(let place):
      try add(
        place.kind.block(place.id, caption: caption, spoiler: spoiler), replacedBy: alternative)
    case .failure(let refusal):
      warn(.pictureRefused(refusal.reason))
      try add(alternative)
    }
  }

  /// The box before an item's text.
  mutating func checkbox(isChecked: Bool) {
    if let index = frames.lastIndex(where: { $0.kind != .paragraph }),
      case .item(let value, let style, nil) = frames[index].element,
      frames[index].blocks.isEmpty, !text.hasContent,
      index == frames.count - 1 || !frames[index].text.hasContent
    {
      frames[index].element = .item(value: value, style: style, checked: isChecked)
    } else {
      warnOfPlace(.checkbox)
    }
  }

  /// `code` right inside `pre` only says the language.
  mutating func adoptLanguage(of attributes: RichAttributes) -> Bool {
    guard spans.isEmpty, case .preformatted(let language)? = frames.last?.element else {
      return false
    }
    frames[frames.count - 1].element = .preformatted(
      language: language ?? RichRequest.language(attributes))
    return true
  }
}

extension InstantPageBlock {
  /// The tag that makes a block which holds nothing.
  fileprivate var voidTag: RichTag {
    if case .divider = self { return .rule }
    if case .map = self { return .map }
    if case .video = self { return .video }
    if case .audio = self { return .audio }
    if case .document = self { return .document }
    return .image
  }

  /// Whether a gallery shows it.
  var isMedium: Bool {
    switch self {
    case .image, .video, .audio, .document: return true
    case .unsupported, .title, .subtitle, .authorDate, .header, .subheader, .paragraph,
      .preformatted, .footer, .divider, .anchor, .list, .blockQuote, .pullQuote, .cover,
      .webEmbed, .postEmbed, .collage, .slideshow, .channelBanner, .kicker, .table, .details,
      .relatedArticles, .map, .heading, .formula, .thinking, .buttonRow:
      return false
    }
  }

  var canBeCaptioned: Bool {
    if case .map = self { return true }
    return isMedium
  }

  /// The block with a caption; blocks that have none stay as they are.
  func captioned(_ caption: InstantPageCaption) -> InstantPageBlock {
    switch self {
    case .image(let id, _, let url, let webpageId, let spoiler):
      return .image(id: id, caption: caption, url: url, webpageId: webpageId, spoiler: spoiler)
    case .video(let id, _, let autoplay, let loop, let spoiler):
      return .video(id: id, caption: caption, autoplay: autoplay, loop: loop, spoiler: spoiler)
    case .audio(let id, _): return .audio(id: id, caption: caption)
    case .document(let id, _): return .document(id: id, caption: caption)
    case .map(let latitude, let longitude, let zoom, let dimensions, _):
      return .map(
        latitude: latitude, longitude: longitude, zoom: zoom, dimensions: dimensions,
        caption: caption)
    case .unsupported, .title, .subtitle, .authorDate, .header, .subheader, .paragraph,
      .preformatted, .footer, .divider, .anchor, .list, .blockQuote, .pullQuote, .cover,
      .webEmbed, .postEmbed, .collage, .slideshow, .channelBanner, .kicker, .table, .details,
      .relatedArticles, .heading, .formula, .thinking, .buttonRow:
      return self
    }
  }
}
