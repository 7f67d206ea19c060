extension FormattedText {
  /// The text as a server would carry it.
  ///
  /// Characters that no message has are cleaned away. Entities are sorted, lie within the text and
  /// do not cross: of two that cannot share characters the first one stays, styles are joined
  /// where they touch and cut where something else begins or ends. Code and dates hold nothing,
  /// quotes everything, all else styles alone. Styles do not begin with white space. Entities that
  /// reach beyond the text or cut a surrogate pair are dropped.
  ///
  /// What comes out goes through again unchanged.
  public func normalized(_ options: EntityNormalization = EntityNormalization()) -> FormattedText {
    let old = text.utf16.count
    let cleaning = TextCleaning(text)
    var resolution = EntityResolution(units: cleaning.units)
    resolution.add(
      entities.lazy.filter { $0.range.lowerBound >= 0 && $0.range.upperBound <= old }.map {
        MessageEntity(range: cleaning.range(of: $0.range), kind: $0.kind)
      })
    let text = String(decoding: cleaning.units, as: UTF16.self)
    if options.detectsEntities { resolution.addDetected(EntityDetection.detect(in: text)) }
    let result = FormattedText(text: text, entities: resolution.resolved())
    return options.trims ? result.trimmed(units: cleaning.units) : result
  }

  /// White space at the end always goes, at the start as far as no entity needs it.
  private func trimmed(units: [UInt16]) -> FormattedText {
    guard let last = units.lastIndex(where: { !$0.isMessageSpace }) else {
      return FormattedText(text: "")
    }
    var first = units.firstIndex { !$0.isMessageSpace } ?? 0
    let holder = entities.first { $0.kind.holdsWhiteSpace && $0.kind.nature != .quote }
    if let holder { first = min(first, holder.range.lowerBound) }
    if first == 0, last == units.count - 1 { return self }
    let kept = first..<last + 1
    return FormattedText(
      text: String(decoding: units[kept], as: UTF16.self),
      entities: entities.compactMap { entity in
        let range = entity.range.clamped(to: kept)
        if range.isEmpty { return nil }
        return MessageEntity(
          range: range.lowerBound - first..<range.upperBound - first, kind: entity.kind)
      })
  }
}

extension UInt16 {
  /// White space as messages are trimmed of it.
  var isMessageSpace: Bool { self == 0x20 || self == 0x0A }
}
