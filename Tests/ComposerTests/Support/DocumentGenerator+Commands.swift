import PageModel

@testable import Composer

extension DocumentGenerator {
  /// Any command that may make sense in a state.
  mutating func command(in state: EditorState) -> EditCommand {
    let document = state.document
    switch random.int(0...62) {
    case 0...11: return .type(word())
    case 12...17: return .enter
    case 18...25: return .backspace
    case 26...29: return .delete
    case 30: return .tab
    case 31: return .backtab
    case 32: return .insertText(word() + random.pick(["\n", "\r\n", " "]) + word())
    case 33, 34: return .toggleStyle(random.pick(CharacterStyle.all.map(\.style)))
    case 35: return random.bool() ? .setLink(.url("https://example.org")) : .setLink(nil)
    case 36: return .insertLinked(word(), .date(5, format: .relative))
    case 37: return .insertAtom(random.pick([.formula("x"), .emoji(fileId: 5, alt: "🫠")]))
    case 38: return .setStyle(random.pick(ParagraphStyle.allCases))
    case 39, 40: return .setList(random.maybe { $0.pick(ListMembership.Marker.allCases) })
    case 41: return random.bool() ? .indent : .outdent
    case 42: return .setAlignment(random.pick(ParagraphAlignment.allCases))
    case 43: return .toggleCode
    case 44: return .togglePullQuote
    case 45: return .wrapInQuote
    case 46: return .unwrapQuote
    case 47: return random.bool() ? .wrapInDetails : .unwrapDetails
    case 48: return .setQuoteCollapsed(anyID(document), random.bool())
    case 49: return .setDetailsExpanded(anyID(document), random.bool())
    case 50: return .insertBlock(block(depth: 1))
    case 51: return .insertTable(rows: random.int(-1...4), columns: random.int(-1...4))
    case 52: return random.chance(in: 3) ? .deleteBlock(anyID(document)) : .clearFormats
    case 53: return .media(anyID(document), mediaCommand())
    case 54: return .buttons(anyID(document), buttonCommand())
    case 55...58: return .table(tableCommand())
    case 59: return .setDirection(random.pick(WritingDirection.allCases))
    case 60, 61: return .insertFragment(Fragment(self.document(size: 3)))
    default: return .toggleCheckbox(anyID(document))
    }
  }

  private mutating func anyID(_ document: Document) -> BlockID {
    let leaves = document.leaves(touching: 0...document.size)
    let path = random.pick(leaves).block
    let owners = sequence(first: path) { $0.stack.owner }
    let ids = owners.compactMap { document.block($0)?.id }
    return random.pick(ids)
  }

  private mutating func mediaCommand() -> MediaCommand {
    switch random.int(0...7) {
    case 0: return .add([MediaBlockItem(.image(.cloudImage(9)))], at: random.int(-1...3))
    case 1: return .remove(random.int(-1...2))
    case 2: return .move(from: random.int(-1...2), to: random.int(-1...2))
    case 3: return .setArrangement(.slideshow)
    case 4: return .toggleSpoiler(random.maybe { $0.int(-1...2) })
    case 5: return .setCaption(text())
    case 6: return .setLocation(latitude: 10, longitude: 20)
    default: return .setWidth(random.maybe { Double($0.int(-1...50)) })
    }
  }

  private mutating func buttonCommand() -> ButtonCommand {
    let button = InstantPageButton(text: .plain("b"), action: .disabled)
    switch random.int(0...4) {
    case 0: return .add(button, at: random.int(-1...3))
    case 1: return .remove(random.int(-1...2))
    case 2: return .move(from: random.int(-1...2), to: random.int(-1...2))
    case 3: return .replace(random.int(-1...2), with: button)
    default: return .setAlignment(.right)
    }
  }

  private mutating func tableCommand() -> TableCommand {
    random.pick([
      .insertRowAbove, .insertRowBelow, .insertColumnLeft, .insertColumnRight, .deleteRows,
      .deleteColumns, .deleteTable, .align(.left, nil), .align(nil, .middle), .toggleHeader,
      .mergeCells, .mergeCells, .splitCell, .convertToText, .setBordered(false), .setStriped(true),
      .setCompact(true), .setBackground(0xff),
    ])
  }

  /// A selection, of a table's slots or an atom now and then, and halves of pairs as well.
  mutating func anySelection(in document: Document) -> Selection {
    var selection = Selection(
      anchor: random.int(-1...(document.size + 1)), head: random.int(-1...(document.size + 1)))
    if random.bool() { selection.anchor = selection.head }
    guard random.chance(in: 8) else { return selection }
    let id = anyID(document)
    let rows = random.int(0...2)...random.int(2...4)
    let columns = random.int(0...2)...random.int(2...4)
    selection.structure = random.pick([
      .rows(table: id, rows), .columns(table: id, columns),
      .cells(table: id, GridRect(rows: rows, columns: columns)), .atom(id),
    ])
    return selection
  }
}
