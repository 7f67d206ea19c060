extension ChatInputContent {
  /// The content with another text in a range of the flat axis: the way to change it from outside,
  /// for a suggestion, a translation, an emoji. What the flat text does not show stays.
  ///
  /// Line feeds in the new text split paragraphs. A range from one text into another makes one text
  /// of both, of the first one's kind. A range that begins or ends in a quote it does not lie in,
  /// or lies in a collapsed one, changes nothing.
  ///
  /// - Returns: The content, and where a caret belongs on its flat axis.
  public func replacingFlatRange(
    _ range: Range<Int>, with text: StyledText
  ) -> (content: ChatInputContent, caret: Int) {
    let length = length
    let lower = min(max(0, range.lowerBound), length)
    let upper = min(max(lower, range.upperBound), length)
    guard let (replaced, start) = blocks.replacingFlatRange(lower, upper, with: text) else {
      return (self, lower)
    }
    return (replacingBlocks(replaced), start + text.flatLength)
  }
}

extension [Block] {
  /// - Returns: The blocks and where the new text begins, which is in front of an atom that the
  ///   range begins in; nil when the range cannot be replaced.
  fileprivate func replacingFlatRange(
    _ lower: Int, _ upper: Int, with text: StyledText
  ) -> (blocks: [Block], start: Int)? {
    let flat = ChatInputContent.flatBlocks(of: self)
    guard let first = flat.first(where: { $0.range.upperBound >= lower }),
      let last = flat.first(where: { $0.range.upperBound >= upper })
    else { return nil }
    let head = lower - first.range.lowerBound
    let tail = upper - last.range.lowerBound
    if first.index == last.index, case .blockQuote(var quote) = self[first.index] {
      guard !quote.isCollapsed,
        let inner = Array(quote.children).replacingFlatRange(head, tail, with: text)
      else { return nil }
      quote.children = BlockSequence(inner.blocks)
      var blocks = self
      blocks[first.index] = .blockQuote(quote)
      return (blocks, first.range.lowerBound + inner.start)
    }
    guard let firstText = self[first.index].ownText, let lastText = self[last.index].ownText else {
      return nil
    }
    let from = firstText.offset(ofFlat: head, takesAtom: false)
    let isEmpty = lower == upper
    let kept = firstText.prefix(from)
    let rest = lastText.suffix(
      from: isEmpty ? from : lastText.offset(ofFlat: tail, takesAtom: true))
    var blocks = Array(self[..<first.index])
    blocks += self[first.index].lines(kept, text, rest)
    // What is not on the axis is not deleted with the texts around it.
    blocks += self[(first.index + 1)...].prefix(Swift.max(0, last.index - first.index)).filter {
      $0.flatString == nil
    }
    blocks += self[(last.index + 1)...]
    return (blocks, first.range.lowerBound + kept.flatLength)
  }
}

extension Block {
  /// The block around new text; a paragraph becomes several where the new text has lines.
  fileprivate func lines(_ head: StyledText, _ text: StyledText, _ tail: StyledText) -> [Block] {
    guard case .paragraph(let paragraph) = self else {
      return [replacingOwnText(head + text + tail)]
    }
    var lines = text.lines()
    lines[0] = head + lines[0]
    lines[lines.count - 1] = lines[lines.count - 1] + tail
    return lines.enumerated().map { index, line in
      var sibling = paragraph
      sibling.text = line
      if index > 0 { sibling.list = paragraph.list?.next }
      return .paragraph(sibling)
    }
  }
}
