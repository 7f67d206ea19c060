/// What two sequences have in common; leaves they share are not looked into.
extension BlockSequence {
  /// How many blocks both begin with.
  func commonPrefix(with other: BlockSequence) -> Int {
    let most = Swift.min(count, other.count)
    var index = 0
    while index < most {
      let left = root.leaf(holding: index)
      let right = other.root.leaf(holding: index)
      if left.node === right.node, left.start == right.start {
        index = left.start + left.blocks.count
        continue
      }
      let end = Swift.min(left.start + left.blocks.count, right.start + right.blocks.count)
      while index < end {
        guard left.blocks[index - left.start] == right.blocks[index - right.start] else {
          return index
        }
        index += 1
      }
    }
    return most
  }

  /// How many blocks both end with, of at most `most`.
  func commonSuffix(with other: BlockSequence, atMost most: Int) -> Int {
    var length = 0
    while length < most {
      let left = root.leaf(holding: count - 1 - length)
      let right = other.root.leaf(holding: other.count - 1 - length)
      var leftRest = count - length - left.start
      var rightRest = other.count - length - right.start
      if left.node === right.node, leftRest == rightRest {
        length = Swift.min(most, length + leftRest)
        continue
      }
      while length < most, leftRest > 0, rightRest > 0 {
        guard left.blocks[leftRest - 1] == right.blocks[rightRest - 1] else { return length }
        length += 1
        leftRest -= 1
        rightRest -= 1
      }
    }
    return length
  }
}
