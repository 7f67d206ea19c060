import PageModel
import TestSupport
import Testing

@Suite("Rewriting a page")
struct PageRewriterTests {
  @Test("A rewriter that changes nothing gives the same page", arguments: PageGenerator.seeds(100))
  func identity(seed: UInt64) {
    var generator = PageGenerator(seed: seed)
    let page = generator.pageOfEverything()
    #expect(PageRewriter().rewrite(page) == page)
    let rebuilt = PageRewriter(text: { text, _, _ in text.rewriting { $0 } }).rewrite(page)
    #expect(rebuilt == page)
  }

  @Test("A rewriter sees each node and each text once, with the path of the page that came in")
  func coverage() {
    let page = InstantPage(blocks: Samples.blocks)
    var blocks: [[Int]] = []
    var items: [[Int]] = []
    var texts: [String] = []
    _ = PageRewriter(
      block: { block, path in
        blocks.append(path)
        return [block]
      },
      item: { item, path in
        items.append(path)
        return [item]
      },
      text: { text, role, path in
        texts.append("\(path) \(role)")
        return text
      }
    ).rewrite(page)
    #expect(Set(blocks) == Set(page.walk.filter { $0.block != nil }.map(\.path)))
    #expect(Set(items) == Set(page.walk.filter { $0.item != nil }.map(\.path)))
    #expect(blocks.count + items.count == page.walk.map(\.path).count)
    let expected: [String] = page.content.compactMap { piece in
      guard case .text(_, let role) = piece.part else { return nil }
      return "\(piece.path) \(role)"
    }
    #expect(texts.sorted() == expected.sorted())
  }

  @Test("Blocks and items can be dropped and multiplied at any depth")
  func droppingAndMultiplying() {
    let page = InstantPage(blocks: [
      .divider,
      .blockQuote(
        blocks: [.divider, .paragraph(.plain("a"))], caption: .empty, collapsed: nil),
      .list(
        items: [.unknown, .blocks([.divider, .footer(.plain("b"))], num: nil, checked: nil)],
        ordered: true),
    ])
    let rewritten = PageRewriter(
      block: { block, _ in
        switch block.kind {
        case .divider: return []
        case .footer: return [block, block]
        default: return [block]
        }
      },
      item: { item, _ in item == .unknown ? [] : [item] }
    ).rewrite(page)
    #expect(
      rewritten.treeDump() == """
        page
          blockQuote
            paragraph "a"
          list ordered
            item
              footer "b"
              footer "b"
        """)
  }

  @Test("A cover keeps one block: none drops it, more follow behind it")
  func covers() {
    let page = InstantPage(blocks: [
      .cover(.divider), .cover(.footer(.empty)), .cover(.unsupported),
    ])
    let rewritten = PageRewriter(block: { block, _ in
      switch block.kind {
      case .divider: return []
      case .footer: return [block, .kicker(.empty)]
      default: return [block]
      }
    }).rewrite(page)
    #expect(
      rewritten.treeDump() == """
        page
          cover
            footer empty
          kicker empty
          cover
            unsupported
        """)
  }

  @Test("Inner texts are rewritten before outer ones, labels of buttons too")
  func texts() {
    let text = RichText.bold(.concat([.italic(.plain("a")), .textButton(Samples.button)]))
    let flat = text.rewriting { node in
      switch node {
      case .bold(let inner), .italic(let inner): return inner
      case .plain(let string): return .plain(string.uppercased())
      default: return node
      }
    }
    #expect(flat.treeDump() == #""A" button("GO", url="u")"#)
  }

  @Test("Every text of every block is replaced", arguments: PageGenerator.seeds(50))
  func allTexts(seed: UInt64) {
    var generator = PageGenerator(seed: seed)
    let page = generator.pageOfEverything()
    let erased = PageRewriter(text: { _, _, _ in .empty }).rewrite(page)
    for piece in erased.content {
      if case .text(let text, _) = piece.part { #expect(text == .empty) }
    }
    #expect(page.walk.map(\.path) == erased.walk.map(\.path))
  }
}
