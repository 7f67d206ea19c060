import PageMarkup
import PageModel

extension ChatInputContent {
  /// Whether a message of text and entities says all of the content, so that no rich message is
  /// needed for it: body paragraphs and code with formats that have an entity, and quotes of one
  /// paragraph without an author.
  public func isEntityExpressible(
    _ options: EntityExpressibility = EntityExpressibility()
  ) -> Bool {
    direction != .rightToLeft && blocks.allSatisfy { $0.isEntityExpressible(options) }
  }
}

extension Block {
  fileprivate func isEntityExpressible(_ options: EntityExpressibility) -> Bool {
    switch self {
    case .paragraph(let paragraph):
      return paragraph.isEntityText && isAsPage(options)
    case .code: return isAsPage(options)
    case .blockQuote(let quote):
      guard quote.children.count == 1, let paragraph = quote.children[0].paragraph else {
        return false
      }
      return paragraph.isEntityText && isAsPage(options)
    case .pullQuote, .details, .media, .table, .buttonRow, .carried: return false
    }
  }

  private func isAsPage(_ options: EntityExpressibility) -> Bool {
    var writer = PageWriter()
    return InstantPage(blocks: writer.write([self])).isEntityExpressible(options)
  }
}

extension Paragraph {
  /// Whether the paragraph is a line of an ordinary message, but for its formats. A place that
  /// links name is none: messages have no such places.
  fileprivate var isEntityText: Bool {
    guard style == .body, list == nil else { return false }
    return text.runs.allSatisfy { run in
      if case .anchor? = run.attributes.atom { return false }
      return run.attributes.links.allSatisfy(\.isAddress) && !run.attributes.isMoreThanCode
    }
  }
}

extension TextAttributes {
  /// Whether text is code and something else too; entities of a message cannot be both.
  var isMoreThanCode: Bool {
    style.contains(.code) && (style != .code || !links.isEmpty)
  }
}
