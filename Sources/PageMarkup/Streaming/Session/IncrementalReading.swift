import PageModel

/// A text of Markdown in parts: those that are sealed are not read again when text is appended, and
/// the last one, the tail, is.
///
/// A part is sealed when a block begins behind it that closes it for good (see
/// ``PieceReading/lineToCut(endsWithLine:)``). What a later text can still change in a sealed part is
/// looked for without reading it: a definition for a label in it, strikethrough next to its tildes.
/// Where parts cannot tell the whole (footnotes, limits that are exceeded), the text is read at once.
struct IncrementalReading {
  let dialect: StreamDialect
  let constructs: SourceFeatures
  /// Whether what is still being typed is held back.
  var holdsBack: Bool
  private(set) var pieces: [SealedPiece] = []
  private(set) var sums: PieceSums
  private(set) var statistics = MarkupSession.Statistics()
  /// What the sealed parts were read with.
  private var definitionsBehind: [LinkDefinition] = []
  private var hasStrikethrough = false
  private var wasTight = false
  /// What goes on in the tail.
  private(set) var opening: BlockOpening?

  private enum Outcome {
    /// The tail, and the traits of all of the text; the sealed parts before it are new if `isRebuilt`.
    case tail(PieceReading, PieceTraits, isRebuilt: Bool)
    /// The text has to be read at once.
    case whole
  }

  init(_ dialect: StreamDialect, holdsBack: Bool) {
    self.dialect = dialect
    self.holdsBack = holdsBack
    constructs = dialect.markdown?.constructs ?? []
    sums = PieceSums(dialect)
  }

  /// Where the tail begins, in bytes.
  var tailStart: Int { sums.bytes }

  /// Reads what is not sealed of a text, and returns the index of the first block that changed.
  ///
  /// - Parameter error: Why the text is refused, nil if it is not; the document stays as it was then.
  mutating func read(
    _ source: Bytes, into shown: inout GrowingDocument, _ error: inout MarkupError?
  ) -> Int {
    error = nil
    if case .tail(let tail, let all, let isRebuilt) = read(source) {
      if isRebuilt { shown.forgetPieces() }
      let seen = holdsBack ? heldBack(source, tail, all) : tail
      let first = shown.adopt(
        seen.document, isContinuation: seen.isContinuation, behind: pieces)
      seal(source, tail, all)
      return first
    }
    statistics.wholeReadings += 1
    do {
      let document = try dialect.parse(String(decoding: source, as: UTF8.self))
      return shown.adopt(whole: holdsBack ? heldBackWhole(source) ?? document : document)
    } catch let refusal {
      error = refusal
      return shown.document.page.blocks.count
    }
  }

  /// Reads what is not sealed of a text.
  private mutating func read(_ source: Bytes) -> Outcome {
    statistics.updates += 1
    if dialect.markdown == nil || source.count > dialect.limits.sourceBytes { return .whole }
    let tail = source.slice(tailStart..<source.count)
    let traits = PieceTraits(tail, among: constructs)
    var all = sums.traits
    all.add(traits)
    if all.isStrange { return .whole }
    var isRebuilt = false
    do {
      let hasStrikethrough = all.features.contains(.strikethrough)
      if hasStrikethrough != self.hasStrikethrough {
        self.hasStrikethrough = hasStrikethrough
        if sums.traits.hasTilde {
          isRebuilt = try readAgain(source, all) { $0.traits.hasTilde }
        }
      }
      wasTight = wasTight || all.isBudgetTight
      var reading = try readTail(tail, source.count, all)
      if try updateDefinitions(of: reading, source, all) {
        isRebuilt = true
        reading = try readTail(tail, source.count, all)
      }
      if mustBeRead(atOnce: reading, all) { return .whole }
      return .tail(reading, all, isRebuilt: isRebuilt)
    } catch {
      return .whole
    }
  }

  private mutating func readTail(
    _ tail: Bytes, _ sourceCount: Int, _ traits: PieceTraits
  ) throws(MarkupError) -> PieceReading {
    try read(tail, context(sourceCount, traits), opening)
  }

  /// What stands around the tail.
  func context(_ sourceCount: Int, _ traits: PieceTraits) -> ReadingContext {
    var context = ReadingContext(
      state: sums.state, headings: sums.headings, sourceCount: sourceCount)
    context.features = traits.features.intersection(.strikethrough)
    context.isBudgetTight = traits.isBudgetTight
    context.definitionsBefore = sums.definitions
    return context
  }

