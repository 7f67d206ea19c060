import PageMarkup
import PageModel
import TestSupport
import Testing

@Suite("The bounds of previews")
struct PreviewLimitTests {
  private func preview(_ text: String) -> PagePreview {
    InstantPage(blocks: [.paragraph(.plain(text))]).preview()
  }

  @Test("200 clusters are shown, of 201 the first 199")
  func length() {
    let cluster = "👩‍👩‍👧"
    #expect(preview(String(repeating: cluster, count: 200)).text.count == 200)
    #expect(!preview(String(repeating: cluster, count: 200)).text.hasSuffix("…"))
    let cut = preview(String(repeating: cluster, count: 201)).text
    #expect(cut == String(repeating: cluster, count: 199) + "…")
  }

  @Test("the blanks before the cut go too")
  func blanks() {
    let text = String(repeating: "a", count: 197) + " b cccc"
    #expect(preview(text).text == String(repeating: "a", count: 197) + " b…")
    let before = String(repeating: "a", count: 198) + " cccc"
    #expect(preview(before).text == String(repeating: "a", count: 198) + "…")
  }

  @Test("a cut goes around an emoji, however long the text that stands for it")
  func emoji() {
    let page = InstantPage(blocks: [
      .paragraph(
        .concat([
          .plain(String(repeating: "a", count: 190)),
          .textCustomEmoji(fileId: 1, alt: "👍👍👍👍👍👍👍👍👍👍👍👍"),
        ]))
    ])
    let preview = page.preview()
    #expect(preview.text == String(repeating: "a", count: 190) + "…")
    #expect(preview.attributes.isEmpty)
  }

  @Test("formatting and icons end with the text")
  func clipping() {
    let page = InstantPage(blocks: [
      .paragraph(.italic(.plain(String(repeating: "a", count: 300)))), .formula(latex: "x"),
    ])
    let preview = page.preview()
    #expect(preview.attributes == [.init(range: 0..<199, kind: .italic)])
    #expect(preview.icons.isEmpty)
  }

  @Test("64 levels of blocks and text together")
  func depth() {
    func nested(_ levels: Int) -> InstantPage {
      var block = InstantPageBlock.paragraph(.plain("a"))
      for _ in 0..<levels - 2 {
        block = .details(title: .empty, blocks: [block], expanded: true)
      }
      return InstantPage(blocks: [block])
    }
    #expect(nested(64).preview().text == "a")
    #expect(nested(65).preview().text == "…")
    var text = RichText.plain("a")
    for _ in 0..<62 { text = .bold(text) }
    #expect(InstantPage(blocks: [.paragraph(text)]).preview().text == "a")
    #expect(InstantPage(blocks: [.paragraph(.bold(text))]).preview().text == "…")
  }

  @Test("4,096 nodes, whatever they are")
  func nodes() {
    let dividers = [InstantPageBlock](repeating: .divider, count: 4_094)
    let word = InstantPageBlock.paragraph(.plain("a"))
    #expect(InstantPage(blocks: dividers + [word]).preview().text == "a")
    #expect(InstantPage(blocks: [.divider] + dividers + [word]).preview().text == "…")
    let empty = RichText.concat([RichText](repeating: .empty, count: 5_000))
    #expect(InstantPage(blocks: [word, .paragraph(empty)]).preview().text == "a…")
  }

  @Test("16,384 units are looked at, of one text or of many")
  func inspected() {
    let blanks = String(repeating: " ", count: 16_383)
    #expect(preview(blanks + "a").text == "a")
    #expect(preview(blanks + " a").text == "…")
    #expect(preview(blanks + "👍").text == "…")
    let marks = "a" + String(repeating: "\u{301}", count: 20_000)
    #expect(preview(marks).text.unicodeScalars.count == 16_385)
  }

  @Test("more pictures than are looked at are named, not counted")
  func galleries() {
    let photo = InstantPageBlock.image(
      id: .cloudImage(1), caption: InstantPageCaption(), url: nil, webpageId: nil, spoiler: false)
    let photos = [InstantPageBlock](repeating: photo, count: 5_000)
    let page = InstantPage(blocks: [.collage(items: photos, caption: InstantPageCaption())])
    #expect(page.preview().text == "Photo…")
  }

  @Test("any page gives a line within the bounds", arguments: PageGenerator.seeds(200))
  func anyPage(seed: UInt64) {
    var generator = PageGenerator(seed: seed)
    let page = generator.pageOfEverything()
    for limit in [200, 20, 1] {
      var options = PreviewOptions()
      options.length = limit
      let preview = page.preview(options)
      #expect(preview.text.count <= limit)
      #expect(!preview.text.unicodeScalars.contains { $0.properties.isWhitespace && $0 != " " })
      #expect(!preview.text.contains("  ") && preview.text.first != " " && preview.text.last != " ")
      let units = Array(preview.text.utf16)
      for attribute in preview.attributes {
        #expect(!attribute.range.isEmpty && units.indices.contains(attribute.range.upperBound - 1))
        #expect(String(validating: units[attribute.range], as: UTF16.self) != nil)
      }
      for icon in preview.icons { #expect(units[icon.offset] == 0xFFFC) }
      #expect(page.preview(options) == preview)
    }
  }

  @Test("a page of any size and depth is looked at in no time on a small stack")
  func hostile() {
    let text = withStack {
      let word = InstantPageBlock.paragraph(.plain("a"))
      var deep = word
      for _ in 0..<60 { deep = .blockQuote(blocks: [deep], caption: .empty, collapsed: nil) }
      let items = [InstantPageListItem](repeating: .unknown, count: 1_000_000)
      let page = InstantPage(blocks: [deep, .list(items: items, ordered: false)])
      return page.preview().text
    }
    #expect(text == "a…")
  }
}
