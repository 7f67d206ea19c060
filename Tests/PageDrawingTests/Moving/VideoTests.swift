import Foundation
import PageModel
import Testing

@testable import PageDrawing

@Suite("Pictures of videos", .enabled(if: MovingFiles.makesVideos))
struct VideoTests {
  private let decoder = ImageDecoder()

  struct Kind: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var name: String
    var options: [String]
  }

  static let kinds: [Kind] = [
    Kind(
      testDescription: "H.264 with sound in MP4", name: "a.mp4",
      options: ["-c:v", "libx264", "-pix_fmt", "yuv420p", "-c:a", "aac"]),
    Kind(
      testDescription: "VP9 in WebM", name: "a.webm", options: ["-c:v", "libvpx-vp9", "-an"]),
    Kind(
      testDescription: "VP8 in Matroska", name: "a.mkv", options: ["-c:v", "libvpx", "-an"]),
  ]

  @Test("The first frame, upright and in its colours, and the length", arguments: kinds)
  func poster(_ kind: Kind) throws {
    let bytes = try MovingFiles.video(kind.name, kind.options)
    try #require(!bytes.isEmpty)
    try TestFiles.withFile(bytes) { path in
      let store = ImageStore()
      try store.insert(fileAt: path, for: .test)
      #expect(store.naturalSize(of: .test) == PixelDimensions(width: 320, height: 180))
      #expect(abs((store.duration(of: .test) ?? 0) - 2) < 0.2)
      let picture = try #require(store.image(for: .test)?.pixels)
      #expect(picture.width == 320 && picture.height == 180)
      let pixel = picture[160, 90]
      #expect(pixel >> 24 == 255 && pixel >> 16 & 0xFF > 200 && pixel & 0xFF < 60)
      #expect(!store.moves, "a picture of it stands still")
    }
    #expect(try decoder.naturalSize(of: bytes).width == 320, "from memory just as well")
  }

  @Test("A large one is scaled down, pixels that are not square are made so")
  func sizes() throws {
    let options = ["-c:v", "libx264", "-pix_fmt", "yuv420p", "-an"]
    let large = try MovingFiles.video("a.mp4", size: "2560x1440", options)
    let image = try decoder.decode(large)
    #expect(image.naturalSize == PixelDimensions(width: 2560, height: 1440))
    #expect(image.pixels.width == 1280 && image.pixels.height == 720)
    let wide = try MovingFiles.video(
      "a.mp4", size: "320x180", options + ["-vf", "setsar=2/1"])
    #expect(try decoder.naturalSize(of: wide) == PixelDimensions(width: 640, height: 180))
  }

  @Test("One that was filmed upright on its side stands upright")
  func rotation() throws {
    let flat = try MovingFiles.video(
      "a.mp4", size: "320x180",
      ["-c:v", "libx264", "-pix_fmt", "yuv420p", "-an", "-vf", "drawbox=0:0:160:180:blue:fill"])
    let turned = try MovingFiles.rewritten(
      flat, as: "a.mp4", ["-metadata:s:v:0", "rotate=90"])
    try #require(!turned.isEmpty)
    let image = try decoder.decode(turned)
    #expect(image.naturalSize == PixelDimensions(width: 180, height: 320))
    #expect(image.pixels.width == 180 && image.pixels.height == 320)
    // As ffmpeg shows it: turned against the clock, so what was on the left is below.
    #expect(image.pixels[90, 40] >> 16 & 0xFF > 200 && image.pixels[90, 40] & 0xFF < 60)
    #expect(image.pixels[90, 280] >> 16 & 0xFF < 60 && image.pixels[90, 280] & 0xFF > 200)
  }

  @Test(
    "What is transparent stays so", .enabled(if: MovingFiles.readsTransparency),
    arguments: ["libvpx", "libvpx-vp9"])
  func transparency(codec: String) throws {
    let bytes = try MovingFiles.video(
      "a.webm", size: "64x64",
      [
        "-an", "-c:v", codec, "-auto-alt-ref", "0", "-pix_fmt", "yuva420p", "-vf",
        "format=yuva420p,geq=lum='p(X,Y)':a='if(lt(X,32),255,0)'",
      ])
    let pixels = try decoder.decode(bytes).pixels
    #expect(pixels[10, 30] >> 24 == 255 && pixels[10, 30] >> 16 & 0xFF > 200)
    #expect(pixels[54, 30] == 0)
  }

  @Test("What is cut off, empty or no video at all is refused, and the rest goes on")
  func broken() throws {
    let bytes = try MovingFiles.video(
      "a.mp4", ["-c:v", "libx264", "-pix_fmt", "yuv420p", "-c:a", "aac"])
    var files = [Array(bytes.prefix(40)), Array(bytes.prefix(bytes.count / 3))]
    files.append(Array(bytes.prefix(8)) + [UInt8](repeating: 0xAB, count: 5_000))
    files.append([0x1A, 0x45, 0xDF, 0xA3] + [UInt8](repeating: 0xFF, count: 3_000))
    for file in files {
      #expect(throws: ImageError.self) { try decoder.decode(file) }
    }
    let sound = try MovingFiles.video("a.mp4", ["-vn", "-c:a", "aac"])
    #expect(throws: ImageError.self, "sound alone") { try decoder.decode(sound) }
  }

  @Test("One that says in its stream that it is as large as a house is refused")
  func bomb() throws {
    var bytes = try MovingFiles.video("a.webm", size: "64x64", ["-c:v", "libvpx", "-an"])
    // Where VP8's first frame says its width and height, after these three bytes.
    let mark: [UInt8] = [0x9D, 0x01, 0x2A]
    let place = try #require(
      bytes.indices.dropLast(8).first { Array(bytes[$0..<$0 + 3]) == mark })
    bytes.replaceSubrange(place + 3..<place + 7, with: [0xFF, 0x3F, 0xFF, 0x3F])
    #expect(throws: ImageError.asksTooMuch(.video)) { try decoder.decode(bytes) }
  }

  @Test("A file larger than a picture may be is no matter: little of it is read")
  func size() throws {
    var small = ImageDecoder()
    small.limits.bytes = 100
    let bytes = try MovingFiles.video("a.webm", ["-c:v", "libvpx-vp9", "-an"])
    try TestFiles.withFile(bytes) { path in
      let image = try small.decode(fileAt: path)
      #expect(image.pixels.width == 320)
    }
  }
}
