import Foundation
import PageCoding
import PageModel
import TestSupport
import Testing

/// The part of `Tests/Interop/flatbuffers_interop.py` that is ours: it answers by files.
@Suite("FlatBuffers: interop")
struct FlatBuffersInteropTests {
  private static let variables = ProcessInfo.processInfo.environment
  private static let output = variables["RECTO_FLATBUFFERS_OUTPUT"]
  private static let input = variables["RECTO_FLATBUFFERS_INPUT"]

  @Test("writes pages", .enabled(if: output != nil, "run by flatbuffers_interop.py"))
  func write() throws {
    let folder = URL(fileURLWithPath: try #require(FlatBuffersInteropTests.output))
    for name in StorageFixtures.names {
      let page = try #require(StorageFixtures.page(name))
      try Data(page.encodeFlatBuffers())
        .write(to: folder.appendingPathComponent("\(name).bin"))
    }
    let count = FlatBuffersInteropTests.variables["RECTO_FLATBUFFERS_ROUNDS"].flatMap { Int($0) }
    var options = PageGenerator.Options()
    // JSON, which pages go through, has no bytes for what is not text.
    options.hasStrangeStrings = false
    for seed in PageGenerator.seeds(count ?? 0) {
      var generator = PageGenerator(seed: seed, options: options)
      try Data(generator.page(size: 12).encodeFlatBuffers())
        .write(to: folder.appendingPathComponent("random-\(seed).bin"))
    }
  }

  @Test("reads pages back", .enabled(if: input != nil, "run by flatbuffers_interop.py"))
  func read() throws {
    let folder = URL(fileURLWithPath: try #require(FlatBuffersInteropTests.input))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let theirs = files.filter { $0.hasSuffix(".flatc.bin") }
    #expect(!theirs.isEmpty)
    for file in theirs {
      let name = file.dropLast(".flatc.bin".count)
      let ours = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name + ".bin")))
      let page = try InstantPage.decodeFlatBuffers(
        [UInt8](try Data(contentsOf: folder.appendingPathComponent(file))))
      #expect(try page == InstantPage.decodeFlatBuffers(ours), "\(name)")
      #expect(page.encodeFlatBuffers() == ours, "\(name)")
    }
  }
}
