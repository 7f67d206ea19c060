/// Where a link goes, as far as the server cares (Bot API 10.3: http, https, tg, mailto, tel, ton and
/// places in the message; anything else is refused with `RICH_MESSAGE_URL_INVALID`).
struct LinkTarget {
  enum Kind: Equatable {
    /// A place in the message; the empty name is its top.
    case fragment(String)
    /// The host in lower case without `www.`; nil for an address without one.
    case taken(host: String?)
    /// Why, as the end of a sentence.
    case refused(String)
  }

  let url: String
  let kind: Kind

  private static let schemes: Set<String> = ["http", "https", "tg", "mailto", "tel", "ton"]

  init(_ url: String) {
    self.url = url
    kind = Self.kind(of: url)
  }

  /// The address with what is not allowed in it percent-encoded; nil when that mends nothing.
  var mended: String? {
    guard case .refused = kind else { return nil }
    let mended = url.utf8.reduce(into: "") { text, byte in
      switch byte {
      case Ascii.space: text += "%20"
      case Ascii.tab: text += "%09"
      default: text.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    guard url.utf8.allSatisfy({ $0 < 0x80 }), mended != url else { return nil }
    if case .taken = LinkTarget(mended).kind { return mended }
    return nil
  }

  private static func kind(of url: String) -> Kind {
    if url.hasPrefix("#") { return .fragment(String(url.dropFirst())) }
    if url.isEmpty { return .refused("it has no address; write one") }
    if url.utf8.contains(where: \.isAsciiSpace) {
      return .refused("an address has no spaces; write them as %20")
    }
    guard let colon = url.utf8.firstIndex(of: Ascii.colon),
      url.utf8[..<colon].allSatisfy({
        $0.isAsciiLetter || $0.isAsciiDigit || $0 == Ascii.hyphen || $0 == Ascii.period
          || $0 == UInt8(ascii: "+")
      })
    else { return withoutScheme(url) }
    let scheme = url[..<colon].lowercased()
    if schemes.contains(scheme) {
      let isWeb = scheme == "http" || scheme == "https"
      let host = isWeb ? host(of: url[url.utf8.index(after: colon)...]) : nil
      return isWeb && host == nil ? .refused("it has no host; write one") : .taken(host: host)
    }
    // `example.org:8080/path` has a port, not a scheme.
    if scheme.utf8.contains(Ascii.period) { return .taken(host: host(of: "//" + url)) }
    return .refused("links start with http, https, tg, mailto or tel, not \"\(scheme):\"")
  }

  /// The server completes `example.org/x`, but not `/x` and `x`.
  private static func withoutScheme(_ url: String) -> Kind {
    let start = url.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    if start.isEmpty || start.hasPrefix(".") || !start.utf8.contains(Ascii.period) {
      return .refused(
        "a message has no folder that \"\(url)\" could be in; write the whole address")
    }
    return .taken(host: host(of: "//" + url))
  }

  /// - Parameter rest: What follows the scheme's colon.
  private static func host(of rest: some StringProtocol) -> String? {
    guard rest.hasPrefix("//") else { return nil }
    var host = rest.dropFirst(2).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    if let at = host.lastIndex(of: "@") { host = host[host.index(after: at)...] }
    if let colon = host.lastIndex(of: ":") { host = host[..<colon] }
    var name = host.lowercased()
    if name.hasPrefix("www.") { name.removeFirst(4) }
    return name.isEmpty ? nil : name
  }

  /// The host that a link's text names, when all of it looks like an address.
  static func host(shownBy text: String) -> String? {
    let text = text.drop { $0 == " " }
    guard !text.utf8.contains(where: \.isAsciiSpace), text.utf8.count <= 256 else { return nil }
    let isWeb = text.lowercased().hasPrefix("http")
    let target = LinkTarget(String(text))
    guard case .taken(let host?) = target.kind, let last = host.split(separator: ".").last,
      host.utf8.contains(Ascii.period), isWeb || last.utf8.allSatisfy(\.isAsciiLetter),
      last.utf8.count >= 2, isWeb || LinkTarget.looksLikeHost(host)
    else { return nil }
    return host
  }

  /// `example.org` is a host, `Package.swift` and `e.g` are not: without a scheme only the endings
  /// everybody knows are taken for one.
  private static func looksLikeHost(_ host: String) -> Bool {
    ["com", "org", "net", "me", "io", "dev", "ru", "de", "uk", "eu", "info", "app", "ai", "co"]
      .contains { host.hasSuffix(".\($0)") }
  }
}
