import PageModel
import TestSupport
import Testing
import Typesetting

@testable import PageLayout

@Suite("Articles")
struct ReaderLayoutTests {
  @Test(
    "Every block kind as recorded, in both directions and three sizes", arguments: BlockSamples.all)
  func matchesItsRecording(_ sample: BlockSamples.Sample) throws {
    let context = try TypesettingContext()
    var text = ""
    for isRightToLeft in [false, true] {
      for size in [ReaderFontSize.extraExtraSmall, .standard, .extraExtraLarge] {
        text += "## width 360, size \(size)\(isRightToLeft ? " rtl" : "")\n"
        text +=
          layout(sample, context, isRightToLeft: isRightToLeft, fontSize: size).dump() + "\n"
      }
      text += "## width 600\(isRightToLeft ? " rtl" : "")\n"
      text += layout(sample, context, width: 600, isRightToLeft: isRightToLeft).dump() + "\n"
    }
    try expectSnapshot(text, named: sample.name)
  }

  @Test("Blocks stand the table's gaps apart, line box to line box")
  func gaps() throws {
    let layout = layoutArticle(
      InstantPage(blocks: [
        .title(.plain("Title")), .paragraph(.plain("one")), .paragraph(.plain("two")),
        .preformatted(text: .plain("code"), language: nil),
      ]), inputs: ReaderInputs(width: 400), context: try TypesettingContext())
    let boxes = layout.page.items.map { item -> ClosedRange<Double> in
      guard case .text(let text) = item.content else {
        return item.frame.minY...item.frame.maxY
      }
      let lines = text.lineBoxes
      return item.frame.y + lines.lowerBound...item.frame.y + lines.upperBound
    }
    #expect(boxes.first?.lowerBound == 25)
    let gaps = zip(boxes, boxes.dropFirst()).map { $1.lowerBound - $0.upperBound }
    #expect(gaps == [34, 25, 19])
    #expect(layout.size.height == (boxes.last?.upperBound ?? 0) + 25)
    #expect(layout.page.items.first?.frame.x == 17)
  }

  @Test("A divider at the end parts nothing from nothing")
  func lastDivider() throws {
    let context = try TypesettingContext()
    func dividers(_ blocks: [InstantPageBlock]) -> Int {
      layoutArticle(
        InstantPage(blocks: blocks), inputs: ReaderInputs(width: 300), context: context
      ).page.items.count { if case .divider = $0.content { true } else { false } }
    }
    let paragraph = InstantPageBlock.paragraph(.plain("x"))
    #expect(dividers([paragraph, .divider, paragraph]) == 1)
    #expect(dividers([paragraph, .divider]) == 0)
  }

  @Test("A cover is cut to three fifths of the width, a small picture is not enlarged but centred")
  func pictures() throws {
    let photo = InstantPageBlock.image(
      id: .cloudImage(1), caption: InstantPageCaption(), url: nil, webpageId: nil, spoiler: false)
    let context = try TypesettingContext()
    func frame(_ block: InstantPageBlock, _ width: Int32, _ height: Int32) -> Rect? {
      layoutArticle(
        InstantPage(blocks: [block]),
        inputs: ReaderInputs(
          width: 400, mediaSizes: [.cloudImage(1): PixelDimensions(width: width, height: height)]),
        context: context
      ).page.items.first?.frame
    }
    #expect(frame(.cover(photo), 800, 800) == Rect(x: 0, y: 0, width: 400, height: 240))
    #expect(frame(photo, 800, 800) == Rect(x: 0, y: 25, width: 400, height: 400))
    #expect(frame(photo, 100, 50) == Rect(x: 150, y: 25, width: 100, height: 50))
    #expect(frame(photo, 1000, 10_000) == Rect(x: 140, y: 25, width: 120, height: 1200))
  }

  @Test("Only somebody's page ends with a row for feedback")
  func feedback() throws {
    let context = try TypesettingContext()
    var page = InstantPage(blocks: [.paragraph(.plain("x"))], views: 1200)
    var inputs = ReaderInputs(width: 400)
    let plain = layoutArticle(page, inputs: inputs, context: context)
    #expect(plain.feedback == nil)
    page.url = "https://example.org/"
    let row = try #require(layoutArticle(page, inputs: inputs, context: context).feedback)
    #expect(row == Rect(x: 0, y: plain.size.height, width: 400, height: 40))
    inputs.showsFeedback = false
    #expect(layoutArticle(page, inputs: inputs, context: context).feedback == nil)
  }

  @Test("As many levels as a page may have are laid out on a small stack")
  func depth() throws {
    var block = InstantPageBlock.paragraph(.plain("x"))
    for level in 1..<NestingLimit.blocks {
      block =
        switch level % 4 {
        case 0: .blockQuote(blocks: [block], caption: .empty, collapsed: nil)
        case 1: .list(items: [.blocks([block], num: nil, checked: nil)], ordered: true)
        case 2: .details(title: .plain("x"), blocks: [block], expanded: true)
        default:
          .postEmbed(
            url: "", webpageId: nil, avatarId: nil, author: "x", date: 0, blocks: [block],
            caption: InstantPageCaption())
        }
    }
    let page = InstantPage(blocks: [block])
    let height = withStack(bytes: 1 << 21) { () -> Double? in
      guard let context = try? TypesettingContext() else { return nil }
      return layoutArticle(page, inputs: ReaderInputs(width: 360), context: context).size.height
    }
    #expect(try #require(height ?? nil).isFinite)
  }

  @Test("No width is too small", arguments: [-10, 0, 1, 12, 30, 60, 100, .infinity, .nan])
  func widths(_ width: Double) throws {
    let context = try TypesettingContext()
    for sample in BlockSamples.all {
      let article = layout(sample, context, width: width)
      if width.isFinite { #expect(article.size.height.isFinite, "\(sample.name)") }
      #expect(!article.dump().isEmpty)
    }
  }

  private func layout(
    _ sample: BlockSamples.Sample, _ context: TypesettingContext, width: Double = 360,
    isRightToLeft: Bool = false, fontSize: ReaderFontSize = .standard
  ) -> ReaderLayout {
    layoutArticle(
      InstantPage(blocks: sample.blocks, media: sample.files, rtl: isRightToLeft),
      inputs: ReaderInputs(
        width: width, fontSize: fontSize, expandsAllDetails: sample.expandsAll,
        mediaSizes: sample.media),
      context: context)
  }
}
