/// Where a collapsed caret is, with everything the decision tables ask about it.
struct Caret {
  let place: Place
  let block: Block
  /// The blocks of the stack the caret's block is in.
  let siblings: BlockSequence
  /// The block that holds the stack; nil at the top.
  let owner: Block?
  /// The text the caret is in; empty at atoms and buttons.
  let text: StyledText

  init?(_ document: Document, at position: Int) {
    guard let place = document.place(at: position) else { return nil }
    guard let siblings = document.stack(place.stack) else { return nil }
    self.place = place
    self.siblings = siblings
    block = siblings[place.block.index]
    owner = place.stack.owner.flatMap { document.block($0) }
    text = place.text.map { [block] in block.text(of: $0.region) } ?? StyledText()
  }

  var path: BlockPath { place.block }
  var region: Region? { place.text?.region }
  var offset: Int { place.text?.offset ?? 0 }
  var isAtStart: Bool { offset == 0 }
  var isAtEnd: Bool { offset == text.length }

  var isAtGap: Bool { place.spot == .gap }
  var isAtButton: Bool { button != nil }
  var button: Int? {
    if case .button(let button) = place.spot { return button }
    return nil
  }

  /// The paragraph the caret is in.
  var paragraph: Paragraph? { region == .paragraph ? block.paragraph : nil }
  /// The list item the caret is in.
  var item: ListMembership? { paragraph?.list }
  /// Whether the caret is in an empty paragraph that is no item.
  var isInBlank: Bool { region == .paragraph && block.isBlank }

  var isFirst: Bool { path.index == 0 }
  var isLast: Bool { path.index == siblings.count - 1 }
  var previous: Block? { isFirst ? nil : siblings[path.index - 1] }
  var next: Block? { isLast ? nil : siblings[path.index + 1] }

  /// The quote whose child the caret's block is.
  var quote: BlockQuote? {
    if case .blockQuote(let quote)? = owner { return quote }
    return nil
  }

  /// The details whose child the caret's block is.
  var details: Details? {
    if case .details(let details)? = owner { return details }
    return nil
  }

  /// The cell the caret's block stands in.
  var cell: (table: Table, path: BlockPath, row: Int, cell: Int)? {
    guard case .table(let table)? = owner, let owner = path.stack.owner,
      case .cell(let row, let cell)? = path.stack.steps.last?.slot
    else { return nil }
    return (table, owner, row, cell)
  }
}

extension Transaction {
  /// The caret, nil while something is selected.
  var caret: Caret? {
    selection.isCollapsed ? Caret(document, at: selection.head) : nil
  }
}
