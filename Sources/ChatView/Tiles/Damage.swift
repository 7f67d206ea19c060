import Recto

/// What of a message's picture another layout of it changes.
enum Damage: Equatable {
  case nothing
  case everything
  /// Points from the message's top.
  case bands([ClosedRange<Double>])

  /// How far ink and grounds may reach out of their block, points.
  private static let overhang = 12.0
  /// The lower end of a bubble, its corners and its tail.
  private static let bubbleEnd = 20.0

  init(from old: MessageLayout, to new: MessageLayout) {
    guard old.style.palette == new.style.palette, old.style.showsBubble == new.style.showsBubble,
      old.pageOrigin == new.pageOrigin, old.bubble.x == new.bubble.x,
      old.bubble.width == new.bubble.width, old.size.width == new.size.width,
      old.page.isRightToLeft == new.page.isRightToLeft,
      (old.bubbleParts == [old.bubble]) == (new.bubbleParts == [new.bubble])
    else {
      self = .everything
      return
    }
    var bands: [ClosedRange<Double>] = []
    let (before, after) = (old.page.blocks, new.page.blocks)
    let origin = new.pageOrigin.y
    func add(_ block: PageBlock) {
      bands.append(
        origin + block.top - Self.overhang...origin + block.top + block.height + Self.overhang)
    }
    for index in after.countShared(with: before)..<max(before.count, after.count) {
      let (one, other) = (before.at(index), after.at(index))
      if let one, let other, one.top == other.top, one.isSame(as: other) { continue }
      if let one { add(one) }
      if let other { add(other) }
    }
    if old.size.height != new.size.height || old.bubbleParts != new.bubbleParts {
      let end = max(old.size.height, new.size.height)
      let top = old.bubbleParts == [old.bubble] ? min(old.bubble.maxY, new.bubble.maxY) : 0
      bands.append(min(end, max(0, top - Self.bubbleEnd))...end)
    }
    self = bands.isEmpty ? .nothing : .bands(bands)
  }
}

extension PageBlocks {
  fileprivate func at(_ index: Int) -> PageBlock? { index < count ? self[index] : nil }
}
