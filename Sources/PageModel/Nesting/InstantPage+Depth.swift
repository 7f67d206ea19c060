extension RichText {
  /// Levels of the tree, counted as ``NestingLimit/richText`` says.
  public var depth: Int {
    var walk = walk.makeIterator()
    var depth = 0
    while walk.next() != nil { depth = max(depth, walk.level) }
    return depth
  }
}

extension InstantPage {
  /// Levels of blocks, counted as ``NestingLimit/blocks`` says; 0 for an empty page.
  public var blockDepth: Int {
    walk.reduce(0) { Swift.max($0, $1.level) }
  }

  /// Levels of the deepest of the page's rich texts.
  public var richTextDepth: Int {
    content.reduce(0) { depth, piece in
      guard case .text(let text, _) = piece.part else { return depth }
      return Swift.max(depth, text.depth)
    }
  }
}
