import CCMarkGFM

/// What is known of the `||` and `==` of the text being read.
struct PairPlaces {
  /// How many single signs of them cmark-gfm was given nodes for.
  var count = 0
  /// Pairs whose text is to be read alone: where each begins, and where it ends, signs included.
  var readAlone: [Int: Int] = [:]
}

extension MarkdownSyntax {
  /// A bar or equals sign next to another one, at each of them: a node for every sign, because a
  /// pair may begin at any of them. Which ones are pairs is seen when the whole text is read.
  ///
  /// cmark-gfm has left the backslash before an escaped sign in the text (see ``prepare(_:)``).
  func openPair(_ place: InlinePlace) -> CMarkNode? {
    let text = place.text
    let start = place.start
    if let end = pairs.readAlone[start] {
      let content = start + 2..<end - 2
      return place.node(
        OwnNode(.pair, index: text[start] == Ascii.bar ? 1 : 0), showing: content, end: end)
    }
    let isEscaped = text.isEscaped(at: start)
    if isEscaped { cmark_node_unput(place.parent, 1) }
    let isBeforeOther = start + 1 < text.count && text[start + 1] == text[start]
    let isAfterOther = start > 0 && text[start - 1] == text[start]
    guard isBeforeOther || isAfterOther else {
      return isEscaped ? place.plainText(start..<start + 1) : nil
    }
    pairs.count += 1
    return place.node(
      OwnNode(.pairSign, index: start << 1 | (isEscaped ? 1 : 0)), showing: start..<start + 1,
      end: start + 1)
  }
}
