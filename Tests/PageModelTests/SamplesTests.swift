import PageModel
import TestSupport
import Testing

@Suite("The samples and the generator leave no case out")
struct SamplesTests {
  @Test func samplesHoldEachCaseOnce() {
    #expect(Samples.texts.map(\.kind) == TextKind.allCases)
    #expect(Samples.blocks.map(\.kind) == BlockKind.allCases)
  }

  @Test(arguments: PageGenerator.seeds(20))
  func aPageOfEverythingHoldsEachCase(seed: UInt64) {
    var generator = PageGenerator(seed: seed)
    let page = generator.pageOfEverything()
    let blocks = Set(page.walk.compactMap { $0.block?.kind })
    var texts: Set<TextKind> = []
    for piece in page.content {
      if case .text(let text, _) = piece.part { texts.formUnion(text.walk.map(\.kind)) }
    }
    #expect(blocks == Set(BlockKind.allCases))
    #expect(texts == Set(TextKind.allCases))
  }

  @Test(arguments: PageGenerator.seeds(20))
  func aSeedMakesOnePage(seed: UInt64) {
    var first = PageGenerator(seed: seed)
    var second = PageGenerator(seed: seed)
    let page = first.page(size: 8)
    #expect(page == second.page(size: 8))
    #expect(page.blocks.count <= 8)
  }

  @Test(arguments: PageGenerator.seeds(50))
  func aPageHoldsTheMediaItNames(seed: UInt64) {
    var generator = PageGenerator(seed: seed)
    let page = generator.page(size: 12)
    #expect(Set(page.mediaUses.map(\.id)) == Set(page.media.keys))
    #expect(page.media.allSatisfy { $0.key == $0.value.id })
  }

  @Test(arguments: PageGenerator.seeds(50))
  func optionsAreKept(seed: UInt64) {
    var options = PageGenerator.Options()
    options.blockKinds = [.paragraph, .details, .list]
    options.textKinds = [.plain, .bold, .concat]
    options.blockDepth = 2
    options.textDepth = 3
    var generator = PageGenerator(seed: seed, options: options)
    let page = generator.page(size: 20)
    #expect(page.walk.compactMap(\.block).allSatisfy { options.blockKinds.contains($0.kind) })
    #expect(page.blockDepth <= 2)
    #expect(page.richTextDepth <= 3)
    #expect(page.media.isEmpty)
  }
}
