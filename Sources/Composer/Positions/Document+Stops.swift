/// The positions where a caret can stand, one after the other.
extension Document {
  /// The first position at or behind the given one where a caret can stand.
  public func stop(atOrAfter position: Int) -> Int? {
    blocks.stop(atOrAfter: max(0, position))
  }

  /// The last position at or before the given one where a caret can stand.
  public func stop(atOrBefore position: Int) -> Int? {
    blocks.stop(atOrBefore: min(size, position))
  }

  /// The stop nearest to a position, searched forwards first.
  public func snapped(_ position: Int) -> Int {
    stop(atOrAfter: position) ?? stop(atOrBefore: position) ?? 0
  }

  public var firstStop: Int { stop(atOrAfter: 0) ?? 0 }

  public var lastStop: Int { stop(atOrBefore: size) ?? 0 }
}

extension BlockSequence {
  /// Offsets are counted from the sequence's beginning.
  func stop(atOrAfter offset: Int) -> Int? {
    guard var (index, start) = index(at: offset) else { return nil }
    while index < count {
      let block = self[index]
      if let stop = block.stop(atOrAfter: offset - start) { return start + stop }
      start += block.axisSize
      index += 1
    }
    return nil
  }

  func stop(atOrBefore offset: Int) -> Int? {
    guard var (index, start) = index(at: offset) else { return nil }
    while true {
      if let stop = self[index].stop(atOrBefore: offset - start) { return start + stop }
      guard index > 0 else { return nil }
      index -= 1
      start -= self[index].axisSize
    }
  }
}

extension Block {
  /// Offsets are counted from the block's beginning.
  fileprivate func stop(atOrAfter offset: Int) -> Int? {
    var from = offset
    while let piece = piece(endingAtOrAfter: from) {
      let inside = max(0, offset - piece.start)
      guard case .stack(_, let blocks) = piece.content else { return piece.start + inside }
      if let stop = blocks.stop(atOrAfter: inside) { return piece.start + stop }
      from = piece.start + piece.length + 1
    }
    return nil
  }

  fileprivate func stop(atOrBefore offset: Int) -> Int? {
    var from = offset
    while let piece = piece(startingAtOrBefore: from) {
      let inside = min(piece.length, offset - piece.start)
      guard case .stack(_, let blocks) = piece.content else { return piece.start + inside }
      if let stop = blocks.stop(atOrBefore: inside) { return piece.start + stop }
      from = piece.start - 1
    }
    return nil
  }
}
