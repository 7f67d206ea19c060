import PageModel
import Testing

private let inline = RichText.image(
  id: .cloudFile(99), dimensions: PixelDimensions(width: 1, height: 1))
private let inlineCaption = InstantPageCaption(text: .bold(inline), credit: inline)

private func image(_ id: Int64) -> InstantPageBlock {
  .image(
    id: .cloudImage(id), caption: InstantPageCaption(), url: nil, webpageId: nil, spoiler: false)
}

private let rows: [(String, InstantPageBlock, [String])] = [
  ("an image", image(1), ["image 1 [0]"]),
  (
    "a video", Samples.blocks[15], ["video 2 [0]"]
  ),
  ("an audio file", .audio(id: .cloudFile(3), caption: InstantPageCaption()), ["audio 3 [0]"]),
  (
    "a document", .document(id: .cloudFile(4), caption: InstantPageCaption()), ["document 4 [0]"]
  ),
  ("a cover", .cover(image(1)), ["image 1 [0, 0]"]),
  (
    "a collage and its caption", .collage(items: [image(1), image(2)], caption: inlineCaption),
    ["image 1 [0, 0]", "image 2 [0, 1]", "inlineImage 99 [0]", "inlineImage 99 [0]"]
  ),
  (
    "a slideshow", .slideshow(items: [image(2), image(1)], caption: InstantPageCaption()),
    ["image 2 [0, 0]", "image 1 [0, 1]"]
  ),
  (
    "details and their title", .details(title: inline, blocks: [image(1)], expanded: false),
    ["inlineImage 99 [0]", "image 1 [0, 0]"]
  ),
  (
    "all items of a list, not only the first",
    .list(
      items: [
        .blocks([image(1)], num: nil, checked: nil), .text(inline, num: nil, checked: nil),
        .blocks([image(2), image(3)], num: nil, checked: nil),
      ], ordered: false),
    ["image 1 [0, 0, 0]", "inlineImage 99 [0, 1]", "image 2 [0, 2, 0]", "image 3 [0, 2, 1]"]
  ),
  (
    "a quote and its author",
    .blockQuote(blocks: [image(1)], caption: inline, collapsed: true),
    ["image 1 [0, 0]", "inlineImage 99 [0]"]
  ),
  (
    "an embedded post",
    .postEmbed(
      url: "", webpageId: nil, avatarId: .cloudImage(5), author: "", date: 0, blocks: [image(1)],
      caption: inlineCaption),
    ["authorPhoto 5 [0]", "image 1 [0, 0]", "inlineImage 99 [0]", "inlineImage 99 [0]"]
  ),
  ("an embedded page", Samples.blocks[17], ["embedCover 3 [0]"]),
  ("articles", Samples.blocks[26], ["articlePhoto 9 [0]"]),
  (
    "a table's title and cells",
    .table(
      title: inline,
      rows: [
        InstantPageTableRow(cells: [
          InstantPageTableCell(text: .concat([inline, .textSpoiler(inline)]))
        ])
      ], bordered: false, striped: false, compact: false),
    ["inlineImage 99 [0]", "inlineImage 99 [0]", "inlineImage 99 [0]"]
  ),
  (
    "labels of buttons",
    .buttonRow(
      alignment: .left,
      buttons: [InstantPageButton(text: inline, action: .disabled)]), ["inlineImage 99 [0]"]
  ),
  (
    "a label inside a text",
    .paragraph(.textButton(InstantPageButton(text: inline, action: .disabled))),
    ["inlineImage 99 [0]"]
  ),
  ("code", .preformatted(text: inline, language: nil), ["inlineImage 99 [0]"]),
  ("a map has none", Samples.blocks[27], []),
  ("a banner has none", Samples.blocks[21], []),
]

@Suite("The media of a page")
struct MediaUseTests {
  @Test(arguments: rows.indices)
  func uses(row: Int) {
    let (sentence, block, expected) = rows[row]
    let uses = InstantPage(blocks: [block]).mediaUses.map { "\($0.role) \($0.id.id) \($0.path)" }
    #expect(uses == expected, "\(sentence)")
  }

  @Test("Media come in reading order, each once, missing and unused ones not at all")
  func mediaInOrder() {
    let media = [1, 2, 3].map { Media.image(TelegramMediaImage(imageId: .cloudImage($0))) }
    let page = InstantPage(
      blocks: [image(3), image(9), .cover(image(1)), image(3)],
      media: Dictionary(uniqueKeysWithValues: media.map { ($0.id, $0) }))
    #expect(page.mediaInOrder.map(\.id.id) == [3, 1])
  }
}
