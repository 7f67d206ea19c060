/// From positions to places and back; the only way there is.
extension Document {
  /// What a position means; nil when no caret can stand there.
  public func place(at position: Int) -> Place? {
    var stack = blocks
    var path = StackPath.root
    var offset = position
    while let (index, start) = stack.index(at: offset) {
      let block = stack[index]
      offset -= start
      guard let piece = block.piece(startingAtOrBefore: offset) else { return nil }
      offset -= piece.start
      guard offset <= piece.length else { return nil }
      switch piece.content {
      case .text(let region, _): return Place(path[index], .text(region, offset))
      case .gap: return Place(path[index], .gap)
      case .buttons: return Place(path[index], .button(offset))
      case .stack(let slot, let blocks):
        stack = blocks
        path = path[index].entering(slot)
      }
    }
    return nil
  }

  /// Where a place is; nil when there is no such place, or it is folded away.
  public func position(of place: Place) -> Int? {
    guard let start = start(of: place.block), let block = block(place.block) else { return nil }
    for piece in block.axisPieces {
      switch (piece.content, place.spot) {
      case (.text(let region, let text), .text(let wanted, let offset)) where region == wanted:
        return (0...text.length).contains(offset) ? start + piece.start + offset : nil
      case (.gap, .gap): return start + piece.start
      case (.buttons(let stops), .button(let button)):
        return (0..<stops).contains(button) ? start + piece.start + button : nil
      case (.text, _), (.gap, _), (.buttons, _), (.stack, _): continue
      }
    }
    return nil
  }

  /// Where a block begins; nil when there is no such block, or it is folded away.
  public func start(of path: BlockPath) -> Int? {
    guard let start = start(of: path.stack), let stack = stack(path.stack) else { return nil }
    return (0..<stack.count).contains(path.index) ? start + stack.start(of: path.index) : nil
  }

  /// Where a stack begins; nil when there is no such stack, or it is folded away.
  func start(of path: StackPath) -> Int? {
    var stack = blocks
    var start = 0
    for step in path.steps {
      guard (0..<stack.count).contains(step.index) else { return nil }
      let block = stack[step.index]
      start += stack.start(of: step.index)
      guard let inside = block.start(of: step.slot), let blocks = block.stack(step.slot) else {
        return nil
      }
      start += inside
      stack = blocks
    }
    return start
  }
}
