import CCMarkGFM

extension MarkdownSyntax {
  /// `https://example.com` inside text, at its colon. The scheme is in the text before it.
  func openAddress(_ place: InlinePlace) -> CMarkNode? {
    let text = place.text
    let colon = place.start
    guard colon + 3 < text.count, text[colon + 1] == Ascii.slash, text[colon + 2] == Ascii.slash
    else { return nil }
    var scheme = colon
    while scheme > 0, colon - scheme < 6, text[scheme - 1].isAsciiLetter { scheme -= 1 }
    if scheme > 0, text[scheme - 1].isAsciiLetter { return nil }
    guard Self.isWebScheme(text.slice(scheme..<colon)) else { return nil }
    let host = colon + 3
    guard BareLink.isHostCharacter(text.scalar(at: host)),
      let hostEnd = BareLink.hostEnd(from: host, in: text, needsPeriod: false)
    else { return nil }
    let end = BareLink.end(
      of: scheme, from: hostEnd, in: text, isInBrackets: place.isInBrackets)
    guard end > host else { return nil }
    cmark_node_unput(place.parent, Int32(colon - scheme))
    return place.node(OwnNode(.bareLink), showing: scheme..<end, end: end)
  }

  /// `www.example.com` inside text, at its first letter.
  func openWebHost(_ place: InlinePlace) -> CMarkNode? {
    let text = place.text
    let start = place.start
    guard start + 4 < text.count, text[start + 1] == text[start], text[start + 2] == text[start],
      text[start + 3] == Ascii.period, !rejectedHosts.contains(start)
    else { return nil }
    if start > 0 {
      switch text[start - 1] {
      case Ascii.asterisk, Ascii.underscore, Ascii.tilde, Ascii.leftParenthesis: break
      case Ascii.leftBracket: break
      default: if !text[start - 1].isAsciiSpace { return nil }
      }
    }
    guard let hostEnd = BareLink.hostEnd(from: start, in: text, needsPeriod: true) else {
      rejectedHosts.reject(from: start, in: text)
      return nil
    }
    let end = BareLink.end(of: start, from: hostEnd, in: text, isInBrackets: place.isInBrackets)
    guard end > start + 4 else { return nil }
    return place.node(OwnNode(.bareLink), showing: start..<end, end: end)
  }

  private static func isWebScheme(_ scheme: Bytes) -> Bool {
    let known: [StaticString] = ["http", "https", "ftp"]
    return known.contains { name in
      name.utf8CodeUnitCount == scheme.count
        && scheme.indices.allSatisfy { scheme[$0] | 0x20 == name.utf8Start[$0] }
    }
  }
}

/// Hosts that were found to be none. The same text is not looked at again from a later `www.`:
/// whether a host is refused is decided by its last two parts.
struct RejectedHosts {
  private var rejected = 0..<0

  func contains(_ start: Int) -> Bool {
    rejected.contains(start)
  }

  mutating func reject(from start: Int, in text: Bytes) {
    var end = BareLink.hostTextEnd(from: start, in: text)
    for _ in 0..<2 {
      while end > start, text[end - 1] != Ascii.period { end -= 1 }
      end -= 1
    }
    rejected = start..<max(start, end)
  }
}
