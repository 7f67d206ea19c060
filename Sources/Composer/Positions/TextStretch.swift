/// A text on the axis: which one, and where its first character is.
public struct TextStretch: Sendable {
  public var block: BlockPath
  public var region: Region
  public var text: StyledText
  public var start: Int

  public var range: ClosedRange<Int> { start...(start + text.length) }
}

/// Something on the axis that a caret can be in or at.
enum AxisLeaf {
  case text(TextStretch)
  case gap(BlockPath, at: Int)
  case buttons(BlockPath, at: Int, stops: Int)

  var block: BlockPath {
    switch self {
    case .text(let stretch): return stretch.block
    case .gap(let block, _), .buttons(let block, _, _): return block
    }
  }

  /// The positions of the leaf's stops.
  var range: ClosedRange<Int> {
    switch self {
    case .text(let stretch): return stretch.range
    case .gap(_, let at): return at...at
    case .buttons(_, let at, let stops): return at...(at + stops - 1)
    }
  }
}

extension Document {
  /// The texts that touch a range of positions, in their order.
  public func texts(touching range: ClosedRange<Int>) -> [TextStretch] {
    leaves(touching: range).compactMap { leaf in
      if case .text(let stretch) = leaf { return stretch }
      return nil
    }
  }

  /// Everything on the axis that touches a range of positions, in its order.
  func leaves(touching range: ClosedRange<Int>) -> [AxisLeaf] {
    var leaves: [AxisLeaf] = []
    blocks.collectLeaves(touching: range, from: 0, in: .root, into: &leaves)
    return leaves
  }
}

extension BlockSequence {
  fileprivate func collectLeaves(
    touching range: ClosedRange<Int>, from origin: Int, in path: StackPath,
    into leaves: inout [AxisLeaf]
  ) {
    guard var (index, start) = index(at: range.lowerBound - origin) else { return }
    while index < count, origin + start <= range.upperBound {
      let block = self[index]
      block.collectLeaves(
        touching: range, from: origin + start, at: path[index], into: &leaves)
      start += block.axisSize
      index += 1
    }
  }
}

extension Block {
  fileprivate func collectLeaves(
    touching range: ClosedRange<Int>, from origin: Int, at path: BlockPath,
    into leaves: inout [AxisLeaf]
  ) {
    let inside = (range.lowerBound - origin)...(range.upperBound - origin)
    for piece in pieces(touching: inside) {
      let start = origin + piece.start
      switch piece.content {
      case .text(let region, let text):
        leaves.append(
          .text(TextStretch(block: path, region: region, text: text, start: start)))
      case .gap: leaves.append(.gap(path, at: start))
      case .buttons(let stops): leaves.append(.buttons(path, at: start, stops: stops))
      case .stack(let slot, let blocks):
        blocks.collectLeaves(
          touching: range, from: start, in: path.entering(slot), into: &leaves)
      }
    }
  }
}
