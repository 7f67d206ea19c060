import PageModel
import Synchronization
import Typesetting

/// Blocks of a page that two threads lay out, one from the first on and one from the last back, until they meet.
final class SharedBlocks: Sendable {
  private struct State {
    /// Which of the blocks nobody has begun with.
    var open: Range<Int>
    var layouts: [Int: BlockLayout] = [:]
    var countFromTheEnd = 0
    /// Whether the thread at the end is at work on a block, and the other one waits for it.
    var isBusy = false
    var isAwaited = false
  }

  private let page: InstantPage
  private let inputs: LayoutInputs
  private let indices: [Int]
  /// Of the context of the thread at the beginning.
  private let textGeneration: Int
  private let state: Mutex<State>
  private let finished = Semaphore()

  init(_ indices: [Int], of page: InstantPage, inputs: LayoutInputs, textGeneration: Int) {
    self.page = page
    self.inputs = inputs
    self.indices = indices
    self.textGeneration = textGeneration
    state = Mutex(State(open: 0..<indices.count))
  }

  /// The layouts by the blocks' indices, once both threads are through.
  func layOutFromTheBeginning(_ layouter: PageLayouter) -> [Int: BlockLayout] {
    while let index = state.withLock({ $0.open.popFirst() }).map({ indices[$0] }) {
      let layout = layouter.layoutAlone(index)
      state.withLock { $0.layouts[index] = layout }
    }
    let mustWait = state.withLock { state in
      state.isAwaited = state.isBusy
      return state.isBusy
    }
    if mustWait { finished.wait() }
    return state.withLock { $0.layouts }
  }

  /// How many blocks the thread at the end has laid out.
  var countFromTheEnd: Int { state.withLock { $0.countFromTheEnd } }

  /// - Parameter context: of the thread at the end.
  func layOutFromTheEnd(_ context: TypesettingContext) {
    context.forgetText(unlessOf: textGeneration)
    let layouter = PageLayouter(page: page, inputs: inputs, context: context)
    while let index = takeLast() {
      let layout = layouter.layoutAlone(index)
      let isAwaited = state.withLock { state in
        state.layouts[index] = layout
        state.countFromTheEnd += 1
        state.isBusy = false
        return state.isAwaited
      }
      if isAwaited { finished.signal() }
    }
  }

  private func takeLast() -> Int? {
    state.withLock { state in
      guard let place = state.open.popLast() else { return nil }
      state.isBusy = true
      return indices[place]
    }
  }
}

extension PageLayouter {
  /// Lays blocks out on two threads, if there are two and it is worth it. What this gives is good for
  /// ``addBlock(at:to:known:growth:)``, which looks whether a block was taken for what it is.
  func layOutTogether(_ indices: [Int]) -> [Int: BlockLayout] {
    guard indices.count >= PageLayouter.fewestShared, let assistant = context.assistant else {
      return [:]
    }
    // Media and details are numbered, which the blocks above decide.
    let alone = indices.filter { index in
      let block = page.blocks[index]
      return !block.showsMedia && [block].detailsCount == 0
    }
    guard alone.count >= PageLayouter.fewestShared else { return [:] }
    let blocks = SharedBlocks(
      alone, of: page, inputs: inputs, textGeneration: context.textGeneration)
    assistant.help(with: blocks)
    return blocks.layOutFromTheBeginning(self)
  }

  /// A few blocks are done before another thread has woken up.
  static let fewestShared = 12

  /// A block that numbers nothing, as if nothing that reads from right to left stood above it.
  fileprivate func layoutAlone(_ index: Int) -> BlockLayout {
    let block = page.blocks[index]
    let isSkipped =
      index > 0 && block.rendersAsUnsupported && page.blocks[index - 1].rendersAsUnsupported
    return blockLayout(
      block, start: BlockLayout.Start(index: index, isSkipped: isSkipped), growth: nil)
  }
}
