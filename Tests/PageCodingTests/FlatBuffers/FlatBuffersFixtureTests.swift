import PageCoding
import PageModel
import Testing

@Suite("FlatBuffers: committed bytes")
struct FlatBuffersFixtureTests {
  @Test("a page has the bytes it had", arguments: FlatBuffersFixtures.names)
  func ours(name: String) throws {
    let page = try #require(FlatBuffersFixtures.page(name))
    let bytes = try FlatBuffersFixtures.bytes(name + ".bin")
    #expect(page.encodeFlatBuffers() == bytes, "has the form or the generator changed?")
    #expect(try InstantPage.decodeFlatBuffers(bytes) == FlatBuffersSurvivor.page(page))
  }

  @Test(
    "flatc's bytes, laid out differently, are the same page", arguments: FlatBuffersFixtures.names)
  func theirs(name: String) throws {
    let theirs = try FlatBuffersFixtures.bytes(name + ".flatc.bin")
    let page = try InstantPage.decodeFlatBuffers(theirs)
    #expect(try page == InstantPage.decodeFlatBuffers(FlatBuffersFixtures.bytes(name + ".bin")))
    #expect(try page.encodeFlatBuffers() == FlatBuffersFixtures.bytes(name + ".bin"))
  }

  @Test(
    "cut off anywhere, they read as an error or as a value", arguments: FlatBuffersFixtures.names)
  func truncated(name: String) throws {
    let bytes = try FlatBuffersFixtures.bytes(name + ".flatc.bin")
    for count in stride(from: 0, to: bytes.count, by: 7) {
      _ = try? InstantPage.decodeFlatBuffers(Array(bytes.prefix(count)))
    }
  }
}
