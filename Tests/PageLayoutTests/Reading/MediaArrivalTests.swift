import PageModel
import Testing
import Typesetting

@testable import PageLayout

@Suite("A picture that arrives")
struct MediaArrivalTests {
  private let size = PixelDimensions(width: 320, height: 160)

  @Test("A known size keeps its room: only the picture's own places are painted anew")
  func repaint() throws {
    let photo = MediaId.cloudImage(1)
    let inline = MediaId.cloudFile(2)
    let page = InstantPage(blocks: [
      .image(id: photo, caption: InstantPageCaption(), url: nil, webpageId: nil, spoiler: false),
      .details(
        title: .plain("x"),
        blocks: [
          .paragraph(
            .concat([
              .plain("a "), .image(id: inline, dimensions: PixelDimensions(width: 20, height: 20)),
            ])),
          .image(
            id: photo, caption: InstantPageCaption(), url: nil, webpageId: nil, spoiler: false),
        ], expanded: true),
    ])
    let layout = layoutPage(
      page,
      inputs: LayoutInputs(
        width: 360, theme: .chat(.day(outgoing: false)), mediaSizes: [photo: size]),
      context: try TypesettingContext())
    guard case .repaint(let areas) = layout.arrival(of: photo, size: size, known: size) else {
      Issue.record("not painted anew")
      return
    }
    #expect(areas.count == 2)
    #expect(areas.allSatisfy { $0.height == 160 })
    #expect(layout.areas(of: inline).first?.width == 20)
    let other = PixelDimensions(width: 100, height: 100)
    #expect(layout.arrival(of: photo, size: other, known: size) == .layout)
    #expect(layout.arrival(of: photo, size: size, known: nil) == .layout)
    #expect(layout.arrival(of: .cloudImage(9), size: size, known: size) == .nothing)
  }

  @Test("A picture that is missing keeps the room it will have")
  func placeholder() throws {
    let photo = TelegramMediaImage(
      imageId: .cloudImage(1),
      representations: [
        TelegramMediaImageRepresentation(dimensions: size, resource: .empty)
      ])
    let page = InstantPage(
      blocks: [
        .image(
          id: .cloudImage(1), caption: InstantPageCaption(), url: nil, webpageId: nil,
          spoiler: false)
      ], media: [.cloudImage(1): .image(photo)])
    let context = try TypesettingContext()
    var inputs = LayoutInputs(width: 360, theme: .chat(.day(outgoing: false)))
    let missing = layoutPage(page, inputs: inputs, context: context).dump()
    inputs.mediaSizes = [.cloudImage(1): size]
    #expect(layoutPage(page, inputs: inputs, context: context).dump() == missing)
  }
}
