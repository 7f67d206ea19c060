extension RandomAccessCollection where Index == Int {
  /// The first index for which `isBehind` holds, when it holds for all that follow; the end index
  /// when it holds for none. Asks for few elements: the collection must be in order.
  func partitionIndex(where isBehind: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
