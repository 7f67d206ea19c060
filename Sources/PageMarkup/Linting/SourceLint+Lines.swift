import PageModel

/// What the lines of Markdown tell that the page does not: where lines end, and what stands before
/// the first word.
extension SourceLint {
  func lineFindings(
    in page: InstantPage, besides warnings: [MarkupWarning], _ places: inout LintPlaces
  ) -> [LintFinding] {
    var findings: [LintFinding] = []
    let brokenTables = Set(
      warnings.filter { $0.kind.lintCode == .tableMismatch }.map(\.position.line))
    for (index, block) in page.blocks.enumerated() {
      guard case .paragraph(let text) = block, let lines = places.lines(ofBlock: index) else {
        continue
      }
      // The lines of a table that is none are not meant to be one.
      let isTable = lines.contains(where: brokenTables.contains)
      for finding in [
        noHeading(in: lines, &places), isTable ? nil : softBreak(in: text, lines, &places),
      ] {
        guard var finding else { continue }
        finding.path = [index]
        findings.append(finding)
      }
    }
    return findings
  }

  /// One finding a paragraph: who writes several lines either means them all or none.
  private func softBreak(
    in text: RichText, _ lines: ClosedRange<Int>, _ places: inout LintPlaces
  ) -> LintFinding? {
    guard lines.count > 1 else { return nil }
    let kept = text.plainText.utf8.count { $0 == Ascii.lineFeed }
    guard kept < lines.count - 1 else { return nil }
    for number in lines.dropLast() {
      guard let line = places.line(number), !endsHard(places.text(line)), !line.isEmpty else {
        continue
      }
      return LintFinding(
        .softBreak, at: places.position(of: line.upperBound),
        sentence: "This line end becomes a space; end the line with two spaces to keep it.")
    }
    return nil
  }

  private func endsHard(_ line: ArraySlice<UInt8>) -> Bool {
    line.last == Ascii.backslash || line.suffix(2).elementsEqual("  ".utf8)
      || line.suffix(1).elementsEqual(">".utf8)
  }

  /// The first line that looks like a heading.
  private func noHeading(
    in lines: ClosedRange<Int>, _ places: inout LintPlaces
  ) -> LintFinding? {
    for number in lines {
      if let finding = noHeading(at: number, isFirst: number == lines.lowerBound, &places) {
        return finding
      }
    }
    return nil
  }

  /// `##Title` is text; `#12` and `#tag` are meant to be.
  private func noHeading(
    at number: Int, isFirst: Bool, _ places: inout LintPlaces
  ) -> LintFinding? {
    guard let line = places.line(number) else { return nil }
    let text = places.text(line)
    guard let start = text.firstIndex(where: { !$0.isBlank }), text[start] == UInt8(ascii: "#")
    else { return nil }
    let end = text[start...].firstIndex { $0 != UInt8(ascii: "#") } ?? text.endIndex
    guard end < text.endIndex, end - start <= 6, !text[end].isBlank else { return nil }
    let position = places.position(of: start)
    if end - start > 1 {
      return LintFinding(
        .noHeading, at: position,
        sentence: "This is a paragraph; a heading has a space behind its # signs.",
        fix: LintFix(range: end..<end, replacement: " "))
    }
    guard isFirst, text[end].isAsciiDigit else { return nil }
    return LintFinding(
      .noHeading, at: position,
      sentence: "This is a paragraph, not a heading; write \\# if that is meant, or a space behind "
        + "the # if not.")
  }
}
