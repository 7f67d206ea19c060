import PageLayout
import PageModel
import Testing
import Typesetting

@testable import PageDrawing

@Suite("Custom emoji")
struct CustomEmojiTests {
  private let scale = 4.0

  /// The pixels that look like something, as a box in points.
  private func box(_ picture: PixelImage, where isIt: (UInt32) -> Bool) -> Rect? {
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    for y in 0..<picture.height {
      for x in 0..<picture.width where isIt(picture[x, y]) {
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), max(bottom, y))
      }
    }
    guard right >= left else { return nil }
    return Rect(
      x: Double(left) / scale, y: Double(top) / scale, width: Double(right + 1 - left) / scale,
      height: Double(bottom + 1 - top) / scale)
  }

  @Test("One stands in the middle of its line's capitals, whole, whatever its file is")
  func middle() throws {
    let id = MediaId.cloudFile(7)
    let red = DecodedImage(pixels: PixelImage(64, 64) { _, _ in 0xFFFF_0000 })
    let page = InstantPage(blocks: [
      .paragraph(.concat([.plain("HHH"), .textCustomEmoji(fileId: 7, alt: "🙂")]))
    ])
    let store = ImageStore()
    store.insert(red, for: id)
    let style = MessageStyle(palette: .day(outgoing: false), showsBubble: false)
    let message = layoutMessage(
      page, style: style,
      inputs: LayoutInputs(
        width: 200, theme: .chat(style.palette), screenScale: scale,
        mediaSizes: [id: red.naturalSize]), context: try TypesettingContext())
    let picture = try rasterize(displayList(for: message), scale: scale, images: store)
    let emoji = try #require(box(picture) { $0 == 0xFFFF_0000 })
    let letters = try #require(box(picture) { $0 & 0xFF_FFFF < 0x40_4040 && $0 >> 24 == 255 })
    #expect(abs(emoji.midY - letters.midY) <= 0.5)
    #expect(abs(emoji.width - emoji.height) <= 1 / scale && emoji.height > letters.height)
    let area = try #require(message.page.areas(of: id).first)
      .offsetBy(dx: message.pageOrigin.x, dy: message.pageOrigin.y)
    #expect(abs(area.width - emoji.width) <= 1 / scale && abs(area.y - emoji.y) <= 1 / scale)
  }
}
