import ChatView
import Recto
import Testing

/// What the gallery turns.
struct GalleryTests {
  @Test(
    "Pictures and videos in the order of the layout; what is covered, and what is heard, is not shown"
  )
  func order() throws {
    let chat = try TestMedia.chat(
      [
        TestMedia.picture(1, caption: "one"), TestMedia.row(20),
        .collage(
          items: [TestMedia.picture(2), TestMedia.video(3, caption: "own")],
          caption: InstantPageCaption(text: .plain("both"))),
        .details(title: .plain("More"), blocks: [TestMedia.picture(4)], expanded: true),
        TestMedia.picture(5, spoiler: true),
        .slideshow(
          items: [TestMedia.picture(6), TestMedia.picture(7)],
          caption: InstantPageCaption(text: .plain("pages"))),
      ], media: [TestMedia.audio(20)])
    chat.messages[0].pictures?.files[.cloudImage(7)] = nil
    chat.messages[0].pictures?.absences[.cloudImage(7)] = "far away"
    let pictures = chat.pictures(of: 0)
    #expect(pictures.map { $0.medium.id?.id } == [1, 2, 3, 4, 6, 7])
    #expect(pictures.map(\.caption) == ["one", "both", "own", "", "pages", "pages"])
    #expect(pictures.map(\.isVideo) == [false, false, true, false, false, false])
    #expect(pictures.map { $0.path == nil } == [false, false, false, false, false, true])
    #expect(pictures.last?.problem == "The picture is not here: far away")
  }
}

/// How a picture is magnified.
struct PictureZoomTests {
  private let view = Size(width: 400, height: 300)

  @Test("A picture is shown as large as there is room for, never larger than it is")
  func fitting() {
    let large = PictureZoom(picture: Size(width: 800, height: 200), view: view)
    #expect(large.frame == Rect(x: 0, y: 100, width: 400, height: 100))
    let small = PictureZoom(picture: Size(width: 40, height: 30), view: view)
    #expect(small.frame == Rect(x: 180, y: 135, width: 40, height: 30))
    let nothing = PictureZoom(picture: .zero, view: .zero)
    #expect(nothing.frame.isEmpty)
  }

  @Test("What is under the pointer stays there; magnifying ends, and goes all the way back")
  func around() {
    var zoom = PictureZoom(picture: Size(width: 800, height: 600), view: view)
    let point = Point(x: 300, y: 200)
    zoom.zoom(by: 2, around: point)
    #expect(zoom.isZoomed && zoom.frame == Rect(x: -300, y: -200, width: 800, height: 600))
    for _ in 0..<50 { zoom.zoom(steps: 3) }
    #expect(zoom.frame.width == 6_400)
    for _ in 0..<50 { zoom.zoom(steps: -3) }
    #expect(!zoom.isZoomed && zoom.frame == Rect(x: 0, y: 0, width: 400, height: 300))
    for factor in [0, -1, Double.nan, .infinity] { zoom.zoom(by: factor, around: point) }
    #expect(!zoom.isZoomed)
    zoom.toggle(at: point)
    #expect(zoom.zoom == 2.5)
    zoom.toggle(at: point)
    #expect(zoom.zoom == 1)
    for steps in [0.5, Double.nan] { zoom.zoom(steps: steps) }
    #expect(zoom.zoom == 1.125, "a touchpad tells parts of notches")
  }

  @Test("A picture is moved to its edges; one that has room stays in the middle")
  func panning() {
    var zoom = PictureZoom(picture: Size(width: 800, height: 600), view: view)
    let isMoved = zoom.pan(dx: 50, dy: 50)
    #expect(!isMoved)
    zoom.zoom(steps: 1)
    let moved = zoom.pan(dx: 1e4, dy: -1e4)
    #expect(moved && zoom.frame == Rect(x: 0, y: -75, width: 500, height: 375))
    let atEdge = zoom.pan(dx: 10, dy: 0)
    #expect(!atEdge)
    zoom.resize(to: Size(width: 2_000, height: 2_000))
    #expect(abs(zoom.frame.midX - 1_000) < 0.001 && abs(zoom.frame.midY - 1_000) < 0.001)
    zoom.reset()
    #expect(zoom.frame.width == 800)
  }
}
