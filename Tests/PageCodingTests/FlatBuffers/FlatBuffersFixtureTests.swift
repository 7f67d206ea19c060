import PageCoding
import PageModel
import Testing

/// Ours, and those the format's own compiler makes of the same pages;
/// `Tests/Interop/flatbuffers_interop.py --record` writes them.
@Suite("FlatBuffers: committed bytes")
struct FlatBuffersFixtureTests {
  @Test("a page has the bytes it had", arguments: StorageFixtures.names)
  func ours(name: String) throws {
    let page = try #require(StorageFixtures.page(name))
    let bytes = try StorageFixtures.bytes("FlatBuffers/\(name).bin")
    #expect(page.encodeFlatBuffers() == bytes, "has the form or the generator changed?")
    #expect(try InstantPage.decodeFlatBuffers(bytes) == FlatBuffersSurvivor.page(page))
  }

  @Test(
    "flatc's bytes, laid out differently, are the same page", arguments: StorageFixtures.names)
  func theirs(name: String) throws {
    let theirs = try StorageFixtures.bytes("FlatBuffers/\(name).flatc.bin")
    let page = try InstantPage.decodeFlatBuffers(theirs)
    #expect(
      try page == InstantPage.decodeFlatBuffers(StorageFixtures.bytes("FlatBuffers/\(name).bin")))
    #expect(try page.encodeFlatBuffers() == StorageFixtures.bytes("FlatBuffers/\(name).bin"))
  }

  @Test(
    "cut off anywhere, they read as an error or as a value", arguments: StorageFixtures.names)
  func truncated(name: String) throws {
    let bytes = try StorageFixtures.bytes("FlatBuffers/\(name).flatc.bin")
    for count in stride(from: 0, to: bytes.count, by: 7) {
      _ = try? InstantPage.decodeFlatBuffers(Array(bytes.prefix(count)))
    }
  }
}
