import PageModel

/// What a reader or the server would say to a link's address.
struct LinkCheck {
  enum Result: Equatable {
    /// A place in the message; the empty name is its top.
    case fragment(String)
    /// The host in small letters without `www.`; nil for an address without one.
    case taken(host: String?)
    /// Why, as the end of a sentence.
    case refused(String)
  }

  let result: Result
  private let url: String

  init(_ url: String) {
    self.url = url
    switch LinkTarget(url) {
    case .anchor(let name): result = .fragment(PercentCoding.decode(name) ?? name)
    case .address(let address): result = .taken(host: Self.host(of: address))
    case .email, .phone, .user: result = .taken(host: nil)
    case nil: result = .refused(Self.reason(for: url))
    }
  }

  /// The address with its blanks percent-encoded; nil when that mends nothing.
  var mended: String? {
    guard case .refused = result, url.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    var mended = ""
    for scalar in url.unicodeScalars {
      switch scalar {
      case " ": mended += "%20"
      case "\t": mended += "%09"
      default: mended.unicodeScalars.append(scalar)
      }
    }
    return mended != url && LinkTarget(mended) != nil ? mended : nil
  }

  private static func reason(for url: String) -> String {
    if url.isEmpty { return "it has no address; write one" }
    if url.utf8.contains(where: \.isAsciiSpace) {
      return "an address has no blanks; write them as %20"
    }
    guard let colon = url.utf8.firstIndex(of: Ascii.colon) else {
      return "\"\(url)\" is in no folder of a message; write the whole address, https:// first"
    }
    switch url[..<colon].lowercased() {
    case "http", "https": return "it has no host; write one"
    case "mailto": return "this is no mail address"
    case "tel": return "this is no phone number"
    default: return "links begin with https, tg, mailto or tel, not with \"\(url[...colon])\""
    }
  }

  private static func host(of address: String) -> String? {
    guard let start = address.firstRange(of: "://")?.upperBound, address.hasPrefix("http") else {
      return nil
    }
    var host = address[start...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    if let at = host.lastIndex(of: "@") { host = host[host.index(after: at)...] }
    if let colon = host.lastIndex(of: ":") { host = host[..<colon] }
    var name = host.lowercased()
    if name.hasPrefix("www.") { name.removeFirst(4) }
    return name.isEmpty ? nil : name
  }

  /// The host that a link's text names, when all of it looks like an address.
  static func host(shownBy text: String) -> String? {
    let text = text.drop { $0 == " " }
    guard text.utf8.count <= 256, !text.utf8.contains(where: \.isAsciiSpace) else { return nil }
    if text.lowercased().hasPrefix("http") {
      guard case .taken(let host) = LinkCheck(String(text)).result else { return nil }
      return host
    }
    guard case .taken(let host?) = LinkCheck("https://" + text).result, looksLikeHost(host) else {
      return nil
    }
    return host
  }

  /// `example.org` is a host, `Package.swift` and `e.g` are not: without a scheme only the endings
  /// everybody knows are taken for one.
  private static func looksLikeHost(_ host: String) -> Bool {
    ["com", "org", "net", "me", "io", "dev", "ru", "de", "uk", "eu", "info", "app", "ai", "co"]
      .contains { host.hasSuffix(".\($0)") }
  }
}
