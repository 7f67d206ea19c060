/// How far a sequence of blocks reaches.
struct SequenceEnd: Equatable {
  var height = 0.0
  /// The lowest block so far, as its neighbour below sees it; nil at the sequence's beginning.
  var previous: BlockRhythm?
}

/// The rule by which blocks stand one below the other.
struct BlockStacking {
  let spacing: BlockSpacing
  let kind: SequenceKind
  /// Taken off the space at the sequence's edges, points.
  var reduction = 0.0

  /// Puts a block below the others.
  ///
  /// - Returns: its top.
  func place(_ rhythm: BlockRhythm, height: Double, below end: inout SequenceEnd) -> Double {
    // An anchor is transparent: it takes its place without opening a gap on either side.
    if rhythm == .anchor { return end.height }
    let gap =
      if let previous = end.previous {
        spacing.gap(after: previous, before: rhythm, in: kind)
      } else if kind.hasEdges {
        max(0, spacing.leading(rhythm) - reduction)
      } else {
        0.0
      }
    let top = end.height + gap
    if top + height > end.height {
      end.height = top + height
      end.previous = rhythm
    }
    return top
  }

  /// The height of the whole sequence when nothing follows.
  func height(of end: SequenceEnd) -> Double {
    guard let previous = end.previous, kind.hasEdges else { return end.height }
    return end.height + max(0, spacing.trailing(previous) - reduction)
  }
}
