extension Transaction {
  /// Makes the touched paragraphs body text or headings; those in cells stay what they are. Sizes
  /// and families of their own go.
  mutating func setStyle(_ style: ParagraphStyle) -> Bool {
    updateTouched(where: { path, _ in !path.stack.isCell }) {
      $0.style = style
      $0.text = $0.text.withoutFonts
    }
  }

  /// Makes the touched paragraphs items, or no items.
  mutating func setList(_ marker: ListMembership.Marker?) -> Bool {
    updateTouched {
      guard let marker else { return $0.list = nil }
      $0.list = $0.list?.becoming(marker) ?? ListMembership(marker)
    }
  }

  /// - Returns: Whether there are items.
  mutating func indentItems(by levels: Int) -> Bool {
    updateTouched(where: { $1.list != nil }) { $0.list = $0.list?.indented(by: levels) }
  }

  mutating func setAlignment(_ alignment: ParagraphAlignment) -> Bool {
    updateTouched(where: { path, _ in !path.stack.isCell }) { $0.alignment = alignment }
  }

  /// Checks an item or unchecks it; the caret does not move.
  mutating func toggleCheckbox(_ id: BlockID) -> Bool {
    guard let path = document.path(of: id),
      let checked = document.block(path)?.paragraph?.list?.checked
    else { return false }
    kind = .format
    updateParagraph(path) { $0.list?.checked = !checked }
    return true
  }
}

extension StackPath {
  /// Whether the stack is a cell's.
  var isCell: Bool {
    if case .cell? = steps.last?.slot { return true }
    return false
  }
}
