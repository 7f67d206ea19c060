/// A Swift file's text, and its code: the same text with comments and the contents of string literals
/// blanked out, so that what they say is not taken for code.
struct SwiftSource: Sendable {
  let text: String
  /// As long as the text in Unicode scalars, with its line breaks where they were.
  let code: String

  init(_ text: String) {
    self.text = text
    var blanker = Blanker(text)
    code = blanker.blanked()
  }

  var lineCount: Int {
    text.split(separator: "\n", omittingEmptySubsequences: false).count
      - (text.hasSuffix("\n") ? 1 : 0)
  }

  struct Match<Output> {
    var text: Regex<Output>.Match
    /// From 1.
    var line: Int
  }

  /// Where a pattern occurs in the code.
  func matches<Output>(of pattern: Regex<Output>) -> [Match<Output>] {
    // Scalars, not characters: several times faster, and code is ASCII.
    code.matches(of: pattern.matchingSemantics(.unicodeScalar)).map { match in
      // Leading line breaks that the pattern skipped belong to the lines above.
      let start = code[match.range].firstIndex { !$0.isWhitespace } ?? match.range.lowerBound
      return Match(text: match, line: line(of: start, in: code))
    }
  }

  /// The line of a place in the text, from 1.
  func line(of place: String.Index) -> Int { line(of: place, in: text) }

  private func line(of place: String.Index, in text: String) -> Int {
    1 + text[..<place].utf8.count { $0 == UInt8(ascii: "\n") }
  }
}

/// Walks over Swift's comments and string literals, byte by byte (a character at a time takes seconds).
/// A literal's interpolations are blanked with it.
private struct Blanker {
  private let bytes: [UInt8]
  private var position = 0
  private var result: [UInt8] = []

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  mutating func blanked() -> String {
    result.reserveCapacity(bytes.count)
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "/") where at("//"):
        while position < bytes.count, !at("\n") { blank() }
      case UInt8(ascii: "/") where at("/*"):
        blankBlockComment()
      case UInt8(ascii: "#"), UInt8(ascii: "\""):
        if let hashes = literalStart() { blankLiteral(hashes: hashes) } else { keep() }
      default:
        keep()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func keep() {
    result.append(bytes[position])
    position += 1
  }

  private func at(_ word: String) -> Bool {
    bytes[position...].starts(with: word.utf8)
  }

  /// A character of several bytes becomes one blank.
  private mutating func blank(_ count: Int = 1) {
    for _ in 0..<count where position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\n") {
        result.append(byte)
      } else if byte & 0xC0 != 0x80 {
        result.append(UInt8(ascii: " "))
      }
      position += 1
    }
  }

  /// Block comments nest.
  private mutating func blankBlockComment() {
    var depth = 0
    repeat {
      if at("/*") {
        depth += 1
        blank(2)
      } else if at("*/") {
        depth -= 1
        blank(2)
      } else {
        blank()
      }
    } while depth > 0 && position < bytes.count
  }

  /// The number of `#` before the quote of a literal that starts here, nil when none does.
  private func literalStart() -> Int? {
    var end = position
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return nil }
    return end - position
  }

  private mutating func blankLiteral(hashes: Int) {
    let marks = String(repeating: "#", count: hashes)
    blank(hashes)
    let quotes = at("\"\"\"") ? "\"\"\"" : "\""
    blank(quotes.count)
    while position < bytes.count, !at(quotes + marks) {
      if at("\\" + marks + "(") {
        blank(2 + hashes)
        blankInterpolation()
      } else if at("\\" + marks) {
        blank(2 + hashes)
      } else if quotes.count == 1, at("\n") {
        return
      } else {
        blank()
      }
    }
    blank(quotes.count + hashes)
  }

  /// Up to the parenthesis that closes it; literals inside are literals.
  private mutating func blankInterpolation() {
    var depth = 1
    while position < bytes.count, depth > 0 {
      if let hashes = literalStart() {
        blankLiteral(hashes: hashes)
        continue
      }
      if at("(") { depth += 1 }
      if at(")") { depth -= 1 }
      blank()
    }
  }
}
