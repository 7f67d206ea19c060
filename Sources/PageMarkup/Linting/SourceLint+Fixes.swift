/// How to mend what the parser noticed.
extension SourceLint {
  func fix(of warning: MarkupWarning, _ places: inout LintPlaces) -> LintFix? {
    switch warning.kind {
    case .tableHeaderMismatch(let header, let delimiter):
      return tableFix(header: header, delimiter: delimiter, at: warning.position, &places)
    case .linkRefused(let url):
      return linkFix(url, at: warning.position, &places)
    case .unknownTag:
      return tagFix(at: warning.position, &places)
    case .escapedTag:
      return backslashFix(at: warning.position, &places)
    case .surplusCells, .surplusCellsDropped, .nestingTooDeep, .markersTooDeep, .formulaTooLong,
      .tooManyFormulas, .formulasTooLong, .markupTooDense, .definitionTooLong, .pictureRefused,
      .emptyLink, .footnoteRepeated, .unknownAttribute, .misplacedTag, .unmatchedEndTag,
      .attributeMissing, .attributeRefused, .markdownInHTML, .mediumInText:
      return nil
    }
  }

  /// Percent signs for the blanks of an address, where it is spelled on its line as it is.
  private func linkFix(
    _ url: String, at position: SourcePosition, _ places: inout LintPlaces
  ) -> LintFix? {
    guard let mended = LinkCheck(url).mended, let start = places.offset(of: position),
      let line = places.line(position.line),
      let range = places.first(url, in: start..<max(line.upperBound, start))
    else { return nil }
    return LintFix(range: range, replacement: mended)
  }

  /// `<name>` as text, where no HTML has such a tag: a placeholder that was to be seen.
  private func tagFix(at position: SourcePosition, _ places: inout LintPlaces) -> LintFix? {
    guard let start = places.offset(of: position), let line = places.line(position.line),
      let end = places.first(">", in: start..<max(line.upperBound, start))
    else { return nil }
    let tag = Array(places.text(start..<end.upperBound))
    let isPlaceholder = tag.withUnsafeBufferPointer { bytes in
      HTMLTagName(bytes).map { !$0.isContainer } ?? false
    }
    guard isPlaceholder, tag.first == Ascii.less, !tag.contains(UInt8(ascii: "=")),
      !tag.dropFirst().dropLast().contains(Ascii.less)
    else { return nil }
    let name = String(decoding: tag.dropFirst().dropLast(), as: UTF8.self)
    return LintFix(range: start..<end.upperBound, replacement: "&lt;\(name)&gt;")
  }

  /// `&lt;` for `\<`.
  private func backslashFix(at position: SourcePosition, _ places: inout LintPlaces) -> LintFix? {
    guard let offset = places.offset(of: position), let line = places.line(position.line) else {
      return nil
    }
    let start =
      offset > line.lowerBound && places.text(offset - 1..<offset).first == Ascii.backslash
      ? offset - 1 : offset
    guard start + 2 <= line.upperBound, places.text(start..<start + 2).elementsEqual("\\<".utf8)
    else { return nil }
    return LintFix(range: start..<start + 2, replacement: "&lt;")
  }

  /// Gives the line below a table's header as many cells as the header has.
  private func tableFix(
    header: Int, delimiter: Int, at position: SourcePosition, _ places: inout LintPlaces
  ) -> LintFix? {
    guard let line = places.line(position.line) else { return nil }
    let text = Array(places.text(line))
    let end = (text.lastIndex { !$0.isAsciiSpace } ?? text.count - 1) + 1
    let hasBar = end > 0 && text[end - 1] == Ascii.bar
    if header > delimiter {
      let more = [String](repeating: "---", count: header - delimiter).joined(separator: "|")
      let addition = hasBar ? more + "|" : "|" + more
      let place = line.lowerBound + end
      return LintFix(range: place..<place, replacement: addition)
    }
    // The surplus cells go, from the bar before the first of them.
    var bars = text[..<end].indices.filter { text[$0] == Ascii.bar }
    if hasBar { bars.removeLast() }
    let start = text.firstIndex { !$0.isAsciiSpace } ?? 0
    if bars.first == start { bars.removeFirst() }
    guard bars.count == delimiter - 1, header > 0 else { return nil }
    return LintFix(
      range: line.lowerBound + bars[header - 1]..<line.lowerBound + (hasBar ? end - 1 : end),
      replacement: "")
  }
}
