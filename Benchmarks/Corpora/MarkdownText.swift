/// Made-up Markdown.
enum MarkdownText {
  /// Paragraphs of English prose, a little emphasis in them.
  static func prose(bytes: Int, seed: Int) -> String {
    var numbers = SeededNumbers(seed: seed)
    return join(until: bytes) {
      styled(Prose.paragraph(.english, words: 60, &numbers), once: 25, &numbers)
    }
  }

  /// As many constructs as text: what parsers find hard.
  static func dense(bytes: Int, seed: Int) -> String {
    var numbers = SeededNumbers(seed: seed)
    var tables = 0
    return join(until: bytes) {
      block(scripts: [.english], emphasis: 4, tables: &tables, &numbers)
    }
  }

  /// All kinds of block in several scripts.
  static func mixed(bytes: Int, seed: Int) -> String {
    var numbers = SeededNumbers(seed: seed)
    var tables = 0
    return join(until: bytes) {
      block(scripts: Prose.Script.mixed, emphasis: 12, tables: &tables, &numbers)
    }
  }

  /// A morning's worth of short messages, one after another.
  static func chat(count: Int, seed: Int) -> [String] {
    var numbers = SeededNumbers(seed: seed)
    return (0..<count).map { index in
      switch index % 5 {
      case 0: Prose.paragraph(.english, words: 3, emoji: true, &numbers)
      case 1: styled(Prose.paragraph(.english, words: 14, &numbers), once: 5, &numbers)
      case 2: "> " + Prose.paragraph(.russian, words: 8, &numbers) + "\n\nYes, *that*."
      case 3: list(items: 3, &numbers)
      default: Prose.paragraph(.english, words: 25, &numbers) + " https://example.org/page"
      }
    }
  }

  /// One long message of mixed scripts and all kinds of block, exactly so many Unicode scalars long.
  /// Its last block is a paragraph.
  static func message(scalars: Int, seed: Int) -> String {
    var numbers = SeededNumbers(seed: seed)
    var tables = 0
    var text = "# " + Prose.paragraph(.english, words: 5, &numbers)
    var length = text.unicodeScalars.count
    // Two for the break, and room for a last paragraph.
    while true {
      let next = block(
        scripts: Prose.Script.mixed, emphasis: 12, tables: &tables, &numbers)
      guard length + next.unicodeScalars.count + 2 < scalars - 200 else { break }
      text += "\n\n" + next
      length += next.unicodeScalars.count + 2
    }
    text += "\n\n"
    length += 2
    while length < scalars {
      let word = String(
        (numbers.pick(Vocabulary.english) + " ").unicodeScalars.prefix(scalars - length))
      text += word
      length += word.unicodeScalars.count
    }
    return text.last == " " ? text.dropLast() + "." : text
  }

  // MARK: Blocks

  private static func join(until bytes: Int, _ block: () -> String) -> String {
    var text = block()
    while text.utf8.count < bytes { text += "\n\n" + block() }
    return text
  }

  private static func block(
    scripts: [Prose.Script], emphasis: Int, tables: inout Int, _ numbers: inout SeededNumbers
  ) -> String {
    func sentence(_ words: Int, _ numbers: inout SeededNumbers) -> String {
      styled(
        Prose.paragraph(numbers.pick(scripts), words: words, &numbers), once: emphasis, &numbers)
    }
    switch Int.random(in: 0..<12, using: &numbers) {
    case 0:
      return String(repeating: "#", count: Int.random(in: 2...6, using: &numbers)) + " "
        + Prose.paragraph(numbers.pick(scripts), words: 5, &numbers)
    case 1:
      return list(items: 5, &numbers)
    case 2:
      let lines = (0..<3).map { _ in "> " + sentence(12, &numbers) }
      return lines.joined(separator: "\n") + "\n>\n> > " + sentence(8, &numbers)
    case 3:
      return "```swift\nlet value = [1, 2, 3].map { $0 * 2 }\nprint(value)  // words\n```"
    case 4 where tables < 30:
      // Tables are bounded in a message, and so here.
      tables += 1
      let rows = (0..<4).map { row in
        "| \(row) | " + sentence(3, &numbers) + " | `x` |"
      }
      return "| No | Words | Code |\n|---:|:------|:----:|\n" + rows.joined(separator: "\n")
    case 5:
      let items = (0..<3).map { index in
        "\(index + 1). " + sentence(9, &numbers) + "\n   - [x] " + sentence(4, &numbers)
      }
      return items.joined(separator: "\n")
    default:
      return sentence(Int.random(in: 20...60, using: &numbers), &numbers)
    }
  }

  private static func list(items: Int, _ numbers: inout SeededNumbers) -> String {
    (0..<items).map { _ in "- " + Prose.paragraph(.english, words: 7, &numbers) }
      .joined(separator: "\n")
  }

  /// One in so many words gets a style.
  private static func styled(
    _ text: String, once count: Int, _ numbers: inout SeededNumbers
  ) -> String {
    text.split(separator: " ").map { word in
      guard numbers.once(in: count) else { return String(word) }
      switch Int.random(in: 0..<5, using: &numbers) {
      case 0: return "**\(word)**"
      case 1: return "*\(word)*"
      case 2: return "`\(word)`"
      case 3: return "~~\(word)~~"
      default: return "[\(word)](https://example.org/\(Int.random(in: 0..<1000, using: &numbers)))"
      }
    }.joined(separator: " ")
  }
}
