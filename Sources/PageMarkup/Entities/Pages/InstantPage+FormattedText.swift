import PageModel

extension InstantPage {
  /// The page as the text of an ordinary message, and what such a text cannot hold.
  ///
  /// Blocks stand on lines of their own. Paragraphs, code and quotes of one paragraph are all a
  /// message has; of other blocks the words stay, of media the captions.
  public func formattedText() -> (text: FormattedText, losses: [PageLoss]) {
    var writer = EntityWriter()
    writer.append(blocks)
    return (writer.formattedText(), writer.log.losses)
  }
}

extension RichText {
  /// The text with its formatting as entities, and what they cannot hold.
  public func formattedText() -> (text: FormattedText, losses: [PageLoss]) {
    var writer = EntityWriter()
    writer.append(self)
    return (writer.formattedText(), writer.log.losses)
  }
}

extension EntityWriter {
  fileprivate mutating func append(_ blocks: [InstantPageBlock]) {
    for (index, block) in blocks.enumerated() {
      log.enter(index)
      append(block)
      log.leave()
    }
  }

  private mutating func append(_ block: InstantPageBlock) {
    if case .paragraph(let text) = block {
      line(text)
    } else if case .preformatted(let text, let language) = block {
      code(text, language: language)
    } else if case .blockQuote(let blocks, let caption, let collapsed) = block {
      quote(collapsed: collapsed ?? false) { writer in
        if blocks.count > 1 { writer.log.add("that a quote has several paragraphs") }
        writer.append(blocks)
        if !caption.hasNoWords {
          writer.log.add("that the quote is from \(caption.plainText)")
          writer.line(caption)
        }
      }
    } else {
      if let loss = block.entityLoss { log.add(loss) }
      append(block.parts)
    }
  }

  /// The words of a block that is lost.
  private mutating func append(_ parts: [BlockPart]) {
    var row: Int?
    for part in parts {
      switch part {
      case .text(let text, .cell(let index, _)):
        if row == index { append("\t") } else { beginLine() }
        row = index
        append(text)
      case .text(let text, let role):
        if role == .body || !text.hasNoWords { line(text) }
      case .string(let string):
        beginLine()
        append(string)
      case .medium:
        break
      case .blocks(let blocks):
        append(blocks)
      case .items(let items):
        for (index, item) in items.enumerated() {
          log.enter(index)
          append(item)
          log.leave()
        }
      }
    }
  }

  private mutating func append(_ item: InstantPageListItem) {
    switch item {
    case .unknown:
      break
    case .text(let text, _, _):
      beginLine()
      append(item.marker)
      append(text)
    case .blocks(let blocks, _, _):
      beginLine()
      append(item.marker)
      // The first paragraph stands beside the marker.
      if case .paragraph(let text)? = blocks.first {
        append(text)
        for (index, block) in blocks.enumerated().dropFirst() {
          log.enter(index)
          append(block)
          log.leave()
        }
      } else {
        append(blocks)
      }
    }
  }
}

extension InstantPageListItem {
  fileprivate var marker: String {
    if let checked { return checked ? "☑ " : "☐ " }
    return num.map { "\($0). " } ?? "• "
  }
}

extension RichText {
  /// Whether the text has no words, which is all that a message of text keeps.
  fileprivate var hasNoWords: Bool { self == .empty || plainText.isEmpty }
}
