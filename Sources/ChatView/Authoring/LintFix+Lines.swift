import Recto

extension LintFix {
  /// The lines of a text the fix changes, as they are with it made, without the end of the last.
  ///
  /// - Parameter text: what the fix is of.
  package func mendedLines(of text: String) -> String {
    let bytes = Array(text.utf8)
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return replacement }
    let lineFeed = UInt8(ascii: "\n")
    let start = bytes[..<range.lowerBound].lastIndex(of: lineFeed).map { $0 + 1 } ?? 0
    let end = bytes[range.upperBound...].firstIndex(of: lineFeed) ?? bytes.count
    let line =
      bytes[start..<range.lowerBound] + Array(replacement.utf8) + bytes[range.upperBound..<end]
    return String(decoding: line, as: UTF8.self)
  }
}
