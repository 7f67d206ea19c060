import PageModel

extension MarkdownText {
  /// The runs and the marks between them.
  mutating func writeRuns(_ log: inout LossLog) {
    var mark = 0
    for index in runs.runs.indices {
      let first = mark
      while mark < plan.marks.count, plan.marks[mark].run == index { mark += 1 }
      let refersFirst = writeMarks(first..<mark, before: index)
      write(runs.runs[index], at: index, refersFirst: refersFirst, nextMark: mark, &log)
    }
    _ = writeMarks(mark..<plan.marks.count, before: runs.runs.count)
  }

  private mutating func write(
    _ run: TextRun, at index: Int, refersFirst: Bool, nextMark: Int, _ log: inout LossLog
  ) {
    if case .text(let range) = run.content {
      let isLast = index == runs.runs.count - 1 && nextMark == plan.marks.count
      let characters = runs.characters
      return characters.withUnsafeBufferPointer { characters in
        let text = characters.slice(range)
        if run.styles.contains(.fixed) { return writeCode(text) }
        if run.link >= 0, run.link == bareLink { return output.write(text) }
        writeText(text, refersFirst: refersFirst, isLast: isLast)
      }
    }
    let isCode = run.styles.contains(.fixed)
    if isCode { output.write("<code>") }
    switch run.content {
    case .text: break
    case .formula(let source):
      let hasMark = nextMark < plan.marks.count && plan.marks[nextMark].run == index + 1
      writeFormula(runs.strings[source], before: index + 1, isMarkNext: hasMark || isCode)
    case .emoji(let fileId, let alternative):
      writeEmoji(fileId, runs.strings[alternative], isInLink: run.link >= 0)
    case .picture(let id):
      output.write("![](")
      writeDestination(addresses[id] ?? "")
      output.write(")")
    case .anchor(let name):
      output.write("<a name=\"")
      output.writeAttribute(runs.strings[name])
      output.write("\"></a>")
    case .button(let index):
      var label = HTMLText(dialect: dialect, addresses: addresses)
      output.write(runs.buttons[index], &label, &log)
    }
    if isCode { output.write("</code>") }
  }

  // MARK: Marks

  /// Writes the marks before a run. Whether the run's first character must become a reference, so
  /// that they are read as marks.
  private mutating func writeMarks(_ range: Range<Int>, before index: Int) -> Bool {
    if range.isEmpty { return false }
    let next = index < runs.runs.count ? runs.runs[index] : nil
    let refers = referenceNeeds(range, next: next)
    if refers.last { referLast() }
    for mark in range { write(plan.marks[mark], at: mark, next: next) }
    lastMarkerEnd = output.count
    return refers.first
  }

  private mutating func write(_ mark: SpanPlan.Mark, at index: Int, next: TextRun?) {
    switch mark.element {
    case .bold: output.write("**")
    case .italic:
      output.write(mark.isUnderscore ? Ascii.underscore : Ascii.asterisk)
      if mark.isUnderscore { underscores += mark.isOpening ? 1 : -1 }
    case .strikethrough: output.write("~~")
    case .underline: output.write(mark.isOpening ? "<u>" : "</u>")
    case .subscript: output.write(mark.isOpening ? "<sub>" : "</sub>")
    case .superscript: output.write(mark.isOpening ? "<sup>" : "</sup>")
    case .marked:
      if isPair(mark, at: index) { return output.write("==") }
      output.write(mark.isOpening ? "<mark>" : "</mark>")
    case .spoiler:
      if isPair(mark, at: index) { return output.write("||") }
      output.write(mark.isOpening ? "<tg-spoiler>" : "</tg-spoiler>")
    case .fixed: break
    case .reference:
      guard mark.isOpening, let next else { return output.write("</tg-reference>") }
      output.write("<tg-reference name=\"")
      output.writeAttribute(runs.references[next.reference])
      output.write("\">")
    case .link:
      if mark.isOpening, let next {
        openLink(next, mark: index)
      } else {
        closeLink(runs.runs[mark.run - 1].link)
      }
    }
  }

  /// Whether `==` or `||` says the same as the tags: around plain words, where nothing that a pair
  /// looks at could be read otherwise.
  private func isPair(_ mark: SpanPlan.Mark, at index: Int) -> Bool {
    let opening = mark.isOpening ? index : mark.partner
    guard dialect.isRich, place != .cell, plan.marks[opening].partner == opening + 1,
      let text = runs.runs[plan.marks[opening].run].plainText
    else { return false }
    guard runs.withCharacters(in: text, \.isPlainWords) else { return false }
    // Marks of other kinds beside it would be between the signs and the text.
    let isAlone = { (at: Int, run: Int) in
      !plan.marks.indices.contains(at) || plan.marks[at].run != run
    }
    return isAlone(opening - 1, plan.marks[opening].run)
      && isAlone(opening + 2, plan.marks[opening + 1].run)
  }

