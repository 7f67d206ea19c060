import PageModel

extension Document {
  /// Those of the document's media that some blocks name.
  func media(of blocks: [Block]) -> [MediaId: Media] {
    if media.isEmpty { return [:] }
    let page = InstantPage(blocks: blocks.flatMap(\.namingMedia), media: media)
    return Dictionary(uniqueKeysWithValues: page.mediaInOrder.map { ($0.id, $0) })
  }
}

extension Block {
  /// Blocks of a page that name what this block and those inside it name, and say nothing else.
  fileprivate var namingMedia: [InstantPageBlock] {
    var naming = texts.map { InstantPageBlock.paragraph($0.text.richText) }
    switch self {
    case .media(let media):
      naming += media.items.map { $0.pageBlock(caption: $0.ownCaption) }
      naming.append(.paragraph(media.credit))
    case .table(let table): naming.append(.paragraph(table.title))
    case .buttonRow(let row):
      naming.append(.buttonRow(alignment: row.alignment, buttons: row.buttons))
    case .carried(let carried): naming.append(carried.block)
    case .paragraph, .code, .pullQuote, .blockQuote, .details: break
    }
    return naming + stacks.flatMap { $0.blocks.flatMap(\.namingMedia) }
  }
}
