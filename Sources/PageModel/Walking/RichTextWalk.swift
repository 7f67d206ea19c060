/// A rich text and everything inside it in pre-order: a bold text before what is bold.
///
/// Goes down without calling itself, however deep the text is.
public struct RichTextWalk: Sequence {
  var text: RichText

  public func makeIterator() -> Iterator {
    Iterator(text: text)
  }

  public struct Iterator: IteratorProtocol {
    /// What is still to come, the next one last.
    private var waiting: [(text: RichText, level: Int)]
    private var pending = RichText.Nested.nothing
    /// How deep the last text lies; 1 for the text the walk began with.
    public private(set) var level = 0

    init(text: RichText) {
      waiting = [(text, 1)]
    }

    public mutating func next() -> RichText? {
      switch pending {
      case .nothing: break
      case .text(let text): waiting.append((text, level + 1))
      case .texts(let texts): for text in texts.reversed() { waiting.append((text, level + 1)) }
      }
      pending = .nothing
      guard let (text, level) = waiting.popLast() else { return nil }
      self.level = level
      pending = text.nested
      return text
    }

    /// Leaves out what is inside the last text.
    public mutating func skipNested() {
      pending = .nothing
    }
  }
}

extension RichText {
  /// The text and everything inside it in pre-order.
  public var walk: RichTextWalk { RichTextWalk(text: self) }
}