  /// Whether the character before the marks and the one behind them must become references.
  ///
  /// A run of markers opens if what follows is no space, and no punctuation with a letter before
  /// it; it closes by the same rule turned round; an underscore also needs the other side to be no
  /// letter (CommonMark, emphasis). A reference begins and ends with punctuation.
  private func referenceNeeds(
    _ range: Range<Int>, next: TextRun?
  ) -> (last: Bool, first: Bool) {
    guard range.contains(where: { plan.marks[$0].element.isDelimiter }) else {
      return (false, false)
    }
    let before = classBefore
    let after = classAfter(next)
    if range.count == 1, !needsReference(plan.marks[range.lowerBound], before, after) {
      return (false, false)
    }
    var left = before
    var right = after
    // Each change makes a side punctuation, so this ends.
    while true {
      var changed = false
      for index in range where plan.marks[index].element.isDelimiter {
        let mark = plan.marks[index]
        let (isLeftEdge, outerLeft) = neighbour(of: index, -1, in: range, edge: left)
        let (isRightEdge, outerRight) = neighbour(of: index, 1, in: range, edge: right)
        let inner = mark.isOpening ? outerRight : outerLeft
        let outer = mark.isOpening ? outerLeft : outerRight
        let isInnerEdge = mark.isOpening ? isRightEdge : isLeftEdge
        let isOuterEdge = mark.isOpening ? isLeftEdge : isRightEdge
        let needsInner = inner == .space && isInnerEdge
        let innerClass = needsInner ? .punctuation : inner
        let needsOuter =
          isOuterEdge && outer == .letter && (innerClass == .punctuation || mark.isUnderscore)
        if needsInner {
          if mark.isOpening { right = .punctuation } else { left = .punctuation }
          changed = true
        }
        if needsOuter {
          if mark.isOpening { left = .punctuation } else { right = .punctuation }
          changed = true
        }
      }
      if !changed { return (left != before, right != after) }
    }
  }

  /// Whether a mark alone needs a reference on one of its sides.
  private func needsReference(
    _ mark: SpanPlan.Mark, _ before: CharacterClass, _ after: CharacterClass
  ) -> Bool {
    let inner = mark.isOpening ? after : before
    let outer = mark.isOpening ? before : after
    return inner == .space
      || (outer == .letter && (inner == .punctuation || mark.isUnderscore))
  }

  /// What stands beside a mark: the text at the edge, or another mark. For asterisks and
  /// underscores cmark-gfm looks through tildes.
  private func neighbour(
    of index: Int, _ step: Int, in range: Range<Int>, edge: CharacterClass
  ) -> (isEdge: Bool, CharacterClass) {
    let looksThrough = plan.marks[index].element != .strikethrough
    var other = index + step
    while looksThrough, range.contains(other), plan.marks[other].element == .strikethrough {
      other += step
    }
    return range.contains(other) ? (false, .punctuation) : (true, edge)
  }

  private var classBefore: CharacterClass {
    if output.count == 0 { return .space }
    return output.bytes.withUnsafeBufferPointer { CharacterClass($0.scalar(before: $0.count)) }
  }

  private func classAfter(_ next: TextRun?) -> CharacterClass {
    guard let next else { return .space }
    guard let text = next.plainText, !text.isEmpty else { return .punctuation }
    return CharacterClass(runs.withCharacters(in: text) { $0.scalar(at: 0) })
  }

  /// Makes a reference of the last character.
  mutating func referLast() {
    if output.bytes.last == Ascii.lineFeed {
      output.bytes.removeLast()
      // The backslash of the hard break.
      output.bytes.removeLast()
      return writeEdgeLineEnd()
    }
    let scalar = output.bytes.withUnsafeBufferPointer { $0.scalar(before: $0.count) }
    output.bytes.removeLast(UTF8.width(scalar))
    escapeOpenEnd()
    output.writeReference(to: scalar)
  }

  /// Before punctuation a backslash or an underscore that meant nothing would mean something.
  private mutating func escapeOpenEnd() {
    let count = output.count
    if output.bytes.withUnsafeBufferPointer({ $0.isEscaped(at: count) }) {
      output.write(Ascii.backslash)
    } else if output.bytes.last == Ascii.underscore, count > lastMarkerEnd,
      !output.bytes.withUnsafeBufferPointer({ $0.isEscaped(at: count - 1) })
    {
      output.bytes.removeLast()
      output.write("\\_")
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether it is letters, numbers and spaces, with no space at its ends.
  fileprivate var isPlainWords: Bool {
    if first == Ascii.space || last == Ascii.space { return false }
    var index = 0
    while index < count {
      let scalar = scalar(at: index)
      if scalar != " ", !scalar.isLetterOrNumber { return false }
      index += UTF8.width(scalar)
    }
    return true
  }
}
