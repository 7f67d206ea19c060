/// Paragraphs of made-up words.
enum Prose {
  enum Script: CaseIterable {
    case english
    case russian
    case arabic
    case hebrew
    case chinese
    case hindi

    var lexicon: Lexicon {
      switch self {
      case .english: Prose.english
      case .russian: Prose.russian
      case .arabic: Prose.arabic
      case .hebrew: Prose.hebrew
      case .chinese: Prose.chinese
      case .hindi: Prose.hindi
      }
    }

    /// Which of 18 paragraphs of a mixed text a script gets: mostly English, some Russian.
    static let mixed: [Script] =
      Array(repeating: .english, count: 10) + Array(repeating: .russian, count: 4)
      + [.arabic, .hebrew, .chinese, .hindi]
  }

  private static let english = Lexicon(frequent: Vocabulary.english, seed: 1)
  private static let russian = Lexicon(frequent: Vocabulary.russian, seed: 2)
  private static let arabic = Lexicon(frequent: Vocabulary.arabic, seed: 3)
  private static let hebrew = Lexicon(frequent: Vocabulary.hebrew, seed: 4)
  private static let chinese = Lexicon(frequent: Vocabulary.chinese, seed: 5)
  private static let hindi = Lexicon(frequent: Vocabulary.hindi, seed: 6)

  /// Sentences of words until there are enough words.
  static func paragraph(
    _ script: Script, words count: Int, emoji: Bool = false, _ numbers: inout SeededNumbers
  ) -> String {
    let isChinese = script == .chinese
    let lexicon = script.lexicon
    var text = ""
    for index in 0..<count {
      let word = lexicon.word(&numbers)
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
