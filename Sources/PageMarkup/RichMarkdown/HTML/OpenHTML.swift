/// The blocks that tags have opened and that are still open, among those of Markdown around them.
struct OpenHTML {
  /// Nil for a block of Markdown: tags inside it close nothing outside.
  private var tags: [RichTag?] = []

  var isEmpty: Bool { tags.isEmpty }

  /// Whether one block of Markdown is open and nothing else.
  var holdsMarkdownAlone: Bool { tags == [nil] }

  /// Whether Markdown is text here: inside blocks of HTML other than the few that hold Markdown
  /// (Bot API 10.3, rich message formatting options).
  var hidesMarkdown: Bool {
    switch tags.last {
    case nil, .some(nil): return false
    case .some(.details), .some(.summary), .some(.collage), .some(.slideshow): return false
    case .some: return true
    }
  }

  mutating func open(_ tag: RichTag) {
    tags.append(tag)
  }

  /// Whether there was something to close; what is open inside it ends with it.
  mutating func close(_ tag: RichTag) -> Bool {
    var index = tags.count
    while index > 0, let open = tags[index - 1] {
      index -= 1
      if open.isClosed(by: tag) {
        tags.removeSubrange(index...)
        return true
      }
    }
    return false
  }

  mutating func enterMarkdown() {
    tags.append(nil)
  }

  /// What tags have opened inside the block of Markdown ends with it.
  mutating func leaveMarkdown() {
    while let last = tags.popLast(), last != nil {}
  }

  /// The innermost block if tags have opened it, which is closed now.
  mutating func popOpen() -> RichTag? {
    guard let last = tags.last, let tag = last else { return nil }
    tags.removeLast()
    return tag
  }

  /// The innermost block if it is one that ends with its piece of HTML: nobody closes a `<p>`.
  mutating func popText() -> RichTag? {
    guard let last = tags.last, let tag = last, tag == .paragraph || tag.headingLevel != nil else {
      return nil
    }
    return popOpen()
  }
}