  mutating func read(
    _ bytes: Bytes, _ context: ReadingContext, _ opening: BlockOpening?
  ) throws(MarkupError) -> PieceReading {
    statistics.parsedUnits += 1
    statistics.parsedBytes += bytes.count + (opening?.bytes.count ?? 0)
    return try PieceReading(bytes, in: context, dialect: dialect, opening: opening)
  }

  /// What the parts cannot tell: footnotes stand at the end of the page whatever is appended, and a
  /// limit that is reached decides by the order of the whole text.
  private func mustBeRead(atOnce tail: PieceReading, _ traits: PieceTraits) -> Bool {
    if sums.hasFootnotes || tail.hasFootnotes || sums.isReadAgainLimited { return true }
    if traits.isBudgetTight, sums.state.isTooDense { return true }
    let formulas = sums.state.blockFormulas + sums.state.inlineFormulas
    if formulas.isFull, tail.state.blockFormulas.count > sums.state.blockFormulas.count {
      return true
    }
    let longest = tail.definitions.lazy.map(\.copiedCount).max() ?? 0
    return max(longest, sums.longestDefinition) * traits.references > LinkDefinitions.copiedBytes
  }

  // MARK: Sealing

  /// A block is only cut when it is longer than this, in bytes: what goes on in it is read again.
  private static let longestBlock = 1_024

  /// Seals what of the tail is certain. To be called with the text, its traits and the tail that was
  /// read last.
  private mutating func seal(_ source: Bytes, _ tail: PieceReading, _ all: PieceTraits) {
    let rest = source.slice(tailStart..<source.count)
    let endsWithLine = source.last?.isLineEnd ?? false
    if let line = tail.lineToCut(endsWithLine: endsWithLine) {
      guard let start = rest.start(ofLine: line) else { return }
      seal(rest.slice(0..<start), source, all, going: nil)
    } else if rest.count > Self.longestBlock,
      let (line, kind) = tail.lineToContinue(in: rest, endsWithLine: endsWithLine),
      let start = rest.start(ofLine: line), start > Self.longestBlock / 2,
      let next = nextOpening(kind, of: tail, in: rest, context(source.count, all))
    {
      seal(rest.slice(0..<start), source, all, going: next)
    }
  }

  /// - Parameter next: What goes on behind the part.
  private mutating func seal(
    _ bytes: Bytes, _ source: Bytes, _ all: PieceTraits, going next: BlockOpening?
  ) {
    let rest = source.slice(tailStart..<source.count)
    // At the beginning of a text it is a byte order mark.
    guard !bytes.isEmpty, bytes.count < rest.count,
      !rest[bytes.count...].starts(with: [0xEF, 0xBB, 0xBF])
    else { return }
    var context = context(source.count, all)
    context.definitionsBehind = definitionsBehind
    guard let reading = try? read(bytes, context, opening), reading.endsAtRest,
      reading.isInFence == (next?.kind == .code)
    else { return }
    if let next, !(reading.document.page.blocks.last?.canBeContinued(next.kind) ?? false) { return }
    let piece = SealedPiece(
      bytes, reading, opening: opening, behind: sums.state,
      traits: PieceTraits(bytes, among: constructs))
    sums.add(piece, index: pieces.count)
    pieces.append(piece)
    sums.state = reading.state
    sums.headings = reading.headings
    sums.headings.slugs.settle()
    definitionsBehind = sums.winners(of: definitionsBehind)
    opening = next
  }

  /// What the rest of the tail's last block begins with; nil if it cannot be read alone.
  private mutating func nextOpening(
    _ kind: BlockOpening.Kind, of tail: PieceReading, in rest: Bytes, _ context: ReadingContext
  ) -> BlockOpening? {
    guard let block = tail.blocks.last else { return nil }
    // The block has gone on before.
    if block.line < 1 { return opening }
    if kind == .list { return BlockOpening(kind: .list) }
    let count = kind == .table ? 2 : 1
    guard let start = rest.start(ofLine: block.line),
      let end = rest.start(ofLine: block.line + count)
    else { return nil }
    var next = BlockOpening(kind: kind, bytes: Array(rest[start..<end]), lineCount: count)
    if kind == .code { return next }
    // Lines that are a header below a paragraph may be something else on their own.
    guard let alone = try? read(rest.slice(start..<end), context, nil),
      alone.document.page.blocks.count == 1, alone.lineCount == 2,
      case .table(_, let header, _, _, _)? = alone.document.page.blocks.first, header.count == 1,
      case .table(_, let rows, _, _, _)? = tail.document.page.blocks.last, rows.first == header[0]
    else { return nil }
    next.repeated = (sums.state, alone.state)
    return next
  }

