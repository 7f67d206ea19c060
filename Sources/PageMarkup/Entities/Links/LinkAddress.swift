/// A link's address in the form messages carry, and what it leads to.
///
/// What has no scheme is an address of the web; its scheme and host become lower case, a missing
/// path is `/`, and white space in it is percent-encoded. `tg:`, `ton:` and `tonsite:` addresses
/// have a word for a host. Everything else leads nowhere.
struct LinkAddress: Equatable {
  private(set) var text: String
  /// The host of an address of the app, lower case; nil for the web.
  private var appHost: String?
  private var query: [UInt8] = []

  /// Nil when the address leads nowhere.
  init?(_ address: String) {
    let bytes = ArraySlice(address.utf8)
    if let (scheme, rest) = Self.appScheme(of: bytes) {
      self.init(appScheme: scheme, rest)
    } else {
      self.init(web: bytes)
    }
  }

  /// The person a `tg://user?id=…` address stands for.
  var userId: Int64? {
    guard appHost == "user", let id = value(of: "id"),
      let number = CanonicalNumber.read(id, as: Int64.self)
    else { return nil }
    return 1..<1 << 40 ~= number ? number : nil
  }

  /// What a `tg://emoji?id=…` or `tg://time?unix=…&format=…` address stands for.
  var object: MessageEntity.Kind? {
    switch appHost {
    case "emoji":
      guard let id = value(of: "id"), let number = CanonicalNumber.read(id, as: Int64.self),
        number != 0
      else { return nil }
      return .customEmoji(fileId: number)
    case "time":
      guard let unix = value(of: "unix"), let date = CanonicalNumber.read(unix, as: Int32.self),
        date > 0,
        let format = DateFormatLetters.format(value(of: "format") ?? [])
      else { return nil }
      return .date(date, format: format)
    default:
      return nil
    }
  }

  /// What a text with this address is.
  var entityKind: MessageEntity.Kind {
    userId.map { .textMention(userId: $0) } ?? .textUrl(text)
  }

  private func value(of key: String) -> ArraySlice<UInt8>? {
    for pair in query.split(separator: Ascii.ampersand) {
      guard let equals = pair.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let name = pair[..<equals].map(\.asciiLowercased)
      if name.elementsEqual(key.utf8) { return pair[(equals + 1)...] }
    }
    return nil
  }
}

extension LinkAddress {
  private static func appScheme(
    of address: ArraySlice<UInt8>
  ) -> (String, rest: ArraySlice<UInt8>)? {
    for scheme in ["tg", "ton", "tonsite"] {
      let head = address.prefix(scheme.utf8.count + 1)
      guard head.last == Ascii.colon,
        head.dropLast().map(\.asciiLowercased).elementsEqual(scheme.utf8)
      else { continue }
      let rest = address.dropFirst(head.count)
      return (scheme, rest.starts(with: "//".utf8) ? rest.dropFirst(2) : rest)
    }
    return nil
  }

  private init?(appScheme scheme: String, _ rest: ArraySlice<UInt8>) {
    let hostEnd = rest.firstIndex { AddressPath.opensPath($0) } ?? rest.endIndex
    let host = rest[..<hostEnd]
    // A host of the network of TON has periods.
    guard !host.isEmpty,
      host.allSatisfy({
        $0.isNameCharacter || $0 == Ascii.hyphen || ($0 == Ascii.period && scheme == "tonsite")
      })
    else { return nil }
    var path = rest[hostEnd...]
    if path.starts(with: "/?".utf8) { path.removeFirst() }
    let needsSlash = path.first != Ascii.slash && path.first != Ascii.question
    let name = String(decoding: host.map(\.asciiLowercased), as: UTF8.self)
    text = "\(scheme)://\(name)\(needsSlash ? "/" : "")\(Self.encoded(path))"
    appHost = scheme == "tg" ? name : nil
    let fragment = path.firstIndex(of: UInt8(ascii: "#")) ?? path.endIndex
    if path.first == Ascii.question { query = Array(path[..<fragment].dropFirst()) }
  }

