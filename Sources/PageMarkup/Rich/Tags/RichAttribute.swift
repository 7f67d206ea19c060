/// The attributes that mean something in Rich HTML.
enum RichAttribute: UInt8, CaseIterable {
  case href, name, src, alt, `class`
  case emojiId, unix, format
  case type, value, start, reversed, checked
  case expandable, collapsed, isOpen, spoiler
  case latitude, longitude, zoom, width, height
  case bordered, striped, compact, colspan, rowspan, align, valign
  case style, url, data, query, text, forwardText, botUsername, requestWriteAccess
  case allowUserChats, allowBotChats, allowGroupChats, allowChannelChats

  var name: StaticString {
    switch self {
    case .href: return "href"
    case .name: return "name"
    case .src: return "src"
    case .alt: return "alt"
    case .class: return "class"
    case .emojiId: return "emoji-id"
    case .unix: return "unix"
    case .format: return "format"
    case .type: return "type"
    case .value: return "value"
    case .start: return "start"
    case .reversed: return "reversed"
    case .checked: return "checked"
    case .expandable: return "expandable"
    case .collapsed: return "collapsed"
    case .isOpen: return "open"
    case .spoiler: return "tg-spoiler"
    case .latitude: return "lat"
    case .longitude: return "long"
    case .zoom: return "zoom"
    case .width: return "width"
    case .height: return "height"
    case .bordered: return "bordered"
    case .striped: return "striped"
    case .compact: return "compact"
    case .colspan: return "colspan"
    case .rowspan: return "rowspan"
    case .align: return "align"
    case .valign: return "valign"
    case .style: return "style"
    case .url: return "url"
    case .data: return "data"
    case .query: return "query"
    case .text: return "text"
    case .forwardText: return "forward-text"
    case .botUsername: return "bot-username"
    case .requestWriteAccess: return "request-write-access"
    case .allowUserChats: return "allow-user-chats"
    case .allowBotChats: return "allow-bot-chats"
    case .allowGroupChats: return "allow-group-chats"
    case .allowChannelChats: return "allow-channel-chats"
    }
  }

  /// The attribute with that name, whatever the case of its letters.
  init?(name: Bytes) {
    guard let packed = PackedName(name), let attribute = Self.named[packed] else { return nil }
    self = attribute
  }

  private static let named = PackedNames(allCases.map { (PackedName($0.name), $0) })
}

/// The attributes of one tag, their values decoded.
struct RichAttributes {
  private var values: [(attribute: RichAttribute, value: String)] = []

  static let none = RichAttributes()

  /// The value; empty for an attribute that stands without one, nil for one that is not there.
  subscript(attribute: RichAttribute) -> String? {
    values.first { $0.attribute == attribute }?.value
  }

  func has(_ attribute: RichAttribute) -> Bool { self[attribute] != nil }

  /// Of an attribute written twice the first counts, as in HTML.
  mutating func add(_ attribute: RichAttribute, _ value: String = "") {
    if !has(attribute) { values.append((attribute, value)) }
  }

  func number<Number: FixedWidthInteger>(_ attribute: RichAttribute) -> Number? {
    self[attribute].flatMap { Number($0) }
  }
}
