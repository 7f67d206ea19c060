import PageModel
import TestSupport
import Testing

@testable import PageCoding

@Suite("Postbox: damaged bytes")
struct PostboxFuzzTests {
  private static let corpus: [[UInt8]] = {
    let vectors = PostboxVectorTests.rows.map(\.hex) + [PostboxVectorTests.values]
    var generator = PageGenerator(seed: 0xb0c5)
    let pages = (0..<24).map { _ in generator.page(size: 3) } + [StoragePages.everything()]
    return vectors.map(StorageHex.bytes) + pages.map { $0.encodePostbox() }
      + pages.map { $0.encodePostbox(as: .root) }
  }()

  @Test("damaged bytes read as an error or as a page that can be stored again")
  func damaged() {
    let result = StorageFuzzing.run(name: "Postbox", corpus: PostboxFuzzTests.corpus) { bytes in
      _ = try? RichText.decodePostbox(bytes)
      _ = try? InstantPageBlock.decodePostbox(bytes)
      _ = try? RichTextMessageAttribute.decodePostbox(bytes)
      _ = try? TelegramMediaWebpage.decodePostbox(bytes)
      _ = try? Media.decodePostbox(bytes)
      let page: InstantPage
      do throws(PostboxError) {
        page = try InstantPage.decodePostbox(bytes)
      } catch {
        return (0...bytes.count).contains(error.offset) ? nil : "\(error)"
      }
      let stored = page.encodePostbox()
      // An empty record among many takes 8 bytes; written out it has all of its keys.
      if stored.count > 1024 + bytes.count * 64 { return "it grew" }
      guard let again = try? InstantPage.decodePostbox(stored) else { return "it got lost" }
      return again == PostboxSurvivor.page(page) ? nil : "it changed"
    }
    #expect(result.failure == nil)
    #expect(result.count > 0)
  }
}
