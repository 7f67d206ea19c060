import PageModel
import Typesetting

extension PageLayouter {
  /// Where the page's own blocks stand.
  private var pageColumn: Column { Column(width: inputs.width, inset: inputs.horizontalInset) }

  private var pageStacking: BlockStacking {
    BlockStacking(
      spacing: BlockSpacing(metrics: pageScale.metrics), kind: .page,
      reduction: inputs.edgeSpacingReduction)
  }

  /// Puts the block with that index below the blocks that are laid out already, which are those before it.
  ///
  /// - Parameters:
  ///   - known: the block's layout from before, when neither the block nor the inputs it depends on have
  ///     changed since.
  ///   - growth: what is remembered of the block's parts.
  /// - Returns: whether the block had to be laid out.
  @discardableResult
  func addBlock(
    at index: Int, to stack: inout PageStack, known: BlockLayout? = nil,
    growth: GrowthMemory? = nil
  ) -> Bool {
    let block = page.blocks[index]
    let isUnreadable = block.rendersAsUnsupported
    var end = stack.end
    let start = BlockLayout.Start(
      index: index, mediaCount: end.mediaCount, detailsCount: end.detailsCount,
      followsRightToLeft: end.endsRightToLeft, isSkipped: isUnreadable && end.isUnreadable)
    let reused = known.flatMap { $0.isValid(at: start) ? $0 : nil }
    let layout = reused ?? blockLayout(block, start: start, growth: growth)
    end.isUnreadable = isUnreadable
    var top = 0.0
    if let last = layout.items.last {
      top = pageStacking.place(layout.rhythm, height: layout.height, below: &end.sequence)
      end.endsRightToLeft = last.isRightToLeftText
    }
    end.mediaCount += layout.mediaCount
    end.detailsCount += layout.detailsCount
    end.neededWidth = max(end.neededWidth, layout.neededWidth)
    end.hasCard = end.hasCard || layout.isCard
    end.numbering += layout.numbering
    if let period = layout.refreshPeriod {
      end.refreshPeriod = min(end.refreshPeriod ?? period, period)
    }
    stack.append(PlacedBlock(layout: layout, top: top, end: end))
    return reused == nil
  }

  func blockLayout(
    _ block: InstantPageBlock, start: BlockLayout.Start, growth: GrowthMemory?
  ) -> BlockLayout {
    let column = pageColumn
    mediaCount = start.mediaCount
    detailsCount = start.detailsCount
    childBleed = HorizontalInsets(left: column.inset, right: column.inset)
    self.growth = growth
    defer { self.growth = nil }
    let laidOut =
      start.isSkipped
      ? .nothing
      : layout(
        block, in: column, path: [start.index], previousIsRightToLeft: start.followsRightToLeft)
    return BlockLayout(
      laidOut, rhythm: BlockRhythm(block), start: start, dependencies: block.layoutDependencies,
      mediaCount: mediaCount - start.mediaCount, detailsCount: detailsCount - start.detailsCount,
      neededWidth: PageFitting(column: column, isRightToLeft: isRightToLeft)
        .neededWidth(laidOut.items),
      refreshPeriod: inputs.now.flatMap { laidOut.items.dateRefreshPeriod(now: $0) })
  }

  /// The page with these blocks.
  func finish(_ stack: PageStack) -> PageLayout {
    let end = stack.end
    let fitting = PageFitting(column: pageColumn, isRightToLeft: isRightToLeft)
      .fitted(to: inputs.fitsToWidth ? end.neededWidth : nil)
    return PageLayout(
      size: Size(width: fitting.width, height: pageStacking.height(of: end.sequence)),
      blocks: PageBlocks(stack: stack, fitting: fitting), isRightToLeft: isRightToLeft)
  }
}

extension InstantPageBlock {
  /// What of its place in the page the block's items depend on, besides the ordinals of media and details.
  fileprivate var layoutDependencies: BlockLayout.Dependencies {
    switch self {
    // Their items name blocks, quotes and list items by path, or what they hold may.
    case .list, .blockQuote, .pullQuote, .details, .cover, .postEmbed, .unsupported, .collage:
      .path
    case .authorDate:
      .directionAbove
    case .title, .subtitle, .header, .subheader, .paragraph, .preformatted, .footer, .divider,
      .anchor, .image, .video, .webEmbed, .slideshow, .channelBanner, .audio, .kicker,
      .table, .relatedArticles, .map, .heading, .formula, .thinking, .buttonRow, .document:
      []
    }
  }
}
