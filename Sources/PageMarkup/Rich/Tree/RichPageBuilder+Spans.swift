import PageModel

/// Elements inside text.
extension RichPageBuilder {
  /// Levels that leave room for the concatenations between them.
  private var spanLimit: Int {
    min(options.limits.inlineStyleDepth, NestingLimit.richText / 2 - 2)
  }

  mutating func beginSpan(_ element: RichElement, _ tag: RichTag) throws(MarkupError) {
    if !isAllowed(element) {
      warnOfPlace(tag)
      return leftOutSpans.add(tag)
    }
    switch element {
    case .style(let style):
      // A style inside of itself changes nothing.
      if isOpen(style) { return leftOutSpans.add(tag) }
    case .link:
      if spans.contains(where: { $0.kind == .link }) { try endSpan(.link) }
    default: break
    }
    guard spans.count < spanLimit else {
      warnOfDepth(limit: spanLimit)
      return leftOutSpans.add(tag)
    }
    try flushPending()
    push(element, tag)
  }

  private mutating func push(_ element: RichElement, _ tag: RichTag) {
    spans.append(RichSpanFrame(element: element, tag: tag, firstPart: parts.count))
  }

  private func isOpen(_ style: RichTag) -> Bool {
    spans.contains { $0.kind == style }
  }

  /// Formulas and emoji hold bare text; buttons also hold emoji and dates (Bot API 10.3, texts of
  /// buttons).
  private func isAllowed(_ element: RichElement) -> Bool {
    if innermost == .preformatted, element.isObject { return false }
    if innermost == .mathBlock { return false }
    for span in spans {
      switch span.kind {
      case .math, .emoji: return false
      case .button:
        switch element {
        case .emoji, .date, .nothing: break
        default: return false
        }
      default: break
      }
    }
    return true
  }

  mutating func endSpan(_ tag: RichTag) throws(MarkupError) {
    if leftOutSpans.take(tag) { return }
    guard let index = spans.lastIndex(where: { $0.tag == tag }) else {
      return warn(.unmatchedEndTag(name: tag.name))
    }
    if index == spans.count - 1 {
      try endInnermostSpan()
    } else {
      let crossed = spans[(index + 1)...].map { ($0.element, $0.tag) }
      while spans.count > index { try endInnermostSpan() }
      for (element, tag) in crossed where element.goesOn { push(element, tag) }
    }
    forgetSuspended(tag)
  }

  /// A style that began before a block and ended in it does not go on behind it.
  private mutating func forgetSuspended(_ tag: RichTag) {
    for index in frames.indices where !frames[index].suspended.isEmpty {
      if let place = frames[index].suspended.lastIndex(where: { $0.tag == tag }) {
        frames[index].suspended.remove(at: place)
      }
    }
  }

  mutating func endInnermostSpan() throws(MarkupError) {
    try flushPending()
    guard let span = spans.popLast() else { return }
    // What it holds stands where it would.
    if span.kind == nil { return }
    let isEmpty = parts.count == span.firstPart
    let text = joinParts(from: span.firstPart)
    switch span.element {
    case .style(let style):
      if !isEmpty { append(text.wrapped(in: style, ordered: dialect == .markdown)) }
    case .link(let target):
      if isEmpty { return warn(.emptyLink(url: target.address)) }
      append(text.linked(to: target, ordered: dialect == .markdown))
    case .anchor(let name):
      append(.anchor(text: text, name: name))
    case .emoji(let id):
      append(.textCustomEmoji(fileId: id, alt: text.plainText))
    case .date(let date, let format):
      append(.textDate(text: text, date: date, format: format))
    case .formula:
      let latex = text.plainText.trimmingBlanks
      if !latex.isEmpty { append(.formula(latex: latex)) }
    case .button(var button):
      button.text = text
      append(.textButton(button))
    case .nothing, .paragraph, .heading, .preformatted, .footer, .pullQuote, .thinking,
      .blockFormula, .quote, .list, .item, .details, .figure, .gallery, .table, .row, .cell,
      .buttonRow, .summary, .figureCaption, .tableCaption, .credit:
      break
    }
  }

  /// Ends all elements inside text and returns those that go on in the next text.
  @discardableResult
  mutating func endSpans() throws(MarkupError) -> [RichElement] {
    leftOutSpans.removeAll()
    if spans.isEmpty {
      try flushPending()
      return []
    }
    let elements = spans.map(\.element).filter(\.goesOn)
    while !spans.isEmpty { try endInnermostSpan() }
    return elements
  }

  mutating func resume(_ elements: [RichElement]) {
    for element in elements {
      push(element, element.tag)
    }
  }

  /// Adds a piece to the innermost element.
  mutating func append(_ part: RichText) {
    if spans.isEmpty, text.firstLine == 0 { text.firstLine = position.line }
    parts.append(part)
  }

  mutating func warnOfDepth(limit: Int) {
    if hasWarnedOfDepth { return }
    hasWarnedOfDepth = true
    warn(.nestingTooDeep(limit: limit))
  }
}

extension RichElement {
  /// Whether it can be split: what stands for one thing cannot.
  var goesOn: Bool {
    switch self {
    case .style, .link: return true
    case .nothing, .anchor, .emoji, .date, .formula, .button, .paragraph, .heading,
      .preformatted, .footer, .pullQuote, .thinking, .blockFormula, .quote, .list, .item,
      .details, .figure, .gallery, .table, .row, .cell, .buttonRow, .summary, .figureCaption,
      .tableCaption, .credit:
      return false
    }
  }

  /// Whether it is shown as something else than formatted text.
  fileprivate var isObject: Bool {
    switch self {
    case .emoji, .formula, .button: return true
    default: return false
    }
  }
}

extension LinkTarget {
  /// For people.
  var address: String {
    switch self {
    case .address(let url): return url
    case .anchor(let name): return "#" + name
    case .email(let email): return "mailto:" + email
    case .phone(let phone): return "tel:" + phone
    case .user(let id): return "tg://user?id=\(id)"
    }
  }
}
