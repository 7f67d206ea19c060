import Foundation
import PageModel
import Testing

@testable import PageDrawing

@Suite("Animated stickers", .enabled(if: MovingFiles.reads(.tgs)))
struct StickerTests {
  private let decoder = ImageDecoder()

  @Test("The first frame stands for a sticker, see-through where nothing is drawn")
  func firstFrame() throws {
    let bytes = MovingFiles.sticker()
    #expect(try decoder.naturalSize(of: bytes) == PixelDimensions(width: 512, height: 512))
    let picture = try decoder.decode(bytes).pixels
    #expect(picture.width == 256 && picture.height == 256)
    #expect(picture[128, 128] == 0xFFFF_0000)
    #expect(picture[70, 70] == 0xFFFF_0000 && picture[60, 60] == 0)
  }

  @Test("All frames, each the sticker a little later, over and over")
  func frames() throws {
    let moving = try #require(try decoder.frames(of: .bytes(MovingFiles.sticker())))
    #expect(moving.frames.count == 60)
    #expect(moving.duration == 2 && abs(moving.secondsPerFrame - 1 / 30.0) < 0.001)
    #expect(moving.cost < 8 << 20)
    // The square's corner leaves its place when it turns.
    func corner(_ seconds: Double) -> UInt32? { moving.frame(at: seconds)?.pixels[42, 42] }
    #expect(corner(0) == 0xFFFF_0000 && corner(1) != 0xFFFF_0000 && corner(2.001) == 0xFFFF_0000)
    for odd in [-1, .nan, .infinity] { #expect(corner(odd) == corner(0)) }
  }

  @Test("A long animation keeps few frames of all of it")
  func long() throws {
    let moving = try #require(
      try decoder.frames(of: .bytes(MovingFiles.sticker(frames: "3000", rate: 60))))
    #expect(moving.frames.count == 90 && moving.duration == 50)
  }

  static let bombs: [(String, [UInt8], ImageError)] = [
    ("cut off", Array(MovingFiles.sticker().prefix(200)), damaged),
    ("gzip of nothing", MovingFiles.gzip(""), damaged),
    ("gzip of words", MovingFiles.gzip("words"), damaged),
    ("an empty animation", MovingFiles.gzip("{}"), damaged),
    ("no layers", MovingFiles.sticker(frames: "0", layers: "[]"), damaged),
    ("brackets without end", MovingFiles.gzip(String(repeating: "[", count: 100_000)), damaged),
    (
      "an animation deeper than any",
      MovingFiles.sticker(
        layers: String(repeating: "[", count: 300) + String(repeating: "]", count: 300)), damaged
    ),
    ("a metre of zeros", MovingFiles.gzip([UInt8](repeating: 0, count: 64 << 20)), tooMuch),
    ("a billion pixels wide", MovingFiles.sticker(width: 1_000_000_000), tooMuch),
    ("longer than the universe", MovingFiles.sticker(frames: "1e300"), damaged),
    (
      "copies without number",
      MovingFiles.sticker(
        layers: "["
          + MovingFiles.square(
            more: """
              ,{"ty":"rp","c":{"a":0,"k":100000000},"o":{"a":0,"k":0},"m":1,"tr":{"ty":"tr",
              "p":{"a":0,"k":[1,0]},"a":{"a":0,"k":[0,0]},"s":{"a":0,"k":[100,100]},
              "r":{"a":0,"k":0},"so":{"a":0,"k":100},"eo":{"a":0,"k":100}}}
              """) + "]"), .damaged(.tgs, reason: "it breaks what reads it")
    ),
  ]
  private static let damaged = ImageError.damaged(.tgs, reason: "there is no picture in it")
  private static let tooMuch = ImageError.asksTooMuch(.tgs)

  @Test("What is broken or made to break is refused, in time", arguments: bombs)
  func refuses(_ what: String, bytes: [UInt8], error: ImageError) {
    #expect(throws: error, "\(what)") { try decoder.decode(bytes) }
  }

  @Test("One that shows itself in itself is drawn or refused, but never hangs")
  func itself() {
    let layer = MovingFiles.reference(to: "c")
    let bytes = MovingFiles.sticker(
      layers: "[\(layer)]", assets: "[{\"id\":\"c\",\"layers\":[\(layer)]}]")
    _ = try? decoder.decode(bytes)
  }

  @Test("Bytes changed at random never end the process that asks")
  func mutations() {
    var random = SystemRandomNumberGenerator()
    let text = Array("{\"v\":\"5\",\"layers\":[\(MovingFiles.square())],\"w\":64,\"h\":64}".utf8)
    for _ in 0..<25 {
      var changed = text
      for _ in 0..<4 {
        changed[Int.random(in: changed.indices, using: &random)] = UInt8.random(
          in: 32...126, using: &random)
      }
      _ = try? decoder.decode(MovingFiles.gzip(changed))
    }
  }

  @Test("A store shows the first frame, and at a moment the frame of that moment")
  func moments() throws {
    let store = ImageStore()
    let id = MediaId.cloudFile(7)
    try store.insert(MovingFiles.sticker(), for: id)
    #expect(store.moves && store.duration(of: id) == 2)
    #expect(store.image(for: id)?.pixels.width == 256)
    let start = store.moment(0).image(for: id)?.pixels
    #expect(start != nil && store.moment(4).image(for: id)?.pixels == start)
    #expect(store.moment(1).image(for: id)?.pixels != start)
    #expect(store.decodings == 1, "all frames at once, and never again")
    let still = MediaId.cloudImage(1)
    store.insert(DecodedImage(pixels: PixelImage(width: 2, height: 2)), for: still)
    #expect(store.moment(1).image(for: still)?.pixels.width == 2)
    #expect(store.moment(1).image(for: .cloudImage(9)) == nil)
  }
}
