import Recto

extension InstantPage {
  /// The structural path of the first block or list item that is not as it was in an older page, the innermost
  /// that holds all of the change there; where something at an end is gone, of what is the end now. Nil where
  /// nothing changed.
  package func firstChange(since old: InstantPage) -> [Int]? {
    var path: [Int] = []
    var (before, after) = (old.blocks.map(PageNode.block), blocks.map(PageNode.block))
    while true {
      let index = zip(before, after).prefix { $0 == $1 }.count
      guard index < max(before.count, after.count), !after.isEmpty else { break }
      guard index < after.count else { return path + [after.count - 1] }
      path.append(index)
      guard index < before.count, before[index].isSameAround(after[index]) else { break }
      (before, after) = (before[index].children, after[index].children)
    }
    return path.isEmpty ? nil : path
  }
}

extension PageNode {
  fileprivate var children: [PageNode] {
    parts.flatMap { part -> [PageNode] in
      switch part {
      case .blocks(let blocks): blocks.map { .block($0) }
      case .items(let items): items.map { .item($0) }
      case .text, .string, .medium: []
      }
    }
  }

  /// Whether all the two differ in is what they hold: their own words are the same, and so many parts.
  fileprivate func isSameAround(_ other: PageNode) -> Bool {
    let (mine, others) = (parts, other.parts)
    guard mine.count == others.count else { return false }
    return zip(mine, others).allSatisfy { one, other in
      switch (one, other) {
      case (.text(let one, _), .text(let other, _)): one == other
      case (.string(let one), .string(let other)): one == other
      case (.medium(let one, _), .medium(let other, _)): one == other
      case (.blocks, .blocks), (.items, .items): true
      case (.text, _), (.string, _), (.medium, _), (.blocks, _), (.items, _): false
      }
    }
  }
}
