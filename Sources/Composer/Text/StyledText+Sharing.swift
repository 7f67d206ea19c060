/// What two texts have in common, in UTF-16 units and never half a pair.
extension StyledText {
  func commonPrefix(with other: StyledText) -> Int {
    var offset = 0
    for (left, right) in zip(runs, other.runs) {
      if left == right {
        offset += left.length
        continue
      }
      guard left.attributes.atom == nil, left.attributes == right.attributes else { return offset }
      return offset + left.text.commonPrefix(with: right.text)
    }
    return offset
  }

  /// At most `most` units.
  func commonSuffix(with other: StyledText, atMost most: Int) -> Int {
    var length = 0
    for (left, right) in zip(runs.reversed(), other.runs.reversed()) {
      if left == right, length + left.length <= most {
        length += left.length
        continue
      }
      guard left.attributes.atom == nil, left.attributes == right.attributes else { return length }
      return length + left.text.commonSuffix(with: right.text, atMost: most - length)
    }
    return length
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> Int {
    let left = unicodeScalars
    let right = other.unicodeScalars
    var units = 0
    for (one, two) in zip(left, right) {
      guard one == two else { break }
      units += UTF16.width(one)
    }
    return units
  }

  fileprivate func commonSuffix(with other: String, atMost most: Int) -> Int {
    var units = 0
    for (one, two) in zip(unicodeScalars.reversed(), other.unicodeScalars.reversed()) {
      guard one == two, units + UTF16.width(one) <= most else { break }
      units += UTF16.width(one)
    }
    return units
  }
}
