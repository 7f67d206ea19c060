extension Transaction {
  /// What text typed at a place is like: as the character before it, or at the beginning of a text
  /// as the one behind it. Code has no formats.
  func typingAttributes(at place: Place) -> TextAttributes {
    guard let (region, offset) = place.text, region.takesFormats,
      let block = document.block(place.block)
    else { return .plain }
    let text = block.text(of: region)
    var attributes =
      (text.run(before: offset) ?? text.run(after: 0))?.run.attributes.forTyping
      ?? .plain
    if let style = selection.typingStyle { attributes.style = style }
    return attributes
  }

  /// Types a text over the selection.
  mutating func type(_ string: String) {
    guard let first = Covering(document, selection.range)?.first, !string.isEmpty else { return }
    let isTyping = selection.isCollapsed && string.count == 1
    kind = isTyping ? .typing : .content
    // Over a selection, typed text is like the first character it replaces.
    var place = first
    if !selection.isCollapsed, let (region, offset) = first.text {
      place.spot = .text(region, offset + 1)
    }
    let style = selection.typingStyle
    let text = StyledText(string, typingAttributes(at: place))
    if selection.isCollapsed {
      insertText(text, at: first)
      rule = first.text == nil ? "Type 2" : "Type 6"
    } else {
      replace(selection.range, with: text)
    }
    selection.typingStyle = style
  }
}
