import PageModel

extension IncrementalReading {
  /// What of the tail can be shown.
  ///
  /// - Parameter all: The traits of the whole text.
  mutating func heldBack(
    _ source: Bytes, _ tail: PieceReading, _ all: PieceTraits
  ) -> PieceReading {
    let text = source.slice(tailStart..<source.count)
    return heldBack(text, tail, in: context(source.count, all), opening) ?? tail
  }

  /// What of a text that has to be read at once can be shown; nil if all of it can.
  mutating func heldBackWhole(_ source: Bytes) -> MarkupDocument? {
    guard dialect.markdown != nil else {
      let end = HTMLCompletion.end(of: source)
      if end == source.count { return nil }
      return try? dialect.parse(String(decoding: source.slice(0..<end), as: UTF8.self))
    }
    let traits = PieceTraits(source, among: constructs)
    var context = ReadingContext(state: ReadingState(dialect), sourceCount: source.count)
    context.isBudgetTight = traits.isBudgetTight
    guard let reading = try? read(source, context, nil) else { return nil }
    return heldBack(source, reading, in: context, nil)?.document
  }

  private mutating func heldBack(
    _ text: Bytes, _ reading: PieceReading, in context: ReadingContext, _ opening: BlockOpening?
  ) -> PieceReading? {
    guard let syntax = dialect.markdown else { return nil }
    var shown = HeldBackText(
      text, dialect: syntax, formulaLine: reading.unfinishedFormulaLine,
      isInCode: reading.isInFence)
    var reading = reading
    if shown.bytes.count < text.count {
      guard let shorter = try? read(shown.bytes, in: context, opening) else { return nil }
      reading = shorter
    }
    // The line that was left out may have been the end of a formula.
    if let line = reading.unfinishedFormulaLine, shown.cut(beforeLine: line) {
      guard let shorter = try? read(shown.bytes, in: context, opening) else { return nil }
      reading = shorter
    }
    let plain = shown.bytes
    shown.complete(reading.end)
    if shown.bytes == plain { return reading }
    var context = context
    context.allowsEmptyLinks = true
    return try? read(shown.bytes, in: context, opening)
  }

  private mutating func read(
    _ bytes: [UInt8], in context: ReadingContext, _ opening: BlockOpening?
  ) throws(MarkupError) -> PieceReading {
    let result = bytes.withUnsafeBufferPointer { bytes in
      Result { () throws(MarkupError) in try read(bytes, context, opening) }
    }
    return try result.get()
  }
}
