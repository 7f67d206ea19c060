import Glibc
import PageModel
import TestSupport
import Testing
import Typesetting

@testable import PageLayout

/// What two threads lay out is what one does.
struct TwoThreadsTests {
  private let alone: TypesettingContext
  private let together: TypesettingContext

  init() throws {
    alone = try TypesettingContext()
    together = try TypesettingContext()
    together.layOutOnTwoThreads()
  }

  @Test(arguments: 1...12)
  func pagesAreTheSame(seed: UInt64) throws {
    try waitForHelp()
    var options = PageGenerator.Options()
    options.hasStoredFields = false
    var generator = PageGenerator(seed: seed, options: options)
    let inputs = LayoutInputs(width: 320, theme: .chat(.day(outgoing: false)), now: 0)
    for _ in 0..<4 {
      let page = generator.page(size: 50)
      let found = layoutPage(page, inputs: inputs, context: together)
      #expect(firstDifference(found, layoutPage(page, inputs: inputs, context: alone)) == nil)
    }
  }

  @Test(arguments: 1...4)
  func sessionsAreTheSame(seed: UInt64) throws {
    try waitForHelp()
    var pages = EditedPages(seed: seed)
    for _ in 0..<40 { pages.change() }
    let inputs = LayoutInputs(width: 320, theme: .chat(.night(outgoing: true)))
    let session = LayoutSession(pages.page, inputs: inputs, context: together)
    #expect(session.lastWork.laidOut == pages.page.blocks.count)
    for _ in 0..<10 {
      for _ in 0..<15 { pages.change() }
      session.update(pages.page)
      let expected = layoutPage(pages.page, inputs: inputs, context: alone)
      #expect(firstDifference(session.layout, expected) == nil)
    }
  }

  /// The thread at the end does its part, and the one at the beginning waits for it.
  @Test func bothThreadsWork() throws {
    try waitForHelp()
    let page = InstantPage(
      blocks: (0..<400).map { .paragraph(.plain("The paragraph \($0), which has some words")) })
    let inputs = LayoutInputs(width: 320, theme: .chat(.day(outgoing: false)))
    var count = 0
    for _ in 0..<20 where count == 0 {
      together.forgetText()
      let blocks = SharedBlocks(
        Array(page.blocks.indices), of: page, inputs: inputs,
        textGeneration: together.textGeneration)
      let layouter = PageLayouter(page: page, inputs: inputs, context: together)
      try #require(together.assistant).help(with: blocks)
      let layouts = blocks.layOutFromTheBeginning(layouter)
      #expect(layouts.count == 400)
      count = blocks.countFromTheEnd
    }
    #expect(count > 0)
  }

  @Test func aContextThatIsGoneTakesTheThreadWithIt() throws {
    weak var assistant: LayoutAssistant?
    do {
      let context = try TypesettingContext()
      context.layOutOnTwoThreads()
      assistant = context.assistant
      #expect(assistant != nil)
    }
    #expect(assistant == nil)
  }

  private func waitForHelp() throws {
    let assistant = try #require(together.assistant, "one processor")
    for _ in 0..<2_000 where !assistant.isReady { usleep(5_000) }
    #expect(assistant.isReady)
  }
}
