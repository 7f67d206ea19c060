extension InstantPage {
  /// The page as text: one node a line, two spaces deeper than what it is inside of.
  ///
  /// ```
  /// page
  ///   heading 1 "Tea"
  ///   paragraph "Use " bold("fresh") " water."
  ///   list ordered
  ///     item num="1" "Boil"
  /// ```
  ///
  /// The same page gives the same text on every run; fields at their defaults are left out. A
  /// line is the case's name, what is known about it, then its text (see
  /// ``RichText/treeDump()``); captions and what else has a text of its own follow as lines. There
  /// is no line end at the end. A page within ``NestingLimit`` is dumped within a small stack.
  public func treeDump() -> String {
    var writer = TreeWriter()
    var words = ["page"]
    words.flag("partial", !isComplete)
    words.flag("rtl", rtl)
    words.quoted("url", url.isEmpty ? nil : url)
    words.number("views", views)
    writer.line(words)
    writer.indent()
    for block in blocks { writer.write(block) }
    if !media.isEmpty {
      writer.line("media")
      writer.indent()
      for (id, medium) in media.sorted(by: { $0.key < $1.key }) {
        writer.write(medium, key: id)
      }
      writer.outdent()
    }
    return writer.text
  }
}

extension InstantPage: CustomDebugStringConvertible {
  public var debugDescription: String { treeDump() }
}

extension InstantPageBlock: CustomDebugStringConvertible {
  /// The block as a page's dump shows it.
  public func treeDump() -> String {
    var writer = TreeWriter()
    writer.write(self)
    return writer.text
  }

  public var debugDescription: String { treeDump() }
}

extension InstantPageListItem: CustomDebugStringConvertible {
  /// The item as a page's dump shows it.
  public func treeDump() -> String {
    var writer = TreeWriter()
    writer.write(self)
    return writer.text
  }

  public var debugDescription: String { treeDump() }
}
