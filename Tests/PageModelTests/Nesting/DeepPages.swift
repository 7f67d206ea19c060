import PageModel

/// Trees of a given depth that go through every container.
enum DeepPages {
  /// A text of that many levels: each wrapper in turn, with a neighbour now and then.
  static func text(levels: Int) -> RichText {
    var text = RichText.plain("x")
    for level in 1..<max(1, levels) {
      text = wrapped(text, level)
    }
    return text
  }

  static func wrapped(_ text: RichText, _ level: Int) -> RichText {
    switch level % 6 {
    case 0: return .bold(text)
    case 1: return .concat([.plain("a"), text, .plain("b")])
    case 2: return .url(text: text, url: "u", webpageId: nil)
    case 3: return .textButton(InstantPageButton(text: text, action: .url("u")))
    case 4: return .textDate(text: text, date: 1, format: .relative)
    default: return .concat([text])
    }
  }

  /// A page of that many levels of blocks, with a text of `textLevels` at the deepest place.
  static func page(levels: Int, textLevels: Int = 1) -> InstantPage {
    var block = InstantPageBlock.table(
      title: text(levels: textLevels),
      rows: [
        InstantPageTableRow(cells: [InstantPageTableCell(text: text(levels: textLevels))])
      ], bordered: false, striped: false, compact: false)
    for level in 1..<max(1, levels) {
      block = container(of: block, level, caption: text(levels: textLevels))
    }
    return InstantPage(blocks: [block])
  }

  private static func container(
    of block: InstantPageBlock, _ level: Int, caption: RichText
  ) -> InstantPageBlock {
    let captions = InstantPageCaption(text: caption)
    switch level % 7 {
    case 0: return .blockQuote(blocks: [block], caption: caption, collapsed: true)
    case 1: return .details(title: caption, blocks: [.divider, block], expanded: true)
    case 2:
      return .list(
        items: [
          .text(caption, num: nil, checked: nil), .blocks([block], num: "1", checked: true),
        ], ordered: true)
    case 3: return .cover(block)
    case 4: return .collage(items: [block], caption: captions)
    case 5: return .slideshow(items: [block], caption: captions)
    default:
      return .postEmbed(
        url: "", webpageId: nil, avatarId: .cloudImage(1), author: "a", date: 1, blocks: [block],
        caption: captions)
    }
  }

  /// The path of the deepest block of a page of that many levels.
  static func deepestPath(in page: InstantPage) -> [Int] {
    page.walk.max { $0.path.count < $1.path.count }?.path ?? []
  }
}
