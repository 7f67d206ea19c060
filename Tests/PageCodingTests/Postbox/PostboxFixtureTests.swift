import PageCoding
import PageModel
import Testing

/// Run with `RECTO_RECORD=1` to write the bytes anew.
@Suite("Postbox: committed bytes")
struct PostboxFixtureTests {
  @Test("a page has the bytes it had", arguments: StorageFixtures.names)
  func bytes(name: String) throws {
    let page = try #require(StorageFixtures.page(name))
    try StorageFixtures.record(page.encodePostbox(), "Postbox/\(name).bin")
    let bytes = try StorageFixtures.bytes("Postbox/\(name).bin")
    #expect(page.encodePostbox() == bytes, "has the form or the generator changed?")
    #expect(try InstantPage.decodePostbox(bytes) == PostboxSurvivor.page(page))
  }

  @Test("cut off anywhere, they read as an error or as a value", arguments: StorageFixtures.names)
  func truncated(name: String) throws {
    let bytes = try StorageFixtures.bytes("Postbox/\(name).bin")
    for count in stride(from: 0, to: bytes.count, by: 7) {
      _ = try? InstantPage.decodePostbox(Array(bytes.prefix(count)))
    }
  }
}
