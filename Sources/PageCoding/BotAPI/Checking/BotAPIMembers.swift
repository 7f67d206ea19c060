/// The members each object of a rich message may have in what a bot sends (Bot API 10.3).
enum BotAPIMembers {
  static let message: Set<String> = [
    "blocks", "html", "markdown", "media", "is_rtl", "skip_entity_detection",
  ]
  static let boundMedium: Set<String> = ["id", "media"]
  static let caption: Set<String> = ["text", "credit"]
  static let item: Set<String> = ["blocks", "has_checkbox", "is_checked", "value", "type"]
  static let cell: Set<String> = ["text", "is_header", "colspan", "rowspan", "align", "valign"]
  static let button: Set<String> = Set(BotAPIButtonField.allCases.map(\.rawValue))
    .union(["text", "style"])
  static let inputMedia: Set<String> = [
    "type", "media", "caption", "parse_mode", "caption_entities", "show_caption_above_media",
    "has_spoiler", "thumbnail", "cover", "start_timestamp", "width", "height", "duration",
    "supports_streaming", "performer", "title", "disable_content_type_detection",
  ]

  /// The members of a block besides its `type`; nil for a block nobody knows.
  static func block(_ type: String) -> Set<String>? {
    if BotAPIMediaKind(rawValue: type) != nil { return [type, "caption"] }
    switch type {
    case "paragraph", "footer", "thinking": return ["text"]
    case "heading": return ["text", "size"]
    case "pre": return ["text", "language"]
    case "divider": return []
    case "mathematical_expression": return ["expression"]
    case "anchor": return ["name"]
    case "list": return ["items"]
    case "blockquote": return ["blocks", "credit"]
    case "expandable_blockquote", "pullquote": return ["text", "credit"]
    case "collage", "slideshow": return ["blocks", "caption"]
    case "table": return ["cells", "is_bordered", "is_striped", "is_compact", "caption"]
    case "details": return ["summary", "blocks", "is_open"]
    case "map": return ["location", "zoom", "width", "height", "caption"]
    case "buttons": return ["buttons", "align"]
    default: return nil
    }
  }

  /// The members of a formatted text besides its `type`; nil for a text nobody knows.
  static func text(_ type: String) -> Set<String>? {
    switch type {
    case "custom_emoji": return ["custom_emoji_id", "alternative_text"]
    case "mathematical_expression": return ["expression"]
    case "anchor": return ["name"]
    case "button": return ["button"]
    default: break
    }
    guard let kind = BotAPITextKind(rawValue: type) else { return nil }
    switch kind {
    case .bold, .italic, .underline, .strikethrough, .spoiler, .subscript, .superscript, .marked,
      .code:
      return ["text"]
    case .dateTime: return ["text", "unix_time", "date_time_format"]
    case .textMention: return ["text", "user"]
    case .url: return ["text", "url"]
    case .email: return ["text", "email_address"]
    case .phone: return ["text", "phone_number"]
    case .bankCard: return ["text", "bank_card_number"]
    case .mention: return ["text", "username"]
    case .hashtag: return ["text", "hashtag"]
    case .cashtag: return ["text", "cashtag"]
    case .botCommand: return ["text", "bot_command"]
    case .anchorLink: return ["text", "anchor_name"]
    case .reference: return ["text", "name"]
    case .referenceLink: return ["text", "reference_name"]
    }
  }

  /// What people write instead of a member's name, and the names that may be meant.
  private static let mistaken: [String: [String]] = [
    "label_type": ["type"], "style": ["type"], "number": ["value"], "start": ["value"],
    "checked": ["is_checked"], "checkbox": ["has_checkbox"], "header": ["is_header"],
    "rows": ["cells"], "content": ["text", "blocks"], "children": ["blocks"], "level": ["size"],
    "title": ["summary", "caption"], "open": ["is_open"], "lang": ["language"],
    "code": ["text"], "latex": ["expression"], "formula": ["expression"], "href": ["url"],
    "link": ["url"], "media": ["blocks"], "author": ["credit"], "cite": ["credit"],
    "bordered": ["is_bordered"], "striped": ["is_striped"], "compact": ["is_compact"],
    "horizontal_alignment": ["align"], "vertical_alignment": ["valign"], "data": ["callback_data"],
    "rtl": ["is_rtl"], "spoiler": ["has_spoiler"], "parse_mode": ["markdown"],
    "text": ["blocks", "markdown"],
  ]

  /// A member of `known` that was perhaps meant by `name`.
  static func meant(by name: String, among known: Set<String>) -> String? {
    if let names = mistaken[name], let meant = names.first(where: known.contains) { return meant }
    let folded = letters(of: name)
    return known.sorted().first { letters(of: $0) == folded }
  }

  /// `isRtl` and `is-rtl` are `is_rtl` to whoever writes them.
  private static func letters(of name: String) -> String {
    name.lowercased().filter { $0 != "_" && $0 != "-" }
  }
}
