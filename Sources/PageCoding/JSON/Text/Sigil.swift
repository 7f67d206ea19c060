import PageModel

extension RichText {
  /// The words without the sign that made them a mention, a hashtag, a cashtag or a command.
  func plainText(without sigil: Character) -> String {
    let words = plainText
    return words.first == sigil ? String(words.dropFirst()) : words
  }
}
