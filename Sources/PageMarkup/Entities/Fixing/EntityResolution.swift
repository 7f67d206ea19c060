/// Makes entities get along: see ``FormattedText/normalized(_:)``.
struct EntityResolution {
  private let units: [UInt16]
  private var quotes: [MessageEntity] = []
  /// What is in one piece: code, links, names. Sorted, without overlaps, none across a quote's
  /// edge.
  private var pieces: [MessageEntity] = []
  private var styles: [MessageEntity] = []

  init(units: [UInt16]) {
    self.units = units
  }

  mutating func add(_ entities: some Sequence<MessageEntity>) {
    for entity in entities where isWhole(entity.range) {
      switch entity.kind.nature {
      case .quote: quotes.append(entity)
      case .sealed, .solid: pieces.append(entity)
      case .style: styles.append(entity)
      }
    }
    quotes = Self.withoutOverlaps(quotes)
    pieces = insideOrOutsideQuotes(Self.withoutOverlaps(pieces))
  }

  /// Adds what was found in the text where nothing is yet; sorted, without overlaps.
  mutating func addDetected(_ detected: [MessageEntity]) {
    var merged: [MessageEntity] = []
    merged.reserveCapacity(pieces.count + detected.count)
    var next = 0
    for found in insideOrOutsideQuotes(detected) {
      while next < pieces.count, pieces[next].range.upperBound <= found.range.lowerBound {
        merged.append(pieces[next])
        next += 1
      }
      if next < pieces.count, pieces[next].range.lowerBound < found.range.upperBound { continue }
      merged.append(found)
    }
    pieces = merged + pieces[next...]
  }

  func resolved() -> [MessageEntity] {
    var result = quotes + pieces.compactMap(withoutLeadingSpace)
    var splitting = StyleSplitting(
      barriers: pieces.filter { $0.kind.nature == .sealed }.map(\.range),
      edges: (quotes + pieces).flatMap { [$0.range.lowerBound, $0.range.upperBound] })
    for style in styles { splitting.add(style) }
    result += splitting.split().compactMap(withoutLeadingSpace)
    result.sort(by: MessageEntity.isInOrder)
    return result
  }

  private func withoutLeadingSpace(_ entity: MessageEntity) -> MessageEntity? {
    if entity.kind.holdsWhiteSpace { return entity }
    guard let start = units[entity.range].firstIndex(where: { !$0.isMessageSpace }) else {
      return nil
    }
    return MessageEntity(range: start..<entity.range.upperBound, kind: entity.kind)
  }

  /// Whether the range is one and cuts no surrogate pair.
  private func isWhole(_ range: Range<Int>) -> Bool {
    guard !range.isEmpty, range.lowerBound >= 0, range.upperBound <= units.count else {
      return false
    }
    return [range.lowerBound, range.upperBound].allSatisfy { edge in
      edge == 0 || edge == units.count || !UTF16.isLeadSurrogate(units[edge - 1])
    }
  }

  private static func withoutOverlaps(_ entities: [MessageEntity]) -> [MessageEntity] {
    var end = 0
    return entities.sorted(by: MessageEntity.isInOrder).filter { entity in
      guard entity.range.lowerBound >= end else { return false }
      end = entity.range.upperBound
      return true
    }
  }

  /// Those of sorted entities that no quote begins or ends in the middle of.
  private func insideOrOutsideQuotes(_ entities: [MessageEntity]) -> [MessageEntity] {
    if quotes.isEmpty { return entities }
    var next = 0
    return entities.filter { entity in
      while next < quotes.count, quotes[next].range.upperBound <= entity.range.lowerBound {
        next += 1
      }
      guard next < quotes.count else { return true }
      let quote = quotes[next].range
      return quote.contains(entity.range) || entity.range.upperBound <= quote.lowerBound
    }
  }
}
