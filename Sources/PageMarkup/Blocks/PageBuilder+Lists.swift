import CCMarkGFM
import PageModel

extension PageBuilder {
  mutating func addList(
    _ list: CMarkNode, level: Int, to output: inout BlockOutput
  ) throws(MarkupError) {
    let isOrdered = list.pointee.as.list.list_type == CMARK_ORDERED_LIST
    var number = Int(list.pointee.as.list.start)
    var items: [InstantPageListItem] = []
    var next = list.firstChild
    while let node = next {
      next = node.next
      try inlines.counts.takeNode(at: node.position)
      if let item = try item(node, number: isOrdered ? String(number) : nil, level: level) {
        items.append(item)
      }
      number += 1
    }
    if items.isEmpty { return }
    try add(.list(items: items, ordered: isOrdered), of: list, to: &output)
  }

  /// An item of one paragraph is a text; an empty one is kept for its number or its box.
  private mutating func item(
    _ node: CMarkNode, number: String?, level: Int
  ) throws(MarkupError) -> InstantPageListItem? {
    let checked: Bool?
    switch node.own.kind {
    case .openTask: checked = false
    case .doneTask: checked = true
    case .none, .table, .row, .blockFormula, .footnote, .inlineFormula, .bareLink,
      .footnoteReference, .pairSign, .pair:
      checked = nil
    }
    let blocks = try blocks(of: node, level: level + 1)
    if blocks.isEmpty {
      if number == nil, checked == nil { return nil }
      return .text(.plain(" "), num: number, checked: checked)
    }
    if blocks.count == 1, case .paragraph(let text) = blocks[0] {
      return .text(text, num: number, checked: checked)
    }
    return .blocks(blocks, num: number, checked: checked)
  }
}
