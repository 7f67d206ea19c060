/// Turns a page into another one, from its leaves to its root: what a container holds is rewritten
/// before the container is.
///
/// ```swift
/// let plainer = PageRewriter(
///   block: { block, _ in block == .divider ? [] : [block] },
///   text: { text, _, _ in .plain(text.plainText) }
/// ).rewrite(page)
/// ```
///
/// Paths are those of the page that came in. Media, url and the other properties of the page stay.
/// A page within ``NestingLimit`` is rewritten within a small stack.
public struct PageRewriter {
  public typealias BlockRewrite = (InstantPageBlock, [Int]) -> [InstantPageBlock]
  public typealias ItemRewrite = (InstantPageListItem, [Int]) -> [InstantPageListItem]
  public typealias TextRewrite = (RichText, BlockTextRole, [Int]) -> RichText

  /// What stands in a block's place; nothing drops it. A cover holds one block: when what it
  /// holds is dropped it is dropped too, and further blocks follow behind the cover.
  public var block: BlockRewrite
  /// What stands in a list item's place; nothing drops it.
  public var item: ItemRewrite
  /// What stands in place of a whole rich text of a block or an item; see
  /// ``RichText/rewriting(_:)`` for its inner nodes.
  public var text: TextRewrite

  public init(
    block: @escaping BlockRewrite = { block, _ in [block] },
    item: @escaping ItemRewrite = { item, _ in [item] },
    text: @escaping TextRewrite = { text, _, _ in text }
  ) {
    self.block = block
    self.item = item
    self.text = text
  }

  public func rewrite(_ page: InstantPage) -> InstantPage {
    var page = page
    page.blocks = rewrite(page.blocks)
    return page
  }

  public func rewrite(_ blocks: [InstantPageBlock]) -> [InstantPageBlock] {
    rewrite(blocks, at: [])
  }

  private func rewrite(_ blocks: [InstantPageBlock], at path: [Int]) -> [InstantPageBlock] {
    var result: [InstantPageBlock] = []
    result.reserveCapacity(blocks.count)
    for index in blocks.indices {
      result += rewrite(blocks[index], at: path + [index])
    }
    return result
  }

  private func rewrite(_ original: InstantPageBlock, at path: [Int]) -> [InstantPageBlock] {
    let texts = original.mappingTexts { text($0, $1, path) }
    switch original.nested {
    case .nothing:
      return block(texts, path)
    case .items(let items):
      return block(texts.replacingItems(rewrite(items, at: path)), path)
    case .blocks(let blocks):
      return wrap(rewrite(blocks, at: path), in: texts, at: path)
    }
  }

  private func wrap(
    _ blocks: [InstantPageBlock], in container: InstantPageBlock, at path: [Int]
  ) -> [InstantPageBlock] {
    guard case .cover = container else { return block(container.replacingBlocks(blocks), path) }
    guard let first = blocks.first else { return [] }
    return block(.cover(first), path) + blocks.dropFirst()
  }

  private func rewrite(_ items: [InstantPageListItem], at path: [Int]) -> [InstantPageListItem] {
    var result: [InstantPageListItem] = []
    result.reserveCapacity(items.count)
    for index in items.indices {
      let path = path + [index]
      var rewritten = items[index].mappingTexts { text($0, $1, path) }
      if case .blocks(let blocks) = items[index].nested {
        rewritten = rewritten.replacingBlocks(rewrite(blocks, at: path))
      }
      result += item(rewritten, path)
    }
    return result
  }
}
