import Foundation
import PageLayout
import PageModel
import TestSupport
import Testing
import Typesetting

@testable import PageDrawing

/// Pictures of every block kind for people to look at: set `RECTO_SHEET` to the folder they go to.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["RECTO_SHEET"] != nil))
struct ContactSheetTests {
  @Test(arguments: BlockSamples.all)
  func draws(_ sample: BlockSamples.Sample) throws {
    let folder = try #require(ProcessInfo.processInfo.environment["RECTO_SHEET"])
    let context = try TypesettingContext()
    let looks: [(String, MessagePalette, TextSize, Bool)] = [
      ("day", .day(outgoing: false), .regular, false),
      ("night", .night(outgoing: true), .regular, false),
      ("rtl", .day(outgoing: true), .regular, true),
      ("largest", .night(outgoing: false), .extraLarge2, false),
    ]
    for (name, palette, textSize, isRightToLeft) in looks {
      let message = layoutMessage(
        InstantPage(blocks: sample.blocks, media: sample.files),
        style: MessageStyle(palette: palette),
        inputs: LayoutInputs(
          width: 320, theme: .chat(palette), textSize: textSize, isRightToLeft: isRightToLeft,
          expandsAllDetails: sample.expandsAll,
          expandsAllQuotes: sample.expandsAll, mediaSizes: sample.media),
        context: context)
      let bytes = try export(
        displayList(for: message), as: .png(scale: 2), images: pictures(of: sample))
      let file = URL(fileURLWithPath: folder).appendingPathComponent("\(sample.name)-\(name).png")
      try Data(bytes).write(to: file)
    }
  }

  /// A picture of its own for every medium whose size the sample knows.
  private func pictures(of sample: BlockSamples.Sample) -> ImageStore {
    let store = ImageStore()
    for (id, size) in sample.media {
      let (width, height) = (Int(size.width) / 4, Int(size.height) / 4)
      let tint = UInt32(truncatingIfNeeded: (id.id &* 2_654_435_761) & 0x7f)
      let pixels = PixelImage(width, height) { x, y in
        let red = UInt32(64 + 191 * x / max(1, width))
        let green = UInt32(64 + 191 * y / max(1, height))
        let isLine = x % 40 == 0 || y % 40 == 0
        return isLine ? 0xFFFF_FFFF : 0xFF00_0000 | red << 16 | green << 8 | (64 + tint)
      }
      store.insert(DecodedImage(pixels: pixels, naturalSize: size), for: id)
    }
    return store
  }
}
