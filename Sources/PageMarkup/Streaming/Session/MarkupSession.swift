import PageModel

/// Reads a text that grows, and reads little of it twice.
///
///     var session = MarkupSession(.richMarkdown(RichMarkupOptions()))
///     for await chunk in answer {
///       let update = session.append(chunk)
///       layout.show(session.page, changedFrom: update.firstChangedBlock)
///     }
///     session.finish()
///
/// The document is at any moment the one that the whole text becomes when it is read at once
/// (``StreamDialect/parse(_:)``). An update costs about what the last block of the text costs: blocks
/// before it are sealed. It costs as much as the whole text
/// - when a definition comes for a label that was used before, or the first `~~` for tildes that
///   were there before,
/// - in a text with footnotes, from the first definition on,
/// - and where a limit is exceeded, of which a ``MarkupError`` or a warning tells.
///
/// Long lists, tables and code are read from their last items, rows and lines. A paragraph or quote
/// without end, and text behind `$$` on a line of its own, are read from their beginning each time.
public struct MarkupSession: Sendable {
  public let dialect: StreamDialect
  /// Whether more may come.
  public private(set) var isOpen = true
  /// Why the text as it is now is refused; the page is the last one that was not.
  public private(set) var error: MarkupError?

  private var text = StreamedText()
  private var reading: IncrementalReading
  private var shown = GrowingDocument()

  /// What a session has done so far.
  public struct Statistics: Equatable, Sendable {
    /// Calls that changed the text.
    public var updates = 0
    /// Parts of the text that were parsed, sealed ones and the tail.
    public var parsedUnits = 0
    /// Bytes of these.
    public var parsedBytes = 0
    /// Sealed parts that were parsed again because something behind them changed them.
    public var rereadUnits = 0
    /// Times that the whole text was parsed at once.
    public var wholeReadings = 0
    /// Parts that are sealed now.
    public var sealedUnits = 0
  }

  /// - Parameter holdsBack: Whether the page leaves out markup that is still being typed, as long as
  ///   more may come; see ``page``.
  public init(_ dialect: StreamDialect, holdsBack: Bool = false) {
    self.dialect = dialect
    reading = IncrementalReading(dialect, holdsBack: holdsBack)
  }

  /// The page of the text as it is now.
  ///
  /// A session that holds back shows no markup as text that may still become something else: a line
  /// of markers is shown when it is complete, the header of a table with the line below it, pictures
  /// and formulas when they are closed; styles that are open are closed at the end, and a link whose
  /// address is to come has an empty one. When the session is finished the page is that of the text.
  public var page: InstantPage { shown.document.page }

  /// The text so far; half a character at its end is not part of it yet.
  public var source: String { String(decoding: text.bytes, as: UTF8.self) }

  public var statistics: Statistics {
    var statistics = reading.statistics
    statistics.sealedUnits = reading.pieces.count
    return statistics
  }

  /// The document of the text as it is now, with nothing held back; while something is, the text is
  /// read at once for it.
  ///
  /// - Throws: the ``MarkupError`` for which the text is refused.
  public func document() throws(MarkupError) -> MarkupDocument {
    if let error { throw error }
    return reading.holdsBack ? try dialect.parse(source) : shown.document
  }

  /// Adds text at the end.
  @discardableResult
  public mutating func append(_ more: String) -> MarkupUpdate {
    append(bytes: more.utf8)
  }

  /// Adds bytes of UTF-8 at the end. They may begin or end in the middle of a character.
  @discardableResult
  public mutating func append(bytes: some Sequence<UInt8>) -> MarkupUpdate {
    text.append(bytes)
    return update()
  }

  /// Puts `replacement` in the place of a part of the text.
  ///
  /// - Parameter range: Offsets in the bytes of ``source``, between characters; what lies beyond the
  ///   text is left out.
  @discardableResult
  public mutating func replace(_ range: Range<Int>, with replacement: String) -> MarkupUpdate {
    let range = text.bytes.characterRange(around: range)
    if range.lowerBound < text.bytes.count { reading.reopen(from: range.lowerBound) }
    text.replace(range, with: replacement)
    return update()
  }

  /// Makes `source` the text. What it has in common with the text before, from the beginning on, is
  /// not read again.
  @discardableResult
  public mutating func replaceAll(with source: String) -> MarkupUpdate {
    let old = text.bytes
    var common = 0
    for byte in source.utf8 {
      guard common < old.count, old[common] == byte else { break }
      common += 1
    }
    while common > 0, common < old.count, old[common].isContinuation { common -= 1 }
    let rest = String(decoding: source.utf8.dropFirst(common), as: UTF8.self)
    return replace(common..<old.count, with: rest)
  }

  /// Says that nothing more will come.
  @discardableResult
  public mutating func finish() -> MarkupUpdate {
    text.finish()
    isOpen = false
    reading.holdsBack = false
    return update()
  }

  private mutating func update() -> MarkupUpdate {
    let first = text.bytes.withUnsafeBufferPointer { source in
      reading.read(source, into: &shown, &error)
    }
    return MarkupUpdate(
      firstChangedBlock: first, blockCount: shown.document.page.blocks.count)
  }
}

extension [UInt8] {
  /// The range within the bytes, widened to the beginnings of characters.
  fileprivate func characterRange(around range: Range<Int>) -> Range<Int> {
    var lower = Swift.min(Swift.max(range.lowerBound, 0), count)
    var upper = Swift.min(Swift.max(range.upperBound, lower), count)
    while lower > 0, lower < count, self[lower].isContinuation { lower -= 1 }
    while upper < count, self[upper].isContinuation { upper += 1 }
    return lower..<upper
  }
}
