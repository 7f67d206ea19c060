import PageModel

extension TDLibEncoder {
  /// Blocks that hold blocks.
  mutating func container(_ block: InstantPageBlock) -> JSONValue? {
    if case .list(let items, let ordered) = block { return list(items, ordered: ordered) }
    if case .blockQuote(let blocks, let caption, let collapsed) = block {
      return quote(blocks, caption, isCollapsed: collapsed == true)
    }
    if case .details(let title, let blocks, let expanded) = block {
      return TDLibEncoder.object(
        "pageBlockDetails", ("header", richText(title)), ("blocks", .array(self.blocks(blocks))),
        ("is_open", .boolean(expanded)))
    }
    if case .collage(let items, let caption) = block {
      return gallery("pageBlockCollage", items, caption)
    }
    if case .slideshow(let items, let caption) = block {
      return gallery("pageBlockSlideshow", items, caption)
    }
    if case .cover(let inner) = block {
      // Nothing to show, nothing to cover with.
      guard let value = blocks([inner]).first else { return nil }
      return TDLibEncoder.object("pageBlockCover", ("cover", value))
    }
    return postEmbed(block)
  }

  private mutating func quote(
    _ blocks: [InstantPageBlock], _ caption: RichText, isCollapsed: Bool
  ) -> JSONValue {
    if isCollapsed, blocks.count == 1, case .paragraph(let text) = blocks[0] {
      return TDLibEncoder.object(
        "pageBlockExpandableBlockQuote", ("text", richText(text)), ("credit", richText(caption)))
    }
    log.add(
      "that the quote is collapsed, which only a quote of one paragraph can be", if: isCollapsed)
    return TDLibEncoder.object(
      "pageBlockBlockQuote", ("blocks", .array(self.blocks(blocks))),
      ("credit", richText(caption)))
  }

  private mutating func gallery(
    _ type: String, _ items: [InstantPageBlock], _ caption: InstantPageCaption
  ) -> JSONValue {
    TDLibEncoder.object(
      type, ("blocks", .array(blocks(items))), ("caption", self.caption(caption)))
  }

  private mutating func postEmbed(_ block: InstantPageBlock) -> JSONValue? {
    guard
      case .postEmbed(
        let url, let webpageId, let avatarId, let author, let date, let blocks, let caption) =
        block
    else { return nil }
    log.add("that an embedded post has a cached page", if: webpageId != nil)
    return TDLibEncoder.object(
      "pageBlockEmbeddedPost", ("url", .string(url)), ("author", .string(author)),
      ("author_photo", avatarId.flatMap { photo($0) }), ("date", .integer(date)),
      ("blocks", .array(self.blocks(blocks))), ("caption", self.caption(caption)))
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
    return TDLibEncoder.object("pageBlockList", ("items", .array(values)))
  }

  private mutating func listItem(
    _ item: InstantPageListItem, label: ListLabels.Label?
  ) -> JSONValue {
    log.add(
      "the number \(item.number ?? "") of an item with a bullet",
      if: label == nil && item.number?.isEmpty == false)
    return TDLibEncoder.object(
      "pageBlockListItem", ("label", .string(label?.text ?? ListLabels.bullet)),
      ("blocks", .array(content(of: item))), ("has_checkbox", .boolean(item.checked != nil)),
      ("is_checked", .boolean(item.checked == true)),
      ("value", .integer(label?.value ?? 0)), ("type", .string(label?.style.rawValue ?? "")))
  }

  private mutating func content(of item: InstantPageListItem) -> [JSONValue] {
    switch item {
    case .unknown:
      log.add("a list item of an unknown kind")
      return [paragraph(.empty)]
    case .text(let text, _, _):
      return [paragraph(text)]
    case .blocks(let blocks, _, _):
      let values = self.blocks(blocks)
      return values.isEmpty ? [paragraph(.empty)] : values
    }
  }

  private mutating func paragraph(_ text: RichText) -> JSONValue {
    TDLibEncoder.object("pageBlockParagraph", ("text", richText(text)))
  }
}
