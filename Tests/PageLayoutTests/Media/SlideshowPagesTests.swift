import PageModel
import Testing
import Typesetting

@testable import PageLayout

@Suite("A slideshow's pages")
struct SlideshowPagesTests {
  /// A page with a slideshow of so many pictures, 300 points wide.
  private func layout(_ count: Int) throws -> PageLayout {
    let ids = (0..<count).map { MediaId.cloudImage(Int64($0)) }
    return layoutPage(
      InstantPage(blocks: [
        .slideshow(
          items: ids.map {
            .image(id: $0, caption: InstantPageCaption(), url: nil, webpageId: nil, spoiler: false)
          }, caption: InstantPageCaption())
      ]),
      inputs: LayoutInputs(
        width: 300, theme: .chat(.day(outgoing: false)),
        mediaSizes: Dictionary(
          uniqueKeysWithValues: ids.map { ($0, PixelDimensions(width: 400, height: 300)) })),
      context: try TypesettingContext())
  }

  private func show(_ layout: PageLayout) throws -> (SlideshowItem, Rect) {
    let item = try #require(layout.items.first)
    guard case .slideshow(let show) = item.content else { throw NoSlideshow() }
    return (show, item.frame)
  }

  private struct NoSlideshow: Error {}

  /// What answers: "media 2", "slide 1".
  private func hit(_ layout: PageLayout, _ point: Point, at position: Double) -> String {
    var scroll = ScrollPositions()
    scroll[ItemPlace([.item(0)])] = position
    return switch layout.hit(at: point, scroll: scroll)?.target {
    case .media(let media): "media \(media.id?.id ?? -1)"
    case .slide(let page): "slide \(page)"
    case nil: "nothing"
    default: "another"
    }
  }

  @Test("The page that shows answers; edges and dots turn, as far as there are pages")
  func hits() throws {
    let layout = try layout(3)
    let (show, frame) = try show(layout)
    let middle = Point(x: frame.midX, y: frame.midY)
    let left = Point(x: frame.minX + 5, y: frame.midY)
    let right = Point(x: frame.maxX - 5, y: frame.midY)
    #expect(hit(layout, middle, at: 0) == "media 0")
    #expect(hit(layout, middle, at: 1.4) == "media 1")
    #expect(hit(layout, middle, at: 2) == "media 2")
    #expect(hit(layout, left, at: 0) == "media 0")
    #expect(hit(layout, right, at: 0) == "slide 1")
    #expect(hit(layout, left, at: 2) == "slide 1")
    #expect(hit(layout, right, at: 2) == "media 2")
    let dots = show.dots(in: frame)
    #expect(dots.count == 3)
    for (index, dot) in dots.enumerated() {
      let centre = Point(x: dot.midX, y: dot.midY)
      #expect(hit(layout, centre, at: 1) == (index == 1 ? "media 1" : "slide \(index)"))
    }
    // Positions nobody should set.
    for position in [-3, 99, Double.nan, .infinity] {
      #expect(hit(layout, middle, at: position).hasPrefix("media"))
    }
  }

  @Test("Dots are 7 wide and 9 apart, smaller where there are many, none where there is one page")
  func dots() throws {
    let (three, frame) = try show(layout(3))
    let dots = three.dots(in: frame)
    #expect(dots.map(\.width) == [7, 7, 7])
    #expect(dots[1].x - dots[0].maxX == 9)
    #expect(dots[1].midX == frame.x + three.pageWidth / 2)
    #expect(frame.maxY - dots[0].midY == 10)
    let (many, wide) = try show(layout(30))
    let small = many.dots(in: wide)
    #expect(small.count == 30)
    #expect(abs(small[29].maxX - small[0].minX - (300 - 36)) < 0.001)
    let (one, single) = try show(layout(1))
    #expect(one.dots(in: single).isEmpty)
    #expect(one.arrows(in: single).before == nil && one.arrows(in: single).after == nil)
    let (crowd, room) = try show(layout(400))
    #expect(crowd.dots(in: room).isEmpty)
  }

  @Test("Pages stand beside each other and pass through the frame; their media say where")
  func places() throws {
    let layout = try layout(3)
    let (show, frame) = try show(layout)
    var scroll = ScrollPositions()
    scroll[ItemPlace([.item(0)])] = 1
    let media = layout.media(scroll: scroll)
    #expect(media.count == 3)
    #expect(media[1].frame.x == frame.x + show.pages[1].frame.x)
    #expect(media[0].frame.maxX <= frame.minX + 1)
    #expect(media[0].visible.width <= 1)
    #expect(media[1].visible == media[1].frame.intersection(frame))
    #expect(media[2].frame.minX >= frame.maxX - 1)
    // It had more pages when it was turned there.
    scroll[ItemPlace([.item(0)])] = 7
    #expect(layout.media(scroll: scroll)[2].frame.x == frame.x + show.pages[2].frame.x)
    #expect(show.turned(to: .nan).position == 0 && show.turned(to: -0.2).position == -0.2)
  }
}
