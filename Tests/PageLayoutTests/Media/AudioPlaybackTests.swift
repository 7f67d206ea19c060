import PageModel
import Testing
import Typesetting

@testable import PageLayout

@Suite("A row that is played")
struct AudioPlaybackTests {
  private let context: TypesettingContext

  init() throws { context = try TypesettingContext() }

  private func row(isVoice: Bool, duration: Int32 = 200) throws -> AudioItem {
    let id = MediaId.cloudFile(1)
    let file = TelegramMediaFile(
      fileId: id, resource: .empty, mimeType: "audio/mpeg",
      attributes: [
        .audio(
          TelegramMediaAudioAttribute(
            isVoice: isVoice, duration: duration, title: "Song", waveform: [255, 255, 255]))
      ])
    let layout = layoutPage(
      InstantPage(
        blocks: [.audio(id: id, caption: InstantPageCaption())], media: [id: .file(file)]),
      inputs: LayoutInputs(width: 300, theme: .chat(.day(outgoing: false))), context: context)
    let item = try #require(layout.items.first)
    guard case .audio(let audio) = item.content else { throw NoRow() }
    return audio
  }

  private struct NoRow: Error {}

  private func texts(_ audio: AudioItem) -> [String] {
    audio.texts.map { $0.text.paragraph.text.string }
  }

  @Test("The time that passed takes the length's place, at the same edge and on the same baseline")
  func elapsed() throws {
    let playback = AudioPlayback(isPlaying: true, part: 0.25, elapsed: 7)
    let track = try row(isVoice: false)
    let played = track.showing(playback, context: context)
    #expect(texts(track) == ["Song", "3:20"] && texts(played) == ["Song", "0:07"])
    func end(_ audio: AudioItem) -> Double {
      audio.texts[1].origin.x + audio.texts[1].text.paragraph.size.width
    }
    #expect(end(track) == end(played))
    #expect(track.texts[1].origin.y == played.texts[1].origin.y)
    #expect(track != played && played.playback == playback)
    let note = try row(isVoice: true)
    let heard = note.showing(playback, context: context)
    #expect(texts(note) == ["3:20"] && texts(heard) == ["0:07"])
    #expect(note.texts[0].origin == heard.texts[0].origin)
    // A row without a length has no place for the time.
    let unknown = try row(isVoice: false, duration: 0)
    #expect(texts(unknown.showing(playback, context: context)) == ["Song"])
  }

  @Test("A point of the line or the bars is a part of the whole; beside them is none")
  func parts() throws {
    for isVoice in [false, true] {
      let audio = try row(isVoice: isVoice)
      let track =
        switch audio.progress {
        case .scrubber(let rect), .waveform(let rect, _): rect
        }
      #expect(audio.part(at: Point(x: track.midX, y: track.midY)) == 0.5)
      #expect(audio.part(at: Point(x: track.minX, y: track.midY + 5)) == 0)
      #expect(audio.part(at: Point(x: track.maxX + 3, y: track.midY)) == 1)
      #expect(audio.part(at: Point(x: 20, y: track.midY)) == nil)
      #expect(audio.part(at: Point(x: track.midX, y: track.midY - 30)) == nil)
    }
  }
}
