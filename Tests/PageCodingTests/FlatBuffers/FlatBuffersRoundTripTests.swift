import PageModel
import TestSupport
import Testing

@testable import PageCoding

@Suite("FlatBuffers: there and back")
struct FlatBuffersRoundTripTests {
  @Test("every kind of block and of text comes back", arguments: PageGenerator.seeds(20))
  func everything(seed: UInt64) throws {
    let page = StoragePages.everything(seed: seed)
    let decoded = try InstantPage.decodeFlatBuffers(page.encodeFlatBuffers())
    #expect(decoded == FlatBuffersSurvivor.page(page))
  }

  @Test("media and channels come back with every part")
  func parts() throws {
    let page = StoragePages.parts()
    #expect(page.flatBuffersLosses().isEmpty)
    #expect(try InstantPage.decodeFlatBuffers(page.encodeFlatBuffers()) == page)
  }

  /// A hundred pages for each of a hundred seeds.
  @Test("random pages come back, up to what is declared lost", arguments: PageGenerator.seeds(100))
  func randomPages(seed: UInt64) throws {
    var generator = PageGenerator(seed: seed)
    for index in 0..<100 {
      let page = generator.page(size: 3)
      let decoded = try InstantPage.decodeFlatBuffers(page.encodeFlatBuffers())
      let expected = FlatBuffersSurvivor.page(page)
      try #require(decoded == expected, "page \(index) of seed \(seed)")
      let losses = page.flatBuffersLosses()
      try #require(
        losses.isEmpty == (expected == page), "page \(index) of seed \(seed): \(losses)")
    }
  }

  @Test("the deepest page the model allows is written and read on a small stack")
  func deepest() {
    let page = StoragePages.deepest()
    let isSame = withStack {
      (try? InstantPage.decodeFlatBuffers(page.encodeFlatBuffers())) == page
    }
    #expect(isSame == true)
  }

  @Test("blocks are buffers of their own too")
  func onTheirOwn() throws {
    let page = StoragePages.everything()
    for block in page.blocks {
      let decoded = try InstantPageBlock.decodeFlatBuffers(block.encodeFlatBuffers())
      #expect(
        [decoded] == FlatBuffersSurvivor.page(InstantPage(blocks: [block])).blocks)
    }
  }

  @Test("the same page has the same bytes whatever the order of its media")
  func sortedMedia() {
    let files = (1...40).map { StoragePages.file(Int64($0)) }
    var forwards = InstantPage(blocks: [])
    for file in files { forwards.media[file.fileId] = .file(file) }
    var backwards = InstantPage(blocks: [])
    for file in files.reversed() { backwards.media[file.fileId] = .file(file) }
    #expect(forwards.encodeFlatBuffers() == backwards.encodeFlatBuffers())
  }
}