  // MARK: What changes sealed parts

  /// Whether sealed parts were read again because of the links that the tail defines.
  private mutating func updateDefinitions(
    of tail: PieceReading, _ source: Bytes, _ traits: PieceTraits
  ) throws(MarkupError) -> Bool {
    let winners = sums.winners(of: tail.definitions)
    if winners == definitionsBehind { return false }
    let before = definitionsBehind
    definitionsBehind = winners
    let changed = before.filter { !winners.contains($0) } + winners.filter { !before.contains($0) }
    // Definitions also keep what is in brackets from being changed for the sake of emphasis.
    let isFirst = sums.definitions.isEmpty && before.isEmpty != winners.isEmpty
    let isWide = isFirst && sums.traits.features.contains(.wideEmphasis)
    if !isWide, !changed.contains(where: { LabelKeys.contains($0, in: sums.labels) }) {
      return false
    }
    return try readAgain(source, traits) { piece in
      if isWide, piece.traits.features.contains(.wideEmphasis) { return true }
      return changed.contains { LabelKeys.contains($0, in: piece.labels) }
    }
  }

  /// Reads sealed parts again, and those behind them to which that makes a difference.
  private mutating func readAgain(
    _ source: Bytes, _ traits: PieceTraits, where isConcerned: (SealedPiece) -> Bool
  ) throws(MarkupError) -> Bool {
    var state = ReadingState(dialect)
    var headings = HeadingState()
    var start = 0
    var isChanged = false
    for index in pieces.indices {
      let piece = pieces[index]
      defer { start += piece.byteCount }
      let behind = index + 1 < pieces.count ? pieces[index + 1].state : sums.state
      // The names of headings are not kept for each part.
      let isRead =
        isConcerned(piece) || dialect.isDocument || (isChanged && !piece.state.isSame(as: state))
      if !isRead {
        state = behind
        continue
      }
      var context = ReadingContext(state: state, headings: headings, sourceCount: source.count)
      context.features = traits.features.intersection(.strikethrough)
      context.isBudgetTight = traits.isBudgetTight
      let own = sums.origins.partitionIndex { $0 >= index }
      let next = sums.origins.partitionIndex { $0 > index }
      context.definitionsBefore = Array(sums.definitions[..<own])
      context.definitionsBehind = sums.definitions[next...] + definitionsBehind
      let reading = try read(
        source.slice(start..<start + piece.byteCount), context, piece.opening)
      statistics.rereadUnits += 1
      pieces[index].adopt(reading, behind: state)
      state = reading.state
      headings = reading.headings
      isChanged = true
    }
    if !isChanged { return false }
    var sums = PieceSums(dialect)
    for index in pieces.indices { sums.add(pieces[index], index: index) }
    sums.state = state
    if dialect.isDocument {
      sums.headings = headings
      sums.headings.slugs.settle()
    }
    self.sums = sums
    return true
  }

  // MARK: Replacing

  /// Opens the parts that a change of the text behind the first `unchanged` bytes may concern.
  mutating func reopen(from unchanged: Int) {
    var kept = 0
    var end = 0
    while kept < pieces.count, end + pieces[kept].byteCount <= unchanged {
      if pieces[kept].hasUnfinishedFormula { break }
      end += pieces[kept].byteCount
      kept += 1
    }
    // The last of these ends where a block begins whose lines must stay as they are.
    kept = max(kept - 1, 0)
    if wasTight || dialect.isDocument || sums.state.readAgain > 65_536 { kept = 0 }
    let behind = sums.definitions[sums.origins.partitionIndex { $0 >= kept }...] + definitionsBehind
    let state = kept < pieces.count ? pieces[kept].state : sums.state
    if kept < pieces.count { opening = pieces[kept].opening }
    pieces.removeSubrange(kept...)
    sums = PieceSums(dialect)
    for index in pieces.indices { sums.add(pieces[index], index: index) }
    sums.state = state
    definitionsBehind = sums.winners(of: Array(behind))
    if kept == 0 {
      wasTight = false
      definitionsBehind = []
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where a line begins, counted from 1; nil behind the last one.
  func start(ofLine number: Int) -> Int? {
    var lines = SourceLines(self)
    for _ in 1..<Swift.max(number, 1) { _ = lines.next() }
    return lines.next()?.lowerBound
  }
}
