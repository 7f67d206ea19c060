import PageLayout
import PageModel
import Typesetting

extension RevealFrame {
  /// What is to be seen as text: an item a line, hidden ones left out. Characters on their way stand
  /// between "›" and "‹".
  ///
  /// ```
  /// frame 340×42
  ///   text "Hello, wo" ›rl‹ width 70
  ///   bullet 0.35
  /// ```
  ///
  /// - Parameter layout: the one the frame is of.
  public func dump(of layout: PageLayout) -> String {
    var writer = RevealFrameWriter()
    writer.line(
      "frame \(number(size.width))×\(number(size.height))\(isSettled ? " settled" : "")", 0)
    writer.items(items, of: layout.items, 1)
    return writer.text
  }
}

private struct RevealFrameWriter {
  var text = ""

  mutating func line(_ content: String, _ depth: Int) {
    text += String(repeating: "  ", count: depth) + content + "\n"
  }

  mutating func items(_ reveals: [ItemReveal], of items: [LayoutItem], _ depth: Int) {
    for (reveal, item) in zip(reveals, items) { self.item(reveal, of: item, depth) }
  }

  private mutating func item(_ reveal: ItemReveal, of item: LayoutItem, _ depth: Int) {
    switch reveal {
    case .hidden:
      return
    case .whole:
      line("\(item.name)\(item.words.map { " \($0.quotedForDump)" } ?? "")", depth)
    case .fading(let opacity):
      line("\(item.name) \(number(opacity))", depth)
    case .text(let part):
      guard case .text(let text) = item.content else { return }
      line("\(item.name) \(describe(part, of: text))", depth)
    case .code(let ground, let visibility):
      guard case .code(let code) = item.content else { return }
      line("\(item.name) \(number(ground)) \(describe(visibility, of: code.code))", depth)
    case .details(let header, let title, let body):
      guard case .details(let details) = item.content else { return }
      let words = details.title.map { " " + describe(title, of: $0) } ?? ""
      line("\(item.name) \(number(header))\(words)", depth)
      items(body, of: details.body?.items ?? [], depth + 1)
    case .table(let title, let bottom):
      guard case .table(let table) = item.content else { return }
      line("\(item.name) down to \(number(bottom))", depth)
      items(title, of: table.title?.items ?? [], depth + 1)
    case .thinking(let opacity, let shimmer):
      line("\(item.name) \(number(opacity)) shimmer \(number(shimmer))", depth)
    }
  }

  private func describe(_ visibility: TextVisibility, of text: TextItem) -> String {
    switch visibility {
    case .hidden: "hidden"
    case .whole: text.paragraph.text.string.quotedForDump
    case .part(let part): describe(part, of: text)
    }
  }

  private func describe(_ part: TextReveal, of text: TextItem) -> String {
    let source = text.paragraph.text
    var words = source.substring(0..<part.settledEnd).quotedForDump
    if part.shownEnd > part.settledEnd {
      words += " ›\(source.substring(part.settledEnd..<part.shownEnd).quotedForDump.dropQuotes)‹"
    }
    for object in part.objects {
      words += " object \(object.offset) \(number(object.opacity))"
      if object.scale != 1 { words += " scale \(number(object.scale))" }
    }
    return words + " width \(number(part.lastLineWidth))"
  }
}

extension LayoutItem {
  /// The text of an item that is a text.
  fileprivate var words: String? {
    switch content {
    case .text(let text), .number(let text), .thinking(let text): text.paragraph.text.string
    case .code(let code): code.code.paragraph.text.string
    case .details(let details): details.title?.paragraph.text.string
    case .divider, .bullet, .checkbox, .quoteFrame, .panel, .ornament, .anchor, .media,
      .slideshow, .audio, .document, .formula, .table, .buttonRow, .unsupported:
      nil
    }
  }
}

extension String {
  fileprivate var dropQuotes: Substring { dropFirst().dropLast() }
}
