import PageModel
import TestSupport
import Testing
import Typesetting

@testable import PageLayout

/// Every block kind's layout at three widths and in three text sizes, in both directions, as recorded; and
/// what holds for all.
@Suite struct BlockLayoutTests {
  @Test(arguments: BlockSamples.all)
  func matchesItsRecording(_ sample: BlockSamples.Sample) throws {
    let context = try TypesettingContext()
    var text = ""
    for isRightToLeft in [false, true] {
      let direction = isRightToLeft ? " rtl" : ""
      for width in [240.0, 360, 600] {
        text += "## width \(Int(width))\(direction)\n"
        text += layout(sample, width: width, isRightToLeft: isRightToLeft, context).dump() + "\n"
      }
      for size in [TextSize.extraSmall, .extraLarge2] {
        text += "## width 360, text \(Int(size.rawValue))\(direction)\n"
        text +=
          layout(
            sample, width: 360, isRightToLeft: isRightToLeft, context, textSize: size
          ).dump() + "\n"
      }
    }
    try expectSnapshot(text, named: sample.name)
  }

  @Test(arguments: BlockSamples.all)
  func staysInsideItsPage(_ sample: BlockSamples.Sample) throws {
    let context = try TypesettingContext()
    for size in TextSize.allCases {
      let page = layout(sample, width: 320, isRightToLeft: false, context, textSize: size)
      for item in page.items {
        if case .media = item.content { continue }
        if case .slideshow = item.content { continue }
        #expect(item.frame.minX >= 0, "\(sample.name) at \(size)")
        #expect(item.frame.maxX <= page.size.width + 0.5, "\(sample.name) at \(size)")
      }
      #expect(page.size.height > 0)
    }
  }

  @Test(arguments: BlockSamples.all)
  func isTheSameEveryTime(_ sample: BlockSamples.Sample) throws {
    let first = layout(sample, width: 360, isRightToLeft: false, try TypesettingContext())
    let second = layout(sample, width: 360, isRightToLeft: false, try TypesettingContext())
    #expect(first.dump() == second.dump())
  }

  private func layout(
    _ sample: BlockSamples.Sample, width: Double, isRightToLeft: Bool,
    _ context: TypesettingContext, textSize: TextSize = .regular
  ) -> PageLayout {
    layoutPage(
      InstantPage(blocks: sample.blocks, media: sample.files, rtl: isRightToLeft),
      inputs: LayoutInputs(
        width: width, theme: .chat(.day(outgoing: false)), textSize: textSize,
        expandsAllDetails: sample.expandsAll, expandsAllQuotes: sample.expandsAll,
        mediaSizes: sample.media, fitsToWidth: true),
      context: context)
  }
}
