/// Finds links that open something in the app: `tg://…`, `ton://…`, `tonsite://…`.
enum AppLinkSearch {
  static func links(in text: Bytes) -> [DetectedStretch] {
    var found: [DetectedStretch] = []
    var index = 0
    while let colon = text.firstIndex(of: Ascii.colon, in: index..<text.count) {
      index = colon + 1
      guard text.starts(with: "://", at: colon),
        let scheme = schemes.first(where: { text.ends(with: $0, at: colon, from: 0) })
      else { continue }
      var end = colon + 3
      while end < text.count, text[end].isNameCharacter || text[end] == Ascii.hyphen { end += 1 }
      guard end > colon + 3 else { continue }
      end = AddressPath.end(from: end, in: text)
      found.append(
        DetectedStretch(range: colon - scheme.utf8CodeUnitCount..<end, kind: .url))
      index = end
    }
    return found
  }

  private static let schemes: [StaticString] = ["tg", "tonsite", "ton"]
}
