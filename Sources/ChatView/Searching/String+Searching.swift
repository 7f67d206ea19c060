extension String {
  /// Where a text holds another, whatever the case; UTF-16 units.
  func ranges(of query: String) -> [Range<Int>] {
    let text = Array(folded)
    let wanted = Array(query.folded).map(\.unit)
    guard !wanted.isEmpty, text.count >= wanted.count else { return [] }
    var found: [Range<Int>] = []
    var index = 0
    while index <= text.count - wanted.count {
      if wanted.indices.allSatisfy({ text[index + $0].unit == wanted[$0] }) {
        let end = text[index + wanted.count - 1]
        found.append(text[index].offset..<end.offset + end.length)
        index += wanted.count
      } else {
        index += 1
      }
    }
    return found
  }

  /// The small letters and where in the text they are from: the small form of one may be several.
  private var folded: [(unit: UInt16, offset: Int, length: Int)] {
    var result: [(unit: UInt16, offset: Int, length: Int)] = []
    result.reserveCapacity(utf16.count)
    var offset = 0
    for scalar in unicodeScalars {
      let length = scalar.value > 0xFFFF ? 2 : 1
      for unit in scalar.properties.lowercaseMapping.utf16 {
        result.append((unit, offset, length))
      }
      offset += length
    }
    return result
  }
}
