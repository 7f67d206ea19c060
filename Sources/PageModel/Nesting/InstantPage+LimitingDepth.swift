extension InstantPage {
  /// The page with at most that many levels of blocks and of rich text; no words and no media are
  /// lost.
  ///
  /// Containers that lie too deep fall away: what they hold stands in their place one after the
  /// other, their titles, captions and the texts of list items as paragraphs. Works on a page of
  /// any depth within a small stack; releasing the page that came in is another matter, so a
  /// builder had better count while it builds.
  public func limitingDepth(
    blocks blockLimit: Int = NestingLimit.blocks, richText textLimit: Int = NestingLimit.richText
  ) -> InstantPage {
    var page = self
    if blockDepth > blockLimit {
      page.blocks = blocks.clamped(to: Swift.max(1, blockLimit))
    }
    if richTextDepth > textLimit {
      let rewriter = PageRewriter(text: { text, _, _ in text.limitingDepth(textLimit) })
      page = rewriter.rewrite(page)
    }
    return page
  }
}

extension [InstantPageBlock] {
  fileprivate func clamped(to levels: Int) -> [InstantPageBlock] {
    flatMap { levels > 1 ? $0.clamped(to: levels) : $0.flattened }
  }
}

extension InstantPageBlock {
  /// - Parameter levels: At least 2: the block's own and one for what it holds.
  fileprivate func clamped(to levels: Int) -> [InstantPageBlock] {
    switch nested {
    case .nothing:
      return [self]
    case .items(let items):
      return [replacingItems(items.map { $0.clamped(to: levels - 1) })]
    case .blocks(let blocks):
      return holding(blocks.clamped(to: levels - 1))
    }
  }

  /// A cover holds one block, so the others follow behind it.
  private func holding(_ blocks: [InstantPageBlock]) -> [InstantPageBlock] {
    guard case .cover = self else { return [replacingBlocks(blocks)] }
    guard let first = blocks.first else { return [] }
    return [.cover(first)] + blocks.dropFirst()
  }

  /// The block itself when it holds no blocks, otherwise what it holds, one after the other.
  fileprivate var flattened: [InstantPageBlock] {
    enum Waiting {
      case block(InstantPageBlock)
      case part(BlockPart)
    }
    var result: [InstantPageBlock] = []
    /// What is still to come, the next one last.
    var waiting = [Waiting.block(self)]
    while let next = waiting.popLast() {
      switch next {
      case .block(let block):
        if block.holdsBlocks {
          waiting.append(contentsOf: block.parts.reversed().map { .part($0) })
        } else {
          result.append(block)
        }
      case .part(.text(let text, _)):
        if text != .empty { result.append(.paragraph(text)) }
      case .part(.string(let string)):
        if !string.isEmpty { result.append(.paragraph(.plain(string))) }
      case .part(.medium(let id, _)):
        // Of the containers only an embedded post shows something itself: its author's face.
        result.append(
          .image(
            id: id, caption: InstantPageCaption(), url: nil, webpageId: nil, spoiler: false))
      case .part(.items(let items)):
        waiting.append(contentsOf: items.flatMap(\.parts).reversed().map { .part($0) })
      case .part(.blocks(let blocks)):
        waiting.append(contentsOf: blocks.reversed().map { .block($0) })
      }
    }
    return result
  }

  private var holdsBlocks: Bool {
    switch nested {
    case .nothing: return false
    case .blocks(let blocks): return !blocks.isEmpty
    case .items(let items): return items.contains { $0.nested.count > 0 }
    }
  }
}

extension InstantPageListItem {
  fileprivate func clamped(to levels: Int) -> InstantPageListItem {
    guard case .blocks(let blocks) = nested else { return self }
    return replacingBlocks(blocks.clamped(to: levels))
  }
}
