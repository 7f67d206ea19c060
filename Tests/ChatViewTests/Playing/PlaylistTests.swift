import ChatView
import Recto
import Testing

/// What a message has to listen to, and in which order.
struct PlaylistTests {
  @Test("Tracks stand in the order of the page, also in open details, and have names to be told by")
  func tracks() throws {
    let chat = try TestMedia.chat(
      [
        TestMedia.row(1), TestMedia.picture(9),
        .details(title: .plain("More"), blocks: [TestMedia.row(2)], expanded: true),
        TestMedia.row(3), TestMedia.row(4),
      ],
      media: [
        TestMedia.audio(1, title: "One"), TestMedia.audio(2, isVoice: true), TestMedia.audio(3),
      ])
    let tracks = chat.tracks(of: 0)
    #expect(tracks.map(\.title) == ["One", "Voice message", "3.bin", "4.bin"])
    #expect(tracks.map(\.performer) == ["Band", "Band", "Band", ""])
    #expect(tracks.map(\.isVoice) == [false, true, false, false])
    #expect(tracks.map(\.duration) == [60, 60, 60, 0])
    #expect(tracks.map(\.index) == [0, 2, 3, 4])
  }

  @Test("A playlist goes to its ends and no further, and keeps its track when the message changes")
  func order() throws {
    let tracks = (1...3).map {
      Track(id: .cloudFile($0), index: Int($0), title: "\($0)", path: "/m/\($0)")
    }
    #expect(Playlist(message: 0, tracks: tracks, playing: .cloudFile(9)) == nil)
    var list = try #require(Playlist(message: 0, tracks: tracks, playing: .cloudFile(2)))
    #expect(list.has(1) && list.has(-1) && !list.has(2))
    let forwards = list.go(1)
    let beyond = list.go(1)
    #expect(forwards && !beyond && list.current.title == "3")
    let others = tracks.reversed().enumerated().map { index, track in
      // What was not sent yet has another number in another message.
      var track = track
      track.id = .localFile(Int64(index))
      return track
    }
    let isThere = list.take(others)
    #expect(isThere && list.current.title == "3" && list.has(1) && !list.has(-1))
    #expect(list.current.id == .localFile(0))
    let rewritten = others.map { track in
      var track = track
      track.file = FileIdentity(device: 1, number: 1, size: 1)
      return track
    }
    var other = list
    let isPlayed = other.take(rewritten)
    #expect(!isPlayed, "another sound under the same path")
    let isGone = list.take(Array(tracks.prefix(2)))
    #expect(!isGone)
  }

  @Test("Speeds go round")
  func speeds() {
    var speed = PlaybackSpeed.normal
    var labels: [String] = []
    for _ in 0..<4 {
      labels.append(speed.label)
      speed = speed.next
    }
    #expect(labels == ["1×", "1.5×", "2×", "1×"])
  }
}

/// How a row shows what is played of it.
struct PlayingRowTests {
  @Test("What a player says of itself is made sense of, whatever it is")
  func values() {
    func row(_ position: Double, _ duration: Double) -> AudioPlayback {
      PlayingRow(id: .cloudFile(1), isPlaying: true, position: position, duration: duration)
        .playback
    }
    #expect(row(7.9, 20) == AudioPlayback(isPlaying: true, part: 7.9 / 20, elapsed: 7))
    #expect(row(30, 20).part == 1)
    #expect(row(3, 0).part == 0)
    #expect(row(-3, 20) == AudioPlayback(isPlaying: true, part: 0, elapsed: 0))
    #expect(row(.nan, 20).elapsed == 0)
    #expect(row(.infinity, 20).elapsed == 0)
  }

  private func tile(_ chat: Chat) throws -> [UInt32] {
    let one = try #require(chat.visible().first)
    let tile = try chat.tile(0, of: one)
    return try #require(tile.pixels).pixels
  }

  @Test("Only the band of the row is drawn again, and it is as before once nothing plays")
  func repainting() throws {
    let filler = (0..<20).map { InstantPageBlock.paragraph(.plain("paragraph \($0)")) }
    let chat = try TestMedia.chat(
      [TestMedia.row(1)] + filler, media: [TestMedia.audio(1, title: "One")])
    let before = try tile(chat)
    let one = try #require(chat.visible().first)
    for band in 0..<one.shown.bandCount { _ = try chat.tile(band, of: one) }
    let drawn = one.shown.tiles.drawnCount
    let row = PlayingRow(id: .cloudFile(1), isPlaying: true, position: 10, duration: 60)
    let shown = chat.show(row, in: 0)
    let again = chat.show(row, in: 0)
    #expect(shown && !again)
    for band in 0..<one.shown.bandCount { _ = try chat.tile(band, of: one) }
    #expect(one.shown.tiles.drawnCount == drawn + 1)
    #expect(try tile(chat) != before)
    chat.show(nil, in: 0)
    #expect(try tile(chat) == before)
    let nowhere = chat.show(row, in: 7)
    #expect(!nowhere)
  }

  @Test("A tap plays and pauses; on the line of what is played it goes there")
  func taps() throws {
    let chat = try TestMedia.chat([TestMedia.row(1)], media: [TestMedia.audio(1, title: "One")])
    func tap(x: Double, y: Double) throws -> ChatEffect {
      let hit = try #require(chat.hit(Point(x: x, y: y), among: chat.visible()))
      let effects = chat.activate(hit)
      return try #require(effects.last)
    }
    let hit = try #require(chat.firstHit { if case .audio = $0 { true } else { false } })
    let row = try #require(hit.hit.highlight.first)
    let origin = try #require(chat.visible().first.map { chat.pageOrigin(of: $0) })
    let line = Point(x: origin.x + row.midX, y: origin.y + row.maxY - 8)
    guard case .play = try tap(x: line.x, y: line.y) else {
      Issue.record("a row that is not played goes nowhere")
      return
    }
    chat.show(
      PlayingRow(id: .cloudFile(1), isPlaying: true, position: 1, duration: 60), in: 0)
    guard case .seek(_, let part) = try tap(x: line.x, y: line.y) else {
      Issue.record("the line leads nowhere")
      return
    }
    #expect(part > 0.3 && part < 0.6)
    guard case .play = try tap(x: origin.x + row.minX + 20, y: line.y) else {
      Issue.record("the control goes somewhere")
      return
    }
  }
}
