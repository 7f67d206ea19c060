import PageModel
import Typesetting

/// A page laid out for a width: positioned items from top to bottom.
public struct PageLayout: Sendable {
  public let size: Size
  /// The page's blocks with their items: what to go through when only a part of the page is of interest.
  public let blocks: PageBlocks
  public let isRightToLeft: Bool

  /// All items, from top to bottom. Made when asked for: linear in the page.
  public var items: [LayoutItem] { blocks.flatMap(\.items) }

  /// Seconds after which a relative date reads differently and the page is to be laid out anew; nil without
  /// such dates, and when ``LayoutInputs/now`` was not given.
  public var dateRefreshPeriod: Double? { blocks.stack.end.refreshPeriod }

  init(size: Size, blocks: PageBlocks, isRightToLeft: Bool) {
    self.size = size
    self.blocks = blocks
    self.isRightToLeft = isRightToLeft
  }

  /// Of items that stand where they should already, as one block.
  public init(
    size: Size, items: [LayoutItem], isRightToLeft: Bool, dateRefreshPeriod: Double? = nil
  ) {
    let layout = BlockLayout(
      LaidOutBlock(items: items, height: size.height), rhythm: .other,
      start: BlockLayout.Start(index: 0), dependencies: [], mediaCount: 0, detailsCount: 0,
      neededWidth: size.width, refreshPeriod: dateRefreshPeriod)
    var end = StackEnd()
    end.numbering = layout.numbering
    end.hasCard = layout.isCard
    end.refreshPeriod = dateRefreshPeriod
    var stack = PageStack()
    stack.append(PlacedBlock(layout: layout, top: 0, end: end))
    self.init(
      size: size, blocks: PageBlocks(stack: stack, fitting: nil), isRightToLeft: isRightToLeft)
  }
}

/// Lays a page out. A pure function of its arguments; `context` only caches.
///
/// - Parameter context: fonts and caches of the calling thread.
public func layoutPage(
  _ page: InstantPage, inputs: LayoutInputs, context: TypesettingContext
) -> PageLayout {
  let layouter = PageLayouter(page: page, inputs: inputs, context: context)
  let known = layouter.layOutTogether(Array(page.blocks.indices))
  var stack = PageStack()
  for index in page.blocks.indices {
    layouter.addBlock(at: index, to: &stack, known: known[index])
  }
  return layouter.finish(stack)
}
