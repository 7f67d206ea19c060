import PageMarkup
import PageModel
import TestSupport

/// Texts with entities at random places, many of which cross.
enum RandomEntities {
  static let kinds: [MessageEntity.Kind] = [
    .bold, .italic, .underline, .strikethrough, .spoiler, .code, .pre(language: nil),
    .pre(language: "c++"), .blockQuote(collapsed: false), .blockQuote(collapsed: true),
    .textUrl("http://a.com/(x)\\_?\"<&"), .textMention(userId: 5), .customEmoji(fileId: 7),
    .date(5, format: nil),
    .date(6, format: .full(timeFormat: .short, dateFormat: .long, dayOfWeek: true)),
    .date(7, format: .relative),
  ]

  static let pieces = [
    "a", "b", " ", "\n", "😀", "é", "_", "*", "`", "\\", "|", "<", "&", ">", "[x]", "~", ".", "!",
    "@durov", "a.com", "#tag", "\n\n", "\"", "__", "||", "```",
  ]

  static func text(_ random: inout SeededGenerator) -> FormattedText {
    let text = (0..<random.int(1...14)).map { _ in random.pick(pieces) }.joined()
    let length = text.utf16.count
    let entities = (0..<random.int(0...7)).map { _ in
      let start = random.int(0...length)
      return MessageEntity(range: start..<random.int(start...length), kind: random.pick(kinds))
    }
    return FormattedText(text: text, entities: entities)
  }
}
