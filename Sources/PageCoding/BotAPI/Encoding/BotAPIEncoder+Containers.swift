import PageModel

extension BotAPIEncoder {
  /// Blocks that hold blocks.
  mutating func container(_ block: InstantPageBlock) -> JSONValue? {
    if case .list(let items, let ordered) = block { return list(items, ordered: ordered) }
    if case .blockQuote(let blocks, let caption, let collapsed) = block {
      return quote(blocks, caption, isCollapsed: collapsed == true)
    }
    if case .details(let title, let blocks, let expanded) = block {
      return details(title, blocks, isOpen: expanded)
    }
    if case .collage(let items, let caption) = block {
      return gallery("collage", items, caption)
    }
    if case .slideshow(let items, let caption) = block {
      return gallery("slideshow", items, caption)
    }
    return nil
  }

  private mutating func quote(
    _ blocks: [InstantPageBlock], _ caption: RichText, isCollapsed: Bool
  ) -> JSONValue {
    var value: JSONValue
    if isCollapsed, blocks.count == 1, case .paragraph(let text) = blocks[0] {
      value = ["type": "expandable_blockquote", "text": richText(text)]
    } else {
      log.add(
        "that the quote is collapsed, which only a quote of one paragraph can be",
        if: isCollapsed)
      value = ["type": "blockquote", "blocks": .array(self.blocks(blocks))]
    }
    add("credit", caption, to: &value)
    return value
  }

  private mutating func details(
    _ title: RichText, _ blocks: [InstantPageBlock], isOpen: Bool
  ) -> JSONValue {
    var value: JSONValue = [
      "type": "details", "summary": richText(title), "blocks": .array(self.blocks(blocks)),
    ]
    value.addIfTrue("is_open", isOpen)
    return value
  }

  private mutating func gallery(
    _ type: String, _ items: [InstantPageBlock], _ caption: InstantPageCaption
  ) -> JSONValue {
    var value: JSONValue = ["type": .string(type), "blocks": .array(blocks(items))]
    addCaption(caption, to: &value)
    return value
  }

  // MARK: Lists

  private mutating func list(_ items: [InstantPageListItem], ordered: Bool) -> JSONValue {
    log.add("that an empty list is a numbered one", if: ordered && items.isEmpty)
    let labels = ordered ? ListLabels(items.map(\.number)).labels : []
    var values: [JSONValue] = []
    for (index, item) in items.enumerated() {
      log.enter(index)
      values.append(listItem(item, label: ordered ? labels[index] : nil))
      log.leave()
    }
    return ["type": "list", "items": .array(values)]
  }

  private mutating func listItem(
    _ item: InstantPageListItem, label: ListLabels.Label?
  ) -> JSONValue {
    log.add(
      "the number \(item.number ?? "") of an item with a bullet",
      if: label == nil && item.number?.isEmpty == false)
    var value: JSONValue = [:]
    switch form {
    case .received:
      value.add("label", .string(label?.text ?? ListLabels.bullet))
    case .input:
      if let label, label.style.spelling(of: label.value) + "." != label.text {
        log.add("the label \(label.text), which no style of numbers spells")
      }
    }
    value.add("blocks", .array(content(of: item)))
    value.addIfTrue("has_checkbox", item.checked != nil)
    value.addIfTrue("is_checked", item.checked == true)
    if let label {
      value.add("value", .integer(label.value))
      value.add("type", .string(label.style.rawValue))
    }
    return value
  }

  private mutating func content(of item: InstantPageListItem) -> [JSONValue] {
    switch item {
    case .unknown:
      log.add("a list item of an unknown kind")
      return [BotAPIEncoder.paragraph("")]
    case .text(let text, _, _):
      return [BotAPIEncoder.paragraph(richText(text))]
    case .blocks(let blocks, _, _):
      let values = self.blocks(blocks)
      return values.isEmpty ? [BotAPIEncoder.paragraph("")] : values
    }
  }

  static func paragraph(_ text: JSONValue) -> JSONValue {
    ["type": "paragraph", "text": text]
  }
}
