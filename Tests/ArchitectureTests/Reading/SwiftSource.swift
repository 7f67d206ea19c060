/// A Swift file's text, and its code: the same text with comments and the contents of string literals
/// blanked out, so that what they say is not taken for code.
struct SwiftSource: Sendable {
  let text: String
  /// As long as the text in characters, with its line breaks where they were.
  let code: String

  init(_ text: String) {
    self.text = text
    var blanker = Blanker(Array(text))
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
    code.matches(of: pattern).map { match in
      // Leading line breaks that the pattern skipped belong to the lines above.
      let start = code[match.range].firstIndex { !$0.isWhitespace } ?? match.range.lowerBound
      return Match(text: match, line: 1 + code[..<start].count(where: \.isNewline))
    }
  }
}

/// Walks over Swift's comments and string literals. A literal's interpolations are blanked with it.
private struct Blanker {
  private let characters: [Character]
  private var position = 0
  private var result = ""

  init(_ characters: [Character]) {
    self.characters = characters
  }

  mutating func blanked() -> String {
    result.reserveCapacity(characters.count)
    while position < characters.count {
      if at("//") {
        blank(while: { !$0.at("\n") })
      } else if at("/*") {
        blankBlockComment()
      } else if let hashes = literalStart() {
        blankLiteral(hashes: hashes)
      } else {
        result.append(characters[position])
        position += 1
      }
    }
    return result
  }

  private func at(_ word: String) -> Bool {
    var index = position
    for character in word {
      guard index < characters.count, characters[index] == character else { return false }
      index += 1
    }
    return true
  }

  private mutating func blank(_ count: Int = 1) {
    for _ in 0..<count where position < characters.count {
      result.append(characters[position].isNewline ? characters[position] : " ")
      position += 1
    }
  }

  private mutating func blank(while condition: (Blanker) -> Bool) {
    while position < characters.count, condition(self) { blank() }
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
    } while depth > 0 && position < characters.count
  }

  /// The number of `#` before the quote of a literal that starts here, nil when none does.
  private func literalStart() -> Int? {
    var hashes = 0
    while position + hashes < characters.count, characters[position + hashes] == "#" { hashes += 1 }
    guard position + hashes < characters.count, characters[position + hashes] == "\"" else {
      return nil
    }
    return hashes
  }

  private mutating func blankLiteral(hashes: Int) {
    let marks = String(repeating: "#", count: hashes)
    blank(hashes)
    let quotes = at("\"\"\"") ? "\"\"\"" : "\""
    blank(quotes.count)
    while position < characters.count, !at(quotes + marks) {
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
    while position < characters.count, depth > 0 {
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
