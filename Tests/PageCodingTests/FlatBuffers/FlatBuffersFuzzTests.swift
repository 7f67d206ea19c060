import PageModel
import TestSupport
import Testing

@testable import PageCoding

@Suite("FlatBuffers: damaged bytes")
struct FlatBuffersFuzzTests {
  private static let corpus: [[UInt8]] = {
    let vectors =
      FlatBuffersVectorTests.texts.map(\.hex) + FlatBuffersVectorTests.pages.map(\.hex)
    var generator = PageGenerator(seed: 0xf1a7)
    let pages = (0..<24).map { _ in generator.page(size: 3) } + [StoragePages.everything()]
    return vectors.map(StorageHex.bytes) + pages.map { $0.encodeFlatBuffers() }
  }()

  /// More than the reader may make of a byte, written out again: every read costs a byte of the
  /// allowance and a table is written with its own description at worst.
  private static let growth = 16 * 8

  @Test("damaged bytes read as an error or as a page that can be stored again")
  func damaged() {
    let result = StorageFuzzing.run(name: "FlatBuffers", corpus: FlatBuffersFuzzTests.corpus) {
      bytes in
      _ = try? RichText.decodeFlatBuffers(bytes)
      _ = try? InstantPageBlock.decodeFlatBuffers(bytes)
      let page: InstantPage
      do throws(FlatBuffersError) {
        page = try InstantPage.decodeFlatBuffers(bytes)
      } catch {
        return (0...max(bytes.count, error.offset)).contains(error.offset) ? nil : "\(error)"
      }
      let stored = page.encodeFlatBuffers()
      if stored.count > max(64 * 1024, bytes.count * 16) * 8 { return "it grew" }
      guard let again = try? InstantPage.decodeFlatBuffers(stored) else { return "it got lost" }
      return again == FlatBuffersSurvivor.page(page) ? nil : "it changed"
    }
    #expect(result.failure == nil)
    #expect(result.count > 0)
  }
}
