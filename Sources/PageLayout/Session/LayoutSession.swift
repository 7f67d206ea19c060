import PageModel
import Typesetting

/// The layout of a page that changes: text that streams in, an edit, a details block that opens, another width.
///
/// An update lays out the blocks that changed, puts the others at their new places by the heights they had, and
/// looks at nothing above the first change. The result is the one ``layoutPage(_:inputs:context:)`` would give.
///
/// A session belongs to the thread of its context.
public final class LayoutSession {
  public private(set) var page: InstantPage
  public private(set) var inputs: LayoutInputs
  public private(set) var layout: PageLayout
  /// What the last update has cost, and all of them with the first layout.
  public private(set) var lastWork = LayoutWork()
  public private(set) var totalWork = LayoutWork()

  private let context: TypesettingContext
  private var layouter: PageLayouter
  private var growing = GrowthMemory()

  /// Lays the page out for the first time.
  public init(_ page: InstantPage, inputs: LayoutInputs, context: TypesettingContext) {
    self.page = page
    self.inputs = inputs
    self.context = context
    layouter = PageLayouter(page: page, inputs: inputs, context: context)
    layout = layouter.finish(PageStack())
    restack(over: [], from: 0)
  }

  /// Shows another page, or the same one with changes.
  ///
  /// - Parameter firstChangedBlock: all blocks before this one are as they were, which whoever made the page
  ///   often knows; nil finds it out, which is next to nothing for a page made by changing a copy of the old
  ///   one, and a comparison of both otherwise.
  @discardableResult
  public func update(_ page: InstantPage, firstChangedBlock: Int? = nil) -> PageLayout {
    let old = self.page
    self.page = page
    guard (inputs.isRightToLeft ?? page.rtl) == layouter.isRightToLeft else { return relay() }
    layouter.page = page
    if old.media == page.media {
      let most = min(old.blocks.count, page.blocks.count)
      let first =
        firstChangedBlock.map { max(0, min($0, most)) }
        ?? old.blocks.countShared(with: page.blocks)
      restack(over: old.blocks, from: first)
    } else {
      growing = GrowthMemory()
      restack(over: old.blocks, from: 0) { $0.mediaCount > 0 || $1.showsMedia }
    }
    return layout
  }

  /// Lays the page out with other inputs: what is expanded, the width, the theme, sizes and colours that have
  /// become known. A new width breaks lines anew without shaping them again, as far as the context's caches
  /// reach.
  ///
  /// Strings cannot be compared: new ones are used for what is laid out from now on, and for relative dates when
  /// `now` is another. Call ``relay()`` when the language changes.
  @discardableResult
  public func update(inputs: LayoutInputs) -> PageLayout {
    let change = InputChange(from: self.inputs, to: inputs, media: page.media)
    self.inputs = inputs
    guard !change.touchesEverything else { return relay() }
    growing = GrowthMemory()
    layouter = PageLayouter(page: page, inputs: inputs, context: context)
    restack(over: page.blocks, from: 0) { change.touches($1, $0) }
    return layout
  }

  /// Lays everything out anew.
  @discardableResult
  public func relay() -> PageLayout {
    growing = GrowthMemory()
    layouter = PageLayouter(page: page, inputs: inputs, context: context)
    restack(over: [], from: 0)
    return layout
  }

  /// - Parameters:
  ///   - old: the blocks of the present layout.
  ///   - first: those before it stay untouched.
  ///   - isStale: whether a block that stayed the same has to be laid out all the same.
  private func restack(
    over old: [InstantPageBlock], from first: Int,
    isStale: (BlockLayout, InstantPageBlock) -> Bool = { _, _ in false }
  ) {
    let blocks = page.blocks
    let known = layout.blocks.stack
    let tail = blocks.countSharedAtEnd(
      with: old, atMost: min(blocks.count, old.count) - first)
    // What ended the tail in pages of one length has just been compared.
    let lastChanged = blocks.count == old.count ? blocks.count - tail - 1 : nil
    var stack = known
    stack.truncate(to: first)
    lastWork = LayoutWork()
    lastWork.untouched = first
    let candidates = (first..<blocks.count).map { index -> BlockLayout? in
      let isInTail = index >= blocks.count - tail
      let oldIndex = isInTail ? index - blocks.count + old.count : index
      let isKnown =
        isInTail
        || (oldIndex < old.count - tail && index != lastChanged
          && blocks.isShared(index, with: old, at: oldIndex))
      let candidate = isKnown ? known[oldIndex].layout : nil
      return candidate.flatMap { isStale($0, blocks[index]) ? nil : $0 }
    }
    // The last block's parts are remembered, which only this thread can.
    let fresh = layouter.layOutTogether(
      (first..<max(first, blocks.count - 1)).filter { candidates[$0 - first] == nil })
    for index in first..<blocks.count {
      let isLaidOut = layouter.addBlock(
        at: index, to: &stack, known: candidates[index - first] ?? fresh[index],
        growth: index == blocks.count - 1 ? growing.child(at: index) : nil)
      if isLaidOut || fresh[index] != nil {
        lastWork.laidOut += 1
      } else {
        lastWork.restacked += 1
      }
    }
    totalWork += lastWork
    layout = layouter.finish(stack)
  }
}
