import PageCoding
import PageMarkup
import PageModel

extension JSONCursor {
  /// A text of before: a string, or `t` with entities in `e`. Ranges outside of the text are cut
  /// to it.
  var flatText: FormattedText? {
    if let text = asString { return FormattedText(text: text) }
    guard let text = word("t") ?? word("text") else { return nil }
    let length = text.utf16.count
    let entities = (list("e") + list("entities")).compactMap { entity -> MessageEntity? in
      guard let offset: Int = entity.number("offset"), let count: Int = entity.number("length"),
        offset >= 0, count > 0, offset < length, let kind = entity.entityKind
      else { return nil }
      return MessageEntity(range: offset..<(offset + min(count, length - offset)), kind: kind)
    }
    return FormattedText(text: text, entities: entities)
  }

  /// The kinds by the names of the Bot API.
  private var entityKind: MessageEntity.Kind? {
    switch word("type") {
    case "bold"?: return .bold
    case "italic"?: return .italic
    case "underline"?: return .underline
    case "strikethrough"?: return .strikethrough
    case "spoiler"?: return .spoiler
    case "code"?: return .code
    case "pre"?: return .pre(language: word("language"))
    case "blockquote"?: return .blockQuote(collapsed: false)
    case "expandable_blockquote"?: return .blockQuote(collapsed: true)
    case "text_link"?: return word("url").map { .textUrl($0) }
    case "text_mention"?: return self["user"]?.number("id").map { .textMention(userId: $0) }
    case "custom_emoji"?: return number("custom_emoji_id").map { .customEmoji(fileId: $0) }
    case "date_time"?:
      let format: Int32? = number("format")
      return number("date").map {
        .date($0, format: format.map { DateTimeFormat(rawValue: $0) })
      }
    default: return nil
    }
  }
}
