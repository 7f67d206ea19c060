import Typesetting

extension PageReading {
  /// The selected words: texts with an empty line in between, items of a list on lines of their own,
  /// cells of a row with a tab in between.
  ///
  /// A custom emoji is its alternative text, a formula its source, a button its label; pictures are
  /// spaces.
  public func plainText(of selection: TextSelection) -> String {
    var result = ""
    var previous: PlacedText?
    for (text, range) in slices(of: selection) {
      if let previous { result += separator(between: previous, and: text) }
      result += text.text.plainText(in: range)
      previous = text
    }
    return result
  }

  private func separator(between upper: PlacedText, and lower: PlacedText) -> String {
    if let cell = upper.cell, let next = lower.cell, cell.table == next.table {
      return cell.row == next.row ? "\t" : "\n"
    }
    // Items of one list stay together, at whatever depth its paragraphs lie.
    for (one, other) in zip(upper.text.containers, lower.text.containers) where one != other {
      if case .listItem(let item) = one, case .listItem(let next) = other, item.list == next.list {
        return "\n"
      }
      break
    }
    return "\n\n"
  }
}

extension TextItem {
  /// The characters of a UTF-16 range, objects written out.
  func plainText(in range: Range<Int>) -> String {
    slices(in: range).reduce(into: "") { result, slice in
      switch slice.look?.object {
      case .emoji(_, let alt): result += alt.isEmpty ? " " : alt
      case .image: result += " "
      case .formula(let latex, let piece): result += piece == 0 ? latex : ""
      case .button(let index):
        if buttons.indices.contains(index) { result += buttons[index].button.text.plainText }
      case nil:
        if !slice.isGap { result += slice.string }
      }
    }
    .filter { $0 != "\u{200B}" }
  }

  /// A stretch of one style.
  struct Slice {
    var string: String
    var style: TextStyle
    var look: InlineAttributes?

    /// Room between two buttons, which is no character of the page.
    var isGap: Bool { style.attachment != nil && look?.object == nil }
  }

  func slices(in range: Range<Int>) -> [Slice] {
    paragraph.text.spans.compactMap { span in
      let part = span.range.clamped(to: range)
      guard !part.isEmpty else { return nil }
      return Slice(
        string: paragraph.text.substring(part), style: span.style,
        look: attributes(tagged: span.style.tag))
    }
  }
}
