import PageLayout
import PageModel
import Testing
import Typesetting

@testable import PageDrawing

/// What changes on a page while something of it plays or is turned.
@Suite("What plays as display lists")
struct PlayingDrawingTests {
  private let context: TypesettingContext

  init() throws { context = try TypesettingContext() }

  private func item(_ block: InstantPageBlock, media: [MediaId: Media] = [:]) throws -> LayoutItem {
    let layout = layoutPage(
      InstantPage(blocks: [block], media: media),
      inputs: LayoutInputs(width: 300, theme: .chat(.day(outgoing: false))), context: context)
    return try #require(layout.items.first)
  }

  private func dump(_ item: LayoutItem) -> [String] {
    var builder = DisplayListBuilder()
    builder.paint(item, at: .zero)
    let size = Size(width: item.frame.width, height: item.frame.height)
    return DisplayListDump.text(of: DisplayList(size: size, commands: builder.commands))
      .split(separator: "\n").map(String.init)
  }

  @Test("A slideshow paints the page that shows, or two cut at its frame on the way")
  func slides() throws {
    var item = try item(
      .slideshow(
        items: (1...3).map {
          .image(
            id: .cloudImage($0), caption: InstantPageCaption(), url: nil, webpageId: nil,
            spoiler: false)
        }, caption: InstantPageCaption()))
    guard case .slideshow(var show) = item.content else { return }
    func pictures(at position: Double) -> [String] {
      show.position = position
      item.content = .slideshow(show)
      return dump(item).filter { $0.contains("image ") }.map { line in
        ["0:1", "0:2", "0:3"].first { line.contains($0) } ?? "?"
      }
    }
    #expect(pictures(at: 0) == ["0:1"])
    #expect(pictures(at: 1) == ["0:2"])
    #expect(pictures(at: 1.5) == ["0:2", "0:3"])
    #expect(dump(item).contains { $0.contains("clip") })
    #expect(pictures(at: -0.2) == ["0:1"])
    #expect(pictures(at: 50).isEmpty)
  }

  @Test("A row that plays has two bars for its triangle, and is filled as far as it has come")
  func rows() throws {
    let id = MediaId.cloudFile(1)
    for isVoice in [false, true] {
      let file = TelegramMediaFile(
        fileId: id, resource: .empty, mimeType: "audio/ogg",
        attributes: [
          .audio(
            TelegramMediaAudioAttribute(
              isVoice: isVoice, duration: 60, waveform: [255, 255, 255, 255, 255]))
        ])
      var item = try item(
        .audio(id: id, caption: InstantPageCaption()), media: [id: .file(file)])
      let before = dump(item)
      guard case .audio(let audio) = item.content else { return }
      func played(_ isPlaying: Bool, _ part: Double) -> [String] {
        item.content = .audio(
          audio.showing(
            AudioPlayback(isPlaying: isPlaying, part: part, elapsed: 60), context: context))
        return dump(item)
      }
      #expect(played(false, 0) == before, "the length is the time that passed")
      #expect(played(true, 0) != before)
      let half = played(false, 0.5)
      #expect(half.count > before.count)
      #expect(played(false, .nan) == before)
      #expect(played(false, 7) == played(false, 1))
    }
  }
}
