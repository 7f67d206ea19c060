import Recto

extension [LintFix] {
  /// The lines of a text that fixes change, each once, as they are with all of them made; a line feed stands
  /// between two and none behind the last. Of fixes that overlap the first is made, as in a file.
  ///
  /// - Parameter text: what the fixes are of.
  package func mendedLines(of text: String) -> String {
    let bytes = [UInt8](text.utf8)
    let lineFeed = UInt8(ascii: "\n")
    var rest = filter { $0.range.lowerBound >= 0 && $0.range.upperBound <= bytes.count }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }[...]
    var mended: [String] = []
    while let first = rest.first {
      // No line before this one is looked at again.
      let start = bytes[..<first.range.lowerBound].lastIndex(of: lineFeed).map { $0 + 1 } ?? 0
      var end = start
      let own = rest.prefix { fix in
        guard fix.range.lowerBound <= end || fix == first else { return false }
        if fix.range.upperBound >= end {
          end = bytes[fix.range.upperBound...].firstIndex(of: lineFeed) ?? bytes.count
        }
        return true
      }
      mended.append(Array(own).applied(to: bytes[start..<end]))
      rest = rest[own.endIndex...]
    }
    return mended.joined(separator: "\n")
  }
}
