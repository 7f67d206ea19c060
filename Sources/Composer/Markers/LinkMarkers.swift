import PageModel

/// Addresses that stand for something else, as clients write them where a text can only carry
/// links: a person, a moment, a custom emoji.
public enum LinkMarker {
  static let mention = "tg://user?id="
  static let date = "tg://timestamp?t="
  static let emoji = "tg://emoji?id="

  /// The whole number behind a prefix, when there is nothing else.
  static func number<Number: FixedWidthInteger>(
    behind prefix: String, in url: String
  ) -> Number? {
    guard url.utf8.starts(with: prefix.utf8) else { return nil }
    return Number(String(decoding: url.utf8.dropFirst(prefix.utf8.count), as: UTF8.self))
  }

  /// The custom emoji an address stands for. What follows the number behind an `&` only keeps
  /// neighbours apart.
  public static func emoji(in url: String) -> Int64? {
    let end = url.utf8.firstIndex(of: UInt8(ascii: "&")) ?? url.endIndex
    return number(behind: emoji, in: String(url[..<end]))
  }

  public static func address(ofEmoji fileId: Int64) -> String { emoji + String(fileId) }
}

extension TextLink {
  /// The link an address stands for: a person, a moment, else the address itself.
  public init(marker url: String) {
    if let peerId: Int64 = LinkMarker.number(behind: LinkMarker.mention, in: url) {
      self = .mention(peerId: peerId)
    } else if let date: Int32 = LinkMarker.number(behind: LinkMarker.date, in: url) {
      self = .date(date)
    } else {
      self = .url(url)
    }
  }

  /// The link as an address, for texts that can carry nothing else; nil for what was only detected
  /// and for a place in the page.
  public var marker: String? {
    switch self {
    case .url(let url, _): return url
    case .email(let email): return "mailto:" + email
    case .phone(let phone): return "tel:" + phone
    case .mention(let peerId): return LinkMarker.mention + String(peerId)
    case .date(let date, _): return LinkMarker.date + String(date)
    case .anchor(let name): return "#" + name
    case .detected: return nil
    }
  }
}
