/// A place where a line may end.
struct BreakOpportunity: Equatable {
  /// The first unit of the next line.
  var offset: Int32
  /// One past the last unit before the spaces and line ends that hang.
  var contentEnd: Int32
  /// The line must end here.
  var isMandatory: Bool
  /// A line that ends here shows a hyphen.
  var hyphenates: Bool
}

extension BreakOpportunity {
  /// All places of a segment, the segment's end included, in order.
  static func all(in text: SegmentText) -> [BreakOpportunity] {
    var result: [BreakOpportunity] = []
    let length = text.length
    guard length > 0 else { return result }
    result.reserveCapacity(length / 5 + 1)
    text.units.withUnsafeBufferPointer { units in
      text.flags.withUnsafeBufferPointer { flags in
        for unit in 1...length where flags[unit].contains(.lineBreak) {
          let previous = Int(result.last?.offset ?? 0)
          var contentEnd = unit
          while contentEnd > previous, flags[contentEnd - 1].contains(.hangs) { contentEnd -= 1 }
          result.append(
            BreakOpportunity(
              offset: Int32(unit), contentEnd: Int32(contentEnd),
              isMandatory: flags[unit].contains(.mandatoryBreak),
              hyphenates: units[unit - 1] == 0xAD && unit < length))
        }
      }
    }
    return result
  }
}
