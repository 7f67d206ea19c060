import PageModel

/// Where a link that its author wrote leads (Bot API 10.3, rich message formatting options).
enum LinkTarget: Equatable {
  /// An address of the web, of Telegram or of TON.
  case address(String)
  /// A place in the page; the name is written with percent signs where it must be, empty for the
  /// top of the page.
  case anchor(String)
  case email(String)
  case phone(String)
  case user(Int64)

  /// Nil for what a server refuses: addresses without a scheme, of another scheme, without a host,
  /// or with blanks in them.
  init?(_ href: String) {
    var href = href
    if href.withUTF8({ Self.isCanonical($0) }) {
      self = .address(href)
      return
    }
    let target = href.withUTF8 { bytes in Self.read(bytes) }
    guard let target else { return nil }
    self = target
  }

  /// Whether the address is one of the web as a server writes it: most are.
  private static func isCanonical(_ bytes: Bytes) -> Bool {
    var index: Int
    if bytes.starts(with: "https://") {
      index = 8
    } else if bytes.starts(with: "http://") {
      index = 7
    } else {
      return false
    }
    let host = index
    while index < bytes.count, bytes[index].isPlainInHost { index += 1 }
    guard index > host, index < bytes.count, bytes[index] == Ascii.slash else { return false }
    while index < bytes.count, bytes[index] > Ascii.space, bytes[index] != 0x7F { index += 1 }
    return index == bytes.count
  }

  private static func read(_ untrimmed: Bytes) -> LinkTarget? {
    var range = 0..<untrimmed.count
    while let first = range.first, untrimmed[first].isAsciiSpace { range.removeFirst() }
    while let last = range.last, untrimmed[last].isAsciiSpace { range.removeLast() }
    let bytes = untrimmed.slice(range)
    if bytes.first == UInt8(ascii: "#") {
      return .anchor(encodingFragment(bytes.slice(1..<bytes.count)))
    }
    if bytes.contains(where: { $0 <= Ascii.space || $0 == 0x7F }) { return nil }
    guard let colon = bytes.firstIndex(of: Ascii.colon) else { return nil }
    let rest = bytes.slice(colon + 1..<bytes.count)
    switch PackedName(bytes.slice(0..<colon)) {
    case PackedName("http"): return webAddress("http", rest)
    case PackedName("https"): return webAddress("https", rest)
    case PackedName("mailto"):
      let address = Bytes(rebasing: rest.prefix { $0 != Ascii.question })
      guard EmailAddress.first(in: address, from: 0)?.range == 0..<address.count else { return nil }
      return .email(String(decoding: address, as: UTF8.self))
    case PackedName("tel"):
      guard rest.contains(where: \.isAsciiDigit) else { return nil }
      return .phone(String(decoding: rest, as: UTF8.self))
    case PackedName("tg"):
      if rest.isEmpty { return nil }
      let address = "tg:" + String(decoding: rest, as: UTF8.self)
      return user(address).map { .user($0) } ?? .address(address)
    case PackedName("ton"):
      return rest.isEmpty ? nil : .address("ton:" + String(decoding: rest, as: UTF8.self))
    default: return nil
    }
  }

  private static func user(_ address: String) -> Int64? {
    var address = address
    return address.withUTF8 { bytes in
      if case .mention(let id)? = LinkMarker(bytes) { return id }
      return nil
    }
  }

  /// Scheme and host in small letters, and a path, if only `/`.
  private static func webAddress(_ scheme: String, _ rest: Bytes) -> LinkTarget? {
    guard rest.count > 2, rest[0] == Ascii.slash, rest[1] == Ascii.slash else { return nil }
    var end = 2
    while end < rest.count, rest[end] != Ascii.slash, rest[end] != Ascii.question,
      rest[end] != UInt8(ascii: "#")
    {
      end += 1
    }
    var host = 2
    if let at = rest[2..<end].lastIndex(of: Ascii.at) { host = at + 1 }
    guard host < end, rest[host] != Ascii.colon else { return nil }
    var address = Array("\(scheme)://".utf8)
    address.reserveCapacity(address.count + rest.count)
    address.append(contentsOf: rest[2..<host])
    for byte in rest[host..<end] {
      address.append(byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte)
    }
    if end == rest.count || rest[end] != Ascii.slash { address.append(Ascii.slash) }
    address.append(contentsOf: rest[end...])
    return .address(String(decoding: address, as: UTF8.self))
  }

  /// What is percent-encoded stays so.
  private static func encodingFragment(_ name: Bytes) -> String {
    let text = String(decoding: name, as: UTF8.self)
    return PercentCoding.encode(PercentCoding.decode(text) ?? text)
  }

  func link(_ text: RichText) -> RichText {
    switch self {
    case .address(let url): return .url(text: text, url: url, webpageId: nil)
    case .anchor(let name): return .url(text: text, url: "#" + name, webpageId: nil)
    case .email(let email): return .email(text: text, email: email)
    case .phone(let phone): return .phone(text: text, phone: phone)
    case .user(let id): return .textMentionName(text: text, peerId: id)
    }
  }
}

extension UInt8 {
  fileprivate var isPlainInHost: Bool {
    self &- UInt8(ascii: "a") < 26 || isAsciiDigit || self == Ascii.period || self == Ascii.hyphen
  }
}
