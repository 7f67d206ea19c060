import PageLayout
import PageModel
import TestSupport
import Testing
import Typesetting

@testable import PageDrawing

/// What the blocks of a page paint.
@Suite("Blocks as display lists")
struct BlockDrawingTests {
  private let context: TypesettingContext
  /// Its bubble has a colour nothing else has.
  private let palette = MessagePalette.day(outgoing: true)

  init() throws { context = try TypesettingContext() }

  @Test("A covered picture is blurred under dust and shows no play sign", arguments: [false, true])
  func spoilers(isSpoiler: Bool) {
    let id = MediaId.cloudFile(1)
    let list = draw([
      .video(
        id: id, caption: InstantPageCaption(), autoplay: false, loop: false, spoiler: isSpoiler)
    ])
    let dump = DisplayListDump.text(of: list)
    #expect(dump.contains("blurred") == isSpoiler)
    #expect(dump.contains("particles") == isSpoiler)
    let paths = dump.split(separator: "\n").count { $0.contains("fill path") }
    #expect(paths == (isSpoiler ? 1 : 2), "the bubble, and the play sign's triangle")
  }

  @Test("Covered text paints dust and none of its glyphs, pictures or buttons")
  func textSpoilers() {
    let hidden = RichText.textSpoiler(
      .concat([
        .plain("secret"), .textCustomEmoji(fileId: 1, alt: "x"),
        .textButton(InstantPageButton(text: .plain("press"), action: .text)),
        .image(id: .cloudImage(1), dimensions: PixelDimensions(width: 10, height: 10)),
      ]))
    let dump = DisplayListDump.text(of: draw([.paragraph(.concat([.plain("seen "), hidden]))]))
    #expect(dump.contains("particles") && dump.contains("seen"))
    #expect(!dump.contains("secret") && !dump.contains("press") && !dump.contains("image "))
  }

  @Test("A custom emoji is its picture once that is there")
  func emoji() {
    let text = RichText.textCustomEmoji(fileId: 9, alt: "👍")
    let id = MediaId.cloudFile(9)
    #expect(!DisplayListDump.text(of: draw([.paragraph(text)])).contains("image 5:9"))
    let loaded = draw([.paragraph(text)], [id: PixelDimensions(width: 100, height: 100)])
    #expect(DisplayListDump.text(of: loaded).contains("image 5:9"))
  }

  @Test("A torn bubble is painted part by part, a message of cards alone without one")
  func tornBubbles() {
    func bubbles(_ blocks: [InstantPageBlock]) -> Int {
      let color = ColorText.hex(palette.bubble)
      return DisplayListDump.text(of: draw(blocks)).split(separator: "\n")
        .count { $0.contains("fill path") && $0.hasSuffix("with \(color)") }
    }
    let text = InstantPageBlock.paragraph(.plain("text"))
    #expect(bubbles([text]) == 1)
    #expect(bubbles([text, .unsupported, text]) == 2)
    #expect(bubbles([.unsupported]) == 0)
  }

  @Test("Every sample draws in every format, and pushes what it pops", arguments: BlockSamples.all)
  func drawsEverything(_ sample: BlockSamples.Sample) throws {
    let list = draw(sample.blocks, sample.media, files: sample.files)
    var open = 0
    for command in list.commands {
      switch command {
      case .pushClip, .pushLayer: open += 1
      case .popClip, .popLayer: open -= 1
      case .fill, .stroke, .glyphs, .image, .particles: break
      }
      #expect(open >= 0)
    }
    #expect(open == 0)
    for format in [ExportFormat.png(scale: 1), .svg, .pdf] {
      #expect(try !export(list, as: format, images: ImageStore()).isEmpty)
    }
  }

  @Test("Icons stay in their squares", arguments: ButtonIcon.allCases)
  func icons(_ icon: ButtonIcon) {
    let drawing = icon.drawing
    for path in drawing.strokes + drawing.fills {
      let bounds = path.bounds
      #expect(bounds.minX >= 0.5 && bounds.maxX <= 9.5, "\(icon) \(bounds)")
      #expect(bounds.minY >= 0.5 && bounds.maxY <= 9.5, "\(icon) \(bounds)")
    }
  }

  private func draw(
    _ blocks: [InstantPageBlock], _ sizes: [MediaId: PixelDimensions] = [:],
    files: [MediaId: Media] = [:]
  ) -> DisplayList {
    let style = MessageStyle(palette: palette)
    return displayList(
      for: layoutMessage(
        InstantPage(blocks: blocks, media: files), style: style,
        inputs: LayoutInputs(width: 320, theme: .chat(style.palette), mediaSizes: sizes),
        context: context))
  }
}