  private init?(web address: ArraySlice<UInt8>) {
    var rest = address
    var scheme = "http"
    for name in ["http", "https"] {
      let head = address.prefix(name.utf8.count + 3)
      if head.map(\.asciiLowercased).elementsEqual("\(name)://".utf8) {
        scheme = name
        rest = address.dropFirst(head.count)
      }
    }
    let authorityEnd = rest.firstIndex { AddressPath.opensPath($0) } ?? rest.endIndex
    guard let authority = Authority(rest[..<authorityEnd]) else { return nil }
    let path = rest[authorityEnd...]
    let needsSlash = path.first != Ascii.slash
    text = "\(scheme)://\(authority.text)\(needsSlash ? "/" : "")\(Self.encoded(path))"
    appHost = nil
  }

  /// White space and control characters as percent signs and digits; those at the end are gone.
  private static func encoded(_ path: ArraySlice<UInt8>) -> String {
    var path = path
    while let last = path.last, last <= 0x20 { path.removeLast() }
    guard path.contains(where: { $0 <= 0x20 }) else { return String(decoding: path, as: UTF8.self) }
    var bytes: [UInt8] = []
    for byte in path {
      if byte > 0x20 {
        bytes.append(byte)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        bytes += (byte < 0x10 ? "%0" : "%").utf8
        bytes += digits.utf8
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// `[user@]host[:port]` of an address of the web.
private struct Authority {
  var text: String

  init?(_ authority: ArraySlice<UInt8>) {
    var host = authority
    var user = ""
    if let at = authority.lastIndex(of: Ascii.at) {
      let name = authority[..<at]
      guard Self.isSpelled(name, besides: Ascii.colon) else { return nil }
      if !name.isEmpty { user = String(decoding: name, as: UTF8.self) + "@" }
      host = authority[(at + 1)...]
    }
    var port = ""
    if let colon = host.lastIndex(of: Ascii.colon), host.last != Ascii.rightBracket {
      let digits = String(decoding: host[(colon + 1)...], as: UTF8.self)
      guard digits.utf8.allSatisfy(\.isAsciiDigit), let number = UInt16(digits), number > 0 else {
        return nil
      }
      port = ":\(number)"
      host = host[..<colon]
    }
    guard Self.isHost(host) else { return nil }
    text = user + String(decoding: host.map(\.asciiLowercased), as: UTF8.self) + port
  }

  private static func isHost(_ host: ArraySlice<UInt8>) -> Bool {
    if host.first == Ascii.leftBracket {
      let inner = host.dropFirst().dropLast()
      return host.last == Ascii.rightBracket && inner.contains(Ascii.colon)
        && inner.allSatisfy { isHexadecimal($0) || $0 == Ascii.colon || $0 == Ascii.period }
    }
    return host.count > 1 && host.contains(Ascii.period) && isSpelled(host, besides: nil)
  }

  /// Whether all characters may stand in a host; a percent sign needs its two digits.
  private static func isSpelled(_ bytes: ArraySlice<UInt8>, besides extra: UInt8?) -> Bool {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      switch byte {
      case extra:
        continue
      case UInt8(ascii: "%"):
        let digits = bytes[index...].prefix(2)
        guard digits.count == 2, digits.allSatisfy(isHexadecimal) else { return false }
      case 0...0x20, UInt8(ascii: "\""), UInt8(ascii: "#"), Ascii.slash, Ascii.colon, Ascii.less,
        Ascii.greater, Ascii.question, Ascii.at, Ascii.leftBracket, Ascii.backslash,
        Ascii.rightBracket, Ascii.caret, Ascii.backtick, UInt8(ascii: "{"), Ascii.bar,
        UInt8(ascii: "}"), 0x7F:
        return false
      default:
        continue
      }
    }
    return true
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    byte.isAsciiDigit || (byte.isAsciiLetter && byte | 0x20 <= UInt8(ascii: "f"))
  }
}
