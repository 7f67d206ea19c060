import PageModel
import Testing
import Typesetting

@testable import PageLayout

@Suite("Media of absurd sizes")
struct AbsurdMediaTests {
  private let id = MediaId.cloudImage(1)

  static let sizes: [(Int32, Int32)] = [
    (.max, .max), (.max, 1), (1, .max), (0, 0), (-1, -1), (.min, .min), (.max, .min), (0, .max),
  ]

  private func blocks(_ size: PixelDimensions) -> [InstantPageBlock] {
    let image = InstantPageBlock.image(
      id: id, caption: InstantPageCaption(), url: nil, webpageId: nil, spoiler: false)
    let video = InstantPageBlock.video(
      id: id, caption: InstantPageCaption(), autoplay: false, loop: false, spoiler: false)
    return [
      image, video, .cover(image),
      .collage(items: [image, video, image], caption: InstantPageCaption()),
      .collage(items: [image, video, image, image, image], caption: InstantPageCaption()),
      .slideshow(items: [image, video], caption: InstantPageCaption()),
      .map(
        latitude: .nan, longitude: .infinity, zoom: size.width, dimensions: size,
        caption: InstantPageCaption()),
      .webEmbed(
        url: "https://example.org", html: nil, dimensions: size, caption: InstantPageCaption(),
        stretchToWidth: false, allowScrolling: false, coverId: id),
      .paragraph(.concat([.plain("a "), .image(id: id, dimensions: size), .plain(" b")])),
      .document(id: id, caption: InstantPageCaption()),
    ]
  }

  @Test("Every frame is finite, no wider than the page and no higher than a medium may be")
  func frames() throws {
    let context = try TypesettingContext()
    for (width, height) in Self.sizes {
      let size = PixelDimensions(width: width, height: height)
      for sizes in [[:], [id: size]] {
        for block in blocks(size) {
          let layout = layoutPage(
            InstantPage(blocks: [block]),
            inputs: LayoutInputs(
              width: 300, theme: .chat(.day(outgoing: false)), mediaSizes: sizes),
            context: context)
          for item in layout.items {
            let frame = item.frame
            #expect(
              frame.x.isFinite && frame.y.isFinite && frame.width.isFinite
                && frame.height.isFinite, "\(size) \(block)")
            #expect(
              frame.minX >= 0 && frame.maxX <= 310 && frame.height <= 1_500, "\(size) \(block)")
          }
          #expect(layout.size.height <= 1_500, "\(size) \(block)")
        }
      }
    }
  }
}
