import PageLayout
import PageModel
import Testing
import Typesetting

@testable import PageDrawing

struct PixelPainterImageTests {
  /// Twice as wide as high: red on the left, blue on the right.
  private let store: ImageStore = {
    let store = ImageStore()
    let image = PixelImage(80, 40) { x, _ in x < 40 ? 0xFFFF_0000 : 0xFF00_00FF }
    store.insert(DecodedImage(pixels: image), for: .test)
    return store
  }()

  private func draw(
    _ fit: ImagePaint.Fit, id: MediaId = .test, radii: CornerRadii = CornerRadii(0),
    in frame: Rect = rect(10, 10, 40, 40), context: DrawingContext = DrawingContext()
  ) throws -> PixelImage {
    let image = ImagePaint(
      id: id, rect: frame, fit: fit, placeholder: Color(0x00FF00), cornerRadii: radii)
    return try rasterize(
      picture(60, 60, [.image(image)]), scale: 1, images: store, context: context)
  }

  @Test("stretched: the rectangle and nothing else")
  func stretch() throws {
    let drawn = try draw(.stretch)
    #expect(drawn[10, 10] == 0xFFFF_0000 && drawn[49, 49] == 0xFF00_00FF)
    #expect(drawn[9, 20] == 0xFFFF_FFFF && drawn[50, 20] == 0xFFFF_FFFF)
  }

  @Test("fitted: the whole picture, room above and below")
  func fit() throws {
    let drawn = try draw(.aspectFit)
    #expect(drawn[10, 20] == 0xFFFF_0000 && drawn[49, 39] == 0xFF00_00FF)
    #expect(drawn[10, 19] == 0xFFFF_FFFF && drawn[10, 40] == 0xFFFF_FFFF)
  }

  @Test("filled: the middle of the picture over all of the rectangle")
  func fill() throws {
    let drawn = try draw(.aspectFill)
    #expect(drawn[10, 10] == 0xFFFF_0000 && drawn[29, 30] == 0xFFFF_0000)
    #expect(drawn[30, 30] == 0xFF00_00FF && drawn[49, 49] == 0xFF00_00FF)
  }

  @Test("over a blur: sharp in the middle, soft around, opaque everywhere")
  func blur() throws {
    let drawn = try draw(.aspectFitOverBlur)
    #expect(drawn[29, 30] == 0xFFFF_0000 && drawn[30, 30] == 0xFF00_00FF)
    let (left, middle, right) = (drawn[10, 12], drawn[29, 12], drawn[49, 12])
    #expect((left >> 16) & 0xFF > 240 && right & 0xFF > 240)
    #expect((60...200).contains(middle & 0xFF) && (60...200).contains((middle >> 16) & 0xFF))
  }

  @Test("blurred alone: soft everywhere, the whole rectangle and nothing else")
  func blurred() throws {
    let drawn = try draw(.blurred)
    let middle = drawn[29, 30]
    #expect((40...215).contains(middle & 0xFF) && (40...215).contains((middle >> 16) & 0xFF))
    #expect((drawn[10, 10] >> 16) & 0xFF > 200 && drawn[49, 49] & 0xFF > 200)
    #expect(drawn[9, 20] == 0xFFFF_FFFF && drawn[50, 20] == 0xFFFF_FFFF)
  }

  @Test("rounded corners cut the picture")
  func corners() throws {
    let drawn = try draw(.stretch, radii: CornerRadii(12))
    #expect(drawn[10, 10] == 0xFFFF_FFFF && drawn[30, 10] != 0xFFFF_FFFF)
  }

  @Test("no picture: the placeholder, with the same corners")
  func placeholder() throws {
    let drawn = try draw(
      .aspectFill, id: MediaId(namespace: 9, id: 9), radii: CornerRadii(12))
    #expect(drawn[10, 10] == 0xFFFF_FFFF && drawn[30, 30] == 0xFF00_FF00)
  }

  @Test("edges between pixels move to the nearest ones, so that neighbours meet")
  func snapped() throws {
    let drawn = try draw(.stretch, in: rect(10.4, 10.4, 39.8, 39.8))
    #expect(drawn[10, 10] == 0xFFFF_0000 && drawn[49, 49] == 0xFF00_00FF)
    #expect(drawn[50, 49] == 0xFFFF_FFFF)
  }

  @Test("a rectangle much larger than the page costs no more than the page")
  func huge() throws {
    let drawn = try draw(.stretch, in: rect(-1e6, -1e6, 2e6, 2e6))
    // Somewhere between its red and its blue.
    #expect(drawn.pixels.allSatisfy { $0 >> 24 == 255 && ($0 >> 8) & 0xFF == 0 })
  }

  @Test("scaling and blurring happen once")
  func cached() throws {
    let context = DrawingContext()
    _ = try draw(.aspectFitOverBlur, context: context)
    let first = context.pictureStatistics
    _ = try draw(.aspectFitOverBlur, context: context)
    #expect(context.pictureStatistics.misses == first.misses)
    #expect(context.pictureStatistics.hits > first.hits)
  }

  @Test("another picture under the same id is drawn as itself")
  func replaced() throws {
    let context = DrawingContext()
    _ = try draw(.stretch, context: context)
    store.insert(DecodedImage(pixels: PixelImage(80, 40) { _, _ in 0xFF12_3456 }), for: .test)
    #expect(try draw(.stretch, context: context)[20, 20] == 0xFF12_3456)
  }
}
