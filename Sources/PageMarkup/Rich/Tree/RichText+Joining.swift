import PageModel

extension RichText {
  /// Parts one after the other; neighbouring strings become one.
  ///
  /// - Parameter mergingStyles: Whether touching styles of a kind become one around an array of
  ///   their pieces, as the server returns Rich Markdown (Bot API 10.3, measured).
  static func joining(_ parts: ArraySlice<RichText>, mergingStyles: Bool) -> RichText {
    if parts.count <= 1 { return parts.first ?? .empty }
    if areApart(parts, mergingStyles: mergingStyles) { return .concat(Array(parts)) }
    var joined: [RichText] = []
    joined.reserveCapacity(parts.count)
    var string = ""
    func close() {
      if !string.isEmpty { joined.append(.plain(string)) }
      string = ""
    }
    for part in parts {
      if case .plain(let text) = part {
        string += text
      } else {
        close()
        joined.append(part)
      }
    }
    close()
    return .joining(mergingStyles ? mergingTouching(joined) : joined)
  }

  /// Whether no two of the parts become one and none goes: so are most.
  private static func areApart(_ parts: ArraySlice<RichText>, mergingStyles: Bool) -> Bool {
    var isAfterString = false
    var previous: RichTag?
    for part in parts {
      if case .plain(let string) = part {
        if isAfterString || string.isEmpty { return false }
        isAfterString = true
        previous = nil
      } else {
        isAfterString = false
        let style = mergingStyles ? part.style : nil
        if let style, style.isStyle, style == previous { return false }
        previous = style
      }
    }
    return true
  }

  private static func mergingTouching(_ parts: [RichText]) -> [RichText] {
    var merged: [RichText] = []
    merged.reserveCapacity(parts.count)
    var start = 0
    while start < parts.count {
      var end = start + 1
      // Two links are two links.
      if let style = parts[start].style, style.isStyle {
        while end < parts.count, parts[end].style == style { end += 1 }
      }
      if end - start > 1 {
        let pieces = parts[start..<end].flatMap(\.pieces)
        merged.append(parts[start].replacingText(.concat(pieces)))
      } else {
        merged.append(parts[start])
      }
      start = end
    }
    return merged
  }

  /// What the text inside a style is made of.
  private var pieces: [RichText] {
    guard case .text(let text) = nested else { return [self] }
    if case .concat(let pieces) = text { return pieces }
    return [text]
  }

  /// The text without the blanks at its end.
  var droppingLastBlanks: RichText {
    trimmingEnd(goesOn: true) { string in
      let count = string.utf8.reversed().drop { $0.isBlank }.count
      return String(string.utf8.prefix(count)) ?? string
    }
  }

  /// The text without the end of its last line.
  var droppingLastLineFeed: RichText {
    trimmingEnd(goesOn: false) { $0.utf8.last == Ascii.lineFeed ? String($0.dropLast()) : $0 }
  }

  /// The text with its last string cut; what has no text left goes.
  ///
  /// - Parameter goesOn: Whether the string before one that goes is cut, too.
  private func trimmingEnd(goesOn: Bool, _ cut: (String) -> String) -> RichText {
    if case .plain(let string) = self {
      let kept = cut(string)
      return kept.isEmpty ? .empty : .plain(kept)
    }
    switch nested {
    case .nothing:
      return self
    case .text(let text):
      let kept = text.trimmingEnd(goesOn: goesOn, cut)
      return kept == .empty && style != nil ? .empty : replacingText(kept)
    case .texts(var parts):
      while let last = parts.popLast() {
        let kept = last.trimmingEnd(goesOn: goesOn, cut)
        if kept != .empty { parts.append(kept) }
        if kept != .empty || !goesOn { break }
      }
      return .joining(parts)
    }
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmingBlanks: String {
    let start = utf8.drop { $0.isAsciiSpace }
    let count = start.reversed().drop { $0.isAsciiSpace }.count
    return String(start.prefix(count)) ?? self
  }
}
