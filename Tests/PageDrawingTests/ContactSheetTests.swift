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
    for (name, palette) in [
      ("day", MessagePalette.day(outgoing: false)), ("night", .night(outgoing: true)),
    ] {
      let message = layoutMessage(
        InstantPage(blocks: sample.blocks), style: MessageStyle(palette: palette),
        inputs: LayoutInputs(
          width: 320, theme: .chat(palette), expandsAllDetails: sample.expandsAll,
          expandsAllQuotes: sample.expandsAll, mediaSizes: sample.media),
        context: context)
      let bytes = try export(displayList(for: message), as: .png(scale: 2), images: ImageStore())
      let file = URL(fileURLWithPath: folder).appendingPathComponent("\(sample.name)-\(name).png")
      try Data(bytes).write(to: file)
    }
  }
}
