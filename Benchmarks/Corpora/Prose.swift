/// Paragraphs of made-up words.
enum Prose {
  enum Script: CaseIterable {
    case english
    case russian
    case arabic
    case hebrew
    case chinese
    case hindi

    var words: [String] {
      switch self {
      case .english: Vocabulary.english
      case .russian: Vocabulary.russian
      case .arabic: Vocabulary.arabic
      case .hebrew: Vocabulary.hebrew
      case .chinese: Vocabulary.chinese
      case .hindi: Vocabulary.hindi
      }
    }

    /// Which of 18 paragraphs of a mixed text a script gets: mostly English, some Russian.
    static let mixed: [Script] =
      Array(repeating: .english, count: 10) + Array(repeating: .russian, count: 4)
      + [.arabic, .hebrew, .chinese, .hindi]
  }

  /// Sentences of words until there are enough words.
  static func paragraph(
    _ script: Script, words count: Int, emoji: Bool = false, _ numbers: inout SeededNumbers
  ) -> String {
    let isChinese = script == .chinese
    var text = ""
    for index in 0..<count {
      let word = numbers.pick(script.words)
      let endsSentence = index == count - 1 || numbers.once(in: 12)
      let startsSentence = text.isEmpty || text.hasSuffix(". ")
      text += startsSentence ? word.prefix(1).uppercased() + word.dropFirst() : word
      if endsSentence {
        if emoji, numbers.once(in: 3) { text += " " + numbers.pick(Vocabulary.emoji) }
        text += isChinese ? "。" : ". "
      } else {
        if numbers.once(in: 10) { text += isChinese ? "，" : "," }
        if !isChinese { text += " " }
      }
    }
    return text.last == " " ? String(text.dropLast()) : text
  }

  /// Paragraphs of 20 to 80 words of mixed scripts, emoji in half of them.
  static func mixedParagraphs(_ count: Int, seed: Int) -> [String] {
    var numbers = SeededNumbers(seed: seed)
    return (0..<count).map { _ in
      let script = numbers.pick(Script.mixed)
      let words = Int.random(in: 20...80, using: &numbers)
      let emoji = numbers.once(in: 2)
      return paragraph(script, words: words, emoji: emoji, &numbers)
    }
  }
}
