extension BlockSequence {
  /// Where a block begins, counted from the sequence's own beginning; its size for the index
  /// behind the last block.
  func start(of index: Int) -> Int {
    var node = root
    var rest = index
    var start = 0
    while case .branch(let children) = node.content {
      guard
        let entry = children.firstIndex(where: { child in
          if rest < child.count { return true }
          rest -= child.count
          return false
        })
      else { return size }
      if entry > 0 { start += node.ends[entry - 1] }
      node = children[entry]
    }
    guard rest > 0, !node.ends.isEmpty else { return start }
    return start + node.ends[Swift.min(rest, node.ends.count) - 1]
  }

  /// The block that the offset lies in: behind its beginning, before its end or at it. The first
  /// block for offsets before it, the last for offsets beyond.
  ///
  /// - Returns: Nil when there are no blocks.
  func index(at offset: Int) -> (index: Int, start: Int)? {
    guard count > 0 else { return nil }
    var node = root
    var index = 0
    var start = 0
    while true {
      let entry = Swift.min(node.ends.partitionPoint(below: offset - start), node.ends.count - 1)
      let skipped = entry > 0 ? node.ends[entry - 1] : 0
      switch node.content {
      case .leaf: return (index + entry, start + skipped)
      case .branch(let children):
        index += children[..<entry].reduce(0) { $0 + $1.count }
        start += skipped
        node = children[entry]
      }
    }
  }
}

extension [Int] {
  /// The index of the first element that is not below the bound; the elements ascend.
  fileprivate func partitionPoint(below bound: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < bound { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
