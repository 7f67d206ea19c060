extension RichText {
  /// The text with at most `limit` levels; every character and every picture stays.
  ///
  /// What lies too deep loses the formatting around it that is one too many, from the inside out.
  /// Works on a text of any depth within a small stack.
  public func limitingDepth(_ limit: Int = NestingLimit.richText) -> RichText {
    depth <= limit ? self : clamped(to: max(1, limit))
  }

  private func clamped(to levels: Int) -> RichText {
    if case .nothing = nested { return self }
    guard levels > 2 else { return depth <= levels ? self : flattened(to: levels) }
    switch nested {
    case .nothing: return self
    case .text(let text): return replacingText(text.clamped(to: levels - 1))
    case .texts(let texts): return .concat(texts.map { $0.clamped(to: levels - 1) })
    }
  }

  /// One level holds a single leaf, two hold leaves side by side or one leaf inside of `self`.
  private func flattened(to levels: Int) -> RichText {
    let leaves = leaves
    guard levels > 1 else { return leaves.count == 1 ? leaves[0] : .plain(plainText) }
    guard leaves.count == 1 else { return .concat(leaves) }
    if case .text = nested { return replacingText(leaves[0]) }
    return leaves[0]
  }

  /// The strings and objects at the ends of the tree, neighbouring strings joined.
  private var leaves: [RichText] {
    var leaves: [RichText] = []
    var joined = ""
    func close() {
      if !joined.isEmpty { leaves.append(.plain(joined)) }
      joined = ""
    }
    for text in walk {
      switch text {
      case .plain(let string):
        joined += string
      case .image, .formula, .textCustomEmoji:
        close()
        leaves.append(text)
      case .empty, .bold, .italic, .underline, .strikethrough, .fixed, .url, .email, .concat,
        .subscript, .superscript, .marked, .phone, .anchor, .textAutoEmail, .textAutoPhone,
        .textAutoUrl, .textBankCard, .textBotCommand, .textCashtag, .textHashtag, .textMention,
        .textMentionName, .textSpoiler, .textDate, .textButton, .textTonAddress:
        break
      }
    }
    close()
    return leaves.isEmpty ? [.empty] : leaves
  }
}
