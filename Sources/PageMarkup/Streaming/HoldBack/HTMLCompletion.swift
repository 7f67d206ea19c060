/// The end of tags and text that are still being typed.
enum HTMLCompletion {
  /// Elements that are shown when they are complete: a row, because its cells say how many columns
  /// there are, and what stands for one thing.
  private static let whole = ["tr", "tg-math", "tg-math-block", "tg-button", "tg-emoji"]

  /// The end of the text without a tag, a reference or an element that is not complete.
  static func end(of html: Bytes) -> Int {
    var end = endOfTags(html)
    for name in whole {
      guard let start = start(of: name, in: html, before: end) else { continue }
      if !html.contains("</" + name, in: start..<end) { end = start }
    }
    return end
  }

  /// Where the text of a summary begins that has no end.
  static func openSummary(in html: Bytes) -> Int? {
    guard let start = start(of: "summary", in: html, before: html.count),
      !html.contains("</summary", in: start..<html.count),
      let end = html.firstIndex(of: Ascii.greater, in: start..<html.count)
    else { return nil }
    return end + 1
  }

  private static func endOfTags(_ html: Bytes) -> Int {
    if let comment = html.lastIndex(of: "<!--", in: 0..<html.count),
      !html.contains("-->", in: comment..<html.count)
    {
      return comment
    }
    let less = html.lastIndex(of: "<", in: 0..<html.count)
    if let less, !html[less...].contains(Ascii.greater),
      html.count - less <= InlineCompletion.longestTag
    {
      guard less + 1 < html.count else { return less }
      let next = html[less + 1]
      if next.isAsciiLetter || next == Ascii.slash || next == Ascii.exclamation
        || next == Ascii.question
      {
        return less
      }
    }
    let reference = html.lastIndex(of: "&", in: max(html.count - 34, 0)..<html.count)
    if let reference,
      html[(reference + 1)...].allSatisfy({
        $0.isAsciiLetter || $0.isAsciiDigit || $0 == UInt8(ascii: "#")
      })
    {
      return reference
    }
    return html.count
  }

  /// Where the last start tag of that name is.
  private static func start(of name: String, in html: Bytes, before end: Int) -> Int? {
    var end = end
    while let start = html.lastIndex(of: "<" + name, in: 0..<end) {
      let behind = start + 1 + name.utf8.count
      if behind >= html.count || !html[behind].isAsciiLetter && html[behind] != Ascii.hyphen {
        return start
      }
      end = start
    }
    return nil
  }
}
