import PageModel

extension HTMLWriter {
  mutating func writeList(_ items: [InstantPageListItem], ordered: Bool) {
    let shown = items.indices.filter { items[$0] != .unknown }
    for index in items.indices where items[index] == .unknown {
      log.enter(index)
      lose("a list item of an unknown kind")
      log.leave()
    }
    let labels = ListLabels(shown.map { items[$0].number }).labels
    guard let first = labels.first else { return lose("an empty list") }
    beginBlock(ordered ? "<ol" : "<ul")
    if ordered, first.value != 1 { attribute(" start", String(first.value)) }
    if ordered, first.style != .decimal { attribute(" type", first.style.rawValue) }
    output.write(">")
    var next = first.value
    for (index, label) in zip(shown, labels) {
      log.enter(index)
      beginBlock("<li")
      if ordered {
        let isValue = label.value != next
        if isValue { attribute(" value", String(label.value)) }
        if label.style != first.style { attribute(" type", label.style.rawValue) }
        next = label.value == .max ? .max : label.value + 1
        let own = items[index].number ?? ""
        lose(
          "the number “\(own)” of a list item",
          if: !own.isEmpty && own != label.style.spelling(of: label.value))
      } else if let own = items[index].number {
        lose("the number “\(own)” of an item without numbers")
      }
      output.write(">")
      write(items[index])
      output.write("</li>")
      log.leave()
    }
    beginLine()
    output.write(ordered ? "</ol>" : "</ul>")
  }

  private mutating func write(_ item: InstantPageListItem) {
    switch item {
    case .unknown: break
    case .text(let text, _, let checked):
      writeBox(checked)
      write(text)
    case .blocks(let blocks, _, let checked):
      writeBox(checked)
      let start = output.count
      let outer = itemLevel
      itemLevel = level + 1
      write(blocks)
      itemLevel = outer
      if output.count > start { beginLine() }
    }
  }

  private mutating func writeBox(_ checked: Bool?) {
    guard let checked else { return }
    output.write("<input type=\"checkbox\"")
    if checked { output.write(" checked") }
    if isWeb { output.write(" disabled") }
    output.write(">")
  }
}
