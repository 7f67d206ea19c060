import ChatView
import Recto
import Testing

/// Which videos play where they stand.
struct FilmTests {
  @Test("Films play when they are well in the view, a few at once, nearest to the middle first")
  func visible() throws {
    let chat = try TestMedia.chat((1...9).map { TestMedia.video($0) })
    let all = chat.visible().flatMap { chat.films(of: $0) }
    #expect(all.map(\.key.id) == (1...9).map { .cloudFile($0) })
    let playing = chat.playingFilms(among: chat.visible())
    #expect(playing.count == Chat.mostFilms)
    #expect(playing.allSatisfy { $0.visible(in: chat.size).height > 60 })
    chat.scroll(to: 600)
    let later = chat.playingFilms(among: chat.visible())
    #expect(Set(later.map(\.key)) != Set(playing.map(\.key)))
    #expect(later.count == Chat.mostFilms)
  }

  @Test("What is covered, unreadable or no video does not play; loops begin again")
  func conditions() throws {
    let animation = Media.file(
      TelegramMediaFile(
        fileId: .cloudFile(4), resource: .empty, mimeType: "video/mp4", attributes: [.animated]))
    let chat = try TestMedia.chat(
      [
        TestMedia.video(1, spoiler: true), TestMedia.picture(2), TestMedia.video(3, loop: true),
        TestMedia.video(4), TestMedia.video(5), TestMedia.video(6),
      ], media: [animation])
    chat.messages[0].pictures?.files[.cloudFile(5)] = nil
    // Its still is a picture beside it: nobody has read the video.
    chat.messages[0].pictures?.durations[.cloudFile(6)] = nil
    let films = chat.visible().flatMap { chat.films(of: $0) }
    #expect(films.map(\.key.id) == [.cloudFile(3), .cloudFile(4)])
    #expect(films.map(\.loops) == [true, true])
    let cover = try #require(
      chat.firstHit {
        if case .media(let item) = $0 { item.isSpoiler } else { false }
      })
    _ = chat.activate(cover)
    #expect(chat.visible().flatMap { chat.films(of: $0) }.count == 3)
  }

  @Test("A film whose file was written since is another film")
  func rewritten() throws {
    let chat = try TestMedia.chat([TestMedia.video(1)])
    func key(_ file: FileIdentity) throws -> Film.Key {
      chat.messages[0].pictures?.identities[.cloudFile(1)] = file
      return try #require(chat.visible().flatMap { chat.films(of: $0) }.first).key
    }
    let file = FileIdentity(device: 1, number: 2, size: 3, modified: 4)
    let first = try key(file)
    #expect(try key(file) == first)
    for change: WritableKeyPath<FileIdentity, UInt64> in [\.device, \.number] {
      var other = file
      other[keyPath: change] += 1
      #expect(try key(other) != first)
    }
    #expect(try key(FileIdentity(device: 1, number: 2, size: 9, modified: 4)) != first)
    #expect(try key(FileIdentity(device: 1, number: 2, size: 3, modified: 9)) != first)
  }

  @Test("In a slideshow only the page that shows plays")
  func slides() throws {
    let chat = try TestMedia.chat([
      .slideshow(
        items: [TestMedia.video(1), TestMedia.video(2)], caption: InstantPageCaption())
    ])
    func playing() -> [MediaId] {
      chat.playingFilms(among: chat.visible()).map(\.key.id)
    }
    #expect(playing() == [.cloudFile(1)])
    let hit = try #require(chat.firstHit { if case .media = $0 { true } else { false } })
    let show = try #require(chat.sideways(at: hit))
    chat.move(show, to: 1)
    #expect(playing() == [.cloudFile(2)])
    let film = try #require(chat.playingFilms(among: chat.visible()).first)
    #expect(film.dots.count == 2 && film.dots.allSatisfy { film.frame.contains($0.rect.origin) })
    #expect(film.dots[1].color == .white && film.dots[0].color != .white)
  }

  @Test("Frames fit or fill as the still does, and stay away when they lie on their side")
  func placement() throws {
    let chat = try TestMedia.chat([TestMedia.video(1)])
    var film = try #require(chat.visible().flatMap { chat.films(of: $0) }.first)
    film.frame = Rect(x: 10, y: 20, width: 200, height: 100)
    film.stillSize = PixelDimensions(width: 320, height: 180)
    #expect(film.placement(width: 100, height: 100) == Rect(x: 60, y: 20, width: 100, height: 100))
    film.fills = true
    #expect(film.placement(width: 400, height: 100) == Rect(x: -90, y: 20, width: 400, height: 100))
    #expect(film.placement(width: 180, height: 320) == nil)
    #expect(film.placement(width: 0, height: 0) == nil)
  }
}
