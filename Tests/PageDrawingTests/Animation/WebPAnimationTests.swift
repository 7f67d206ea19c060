import CWebP
import Testing

@testable import PageDrawing

@Suite("Animated WebP")
struct WebPAnimationTests {
  private func scene(_ step: Int) -> PixelImage {
    PixelImage(24, 16) { x, y in
      x / 4 == step && y > 3 ? 0xFFAA_3311 : UInt32(0xFF00_0000) | UInt32(x * 8)
    }
  }

  @Test("Reads back pixel for pixel, with its times")
  func roundTrip() throws {
    let animation = try WebPAnimation(width: 24, height: 16)
    for step in 0..<5 { try animation.append(scene(step), at: step * 40) }
    let bytes = try animation.finish(at: 400)
    let frames = decode(bytes)
    #expect(frames.map(\.end) == [40, 80, 120, 160, 400])
    for (step, frame) in frames.enumerated() { #expect(frame.picture == scene(step), "\(step)") }
  }

  @Test("As a picture of a message it is its first frame")
  func firstFrame() throws {
    let animation = try WebPAnimation(width: 24, height: 16)
    for step in 0..<3 { try animation.append(scene(step), at: step * 40) }
    let bytes = try animation.finish(at: 200)
    do {
      #expect(try ImageDecoder().decode(bytes).pixels == scene(0))
    } catch ImageError.missingLoader(.webp) {
      // Not every machine has the loader.
    }
  }

  @Test("What stays the same costs next to nothing")
  func unchanged() throws {
    var sizes: [Int] = []
    for count in [2, 52] {
      let animation = try WebPAnimation(width: 24, height: 16)
      for step in 0..<count { try animation.append(scene(step / (count / 2)), at: step * 20) }
      sizes.append(try animation.finish(at: 5_000).count)
    }
    #expect(sizes[1] < sizes[0] + 52 * 80)
  }

  @Test("Sizes that cannot be are refused")
  func sizes() throws {
    #expect(throws: DrawingError.emptyPicture) { try WebPAnimation(width: 0, height: 5) }
    #expect(
      throws: DrawingError.animationTooLarge(width: 20_000, height: 5, limit: 16_383)
    ) { try WebPAnimation(width: 20_000, height: 5) }
    let animation = try WebPAnimation(width: 4, height: 4)
    #expect(throws: DrawingError.self) { try animation.append(scene(0), at: 0) }
    #expect(throws: DrawingError.self) { try animation.finish(at: 10) }
  }

  private func decode(_ bytes: [UInt8]) -> [(picture: PixelImage, end: Int)] {
    bytes.withUnsafeBufferPointer { buffer in
      var data = WebPData(bytes: buffer.baseAddress, size: buffer.count)
      var options = WebPAnimDecoderOptions()
      guard WebPAnimDecoderOptionsInit(&options) != 0 else { return [] }
      options.color_mode = MODE_BGRA
      guard let decoder = WebPAnimDecoderNew(&data, &options) else { return [] }
      defer { WebPAnimDecoderDelete(decoder) }
      var frames: [(PixelImage, Int)] = []
      while WebPAnimDecoderHasMoreFrames(decoder) != 0 {
        var pixels: UnsafeMutablePointer<UInt8>?
        var end: Int32 = 0
        guard WebPAnimDecoderGetNext(decoder, &pixels, &end) != 0, let pixels else { break }
        frames.append(
          (
            PixelImage(24, 16) { x, y in
              let at = (y * 24 + x) * 4
              return UInt32(pixels[at]) | UInt32(pixels[at + 1]) << 8
                | UInt32(pixels[at + 2]) << 16 | UInt32(pixels[at + 3]) << 24
            }, Int(end)
          ))
      }
      return frames
    }
  }
}
