import PageModel
import Testing

@testable import PageCoding

@Suite("FlatBuffers: losses")
struct FlatBuffersLossTests {
  @Test("a page that loses nothing says so")
  func nothing() {
    let page = InstantPage(blocks: [.paragraph(.plain("x")), .divider], views: 3)
    #expect(page.flatBuffersLosses().isEmpty)
  }

  @Test("a button inside a list says where it is")
  func buttons() {
    let button = InstantPageButton(text: .plain("call me"), action: .requestPhone)
    let page = InstantPage(blocks: [
      .divider,
      .list(items: [.text(.textButton(button), num: nil, checked: nil)], ordered: false),
      .buttonRow(alignment: .left, buttons: [button]),
    ])
    #expect(
      page.flatBuffersLosses().map(\.description) == [
        "block 1.0: a button that only works on a bot's keyboard becomes a disabled one",
        "block 2: a button that only works on a bot's keyboard becomes a disabled one",
      ])
  }

  @Test("what media lose is said where they are first used")
  func media() {
    var file = StoragePages.file(7)
    file.resource = .httpReference(HttpReferenceMediaResource(url: "https://example.org"))
    var page = InstantPage(blocks: [
      .divider, .document(id: file.fileId, caption: InstantPageCaption()),
    ])
    page.media[file.fileId] = .file(file)
    #expect(
      page.flatBuffersLosses().map(\.description) == [
        "block 1: medium 5:7: what lies at a web address is left out"
      ])
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var sentence: String
    var piece: @Sendable () -> MediaPiece
    var loss: String?

    var testDescription: String { sentence }
  }

  static let rows = [
    Row(
      sentence: "a duration that 32 bits hold",
      piece: {
        .attribute(.video(.init(duration: 2.5, size: PixelDimensions(width: 1, height: 1))))
      },
      loss: nil),
    Row(
      sentence: "a duration that they do not hold",
      piece: {
        .attribute(.video(.init(duration: 0.1, size: PixelDimensions(width: 1, height: 1))))
      }, loss: "the duration is rounded to 32 bits"),
    Row(
      sentence: "a start of -1", piece: { .startTimestamp(-1) },
      loss: "the video's start reads as none"),
    Row(
      sentence: "an empty thumbnail", piece: { .data([]) },
      loss: "something of no bytes reads as absent"),
    Row(
      sentence: "a photo of 0 bytes",
      piece: {
        .resource(
          .cloudPhotoSize(
            .init(datacenterId: 1, photoId: 1, accessHash: 1, sizeSpec: "x", size: 0)))
      }, loss: "a size of 0 bytes reads as unknown"),
    Row(
      sentence: "a resource that is nowhere", piece: { .resource(.empty) },
      loss: "what lies nowhere is left out"),
  ]

  @Test(arguments: rows)
  func row(_ row: Row) {
    #expect(FlatBuffersLosses().loss(of: row.piece()) == row.loss)
  }
}
