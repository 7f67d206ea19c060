import Foundation
import PageMarkup
import PageModel
import TestSupport
import Testing

@Suite("Splitting any page")
struct PageSplitPropertyTests {
  /// Everything that is in a page, in its order: characters (but for line ends) and media.
  private static func tokens(_ page: InstantPage) -> [String] {
    page.content.flatMap { piece -> [String] in
      switch piece.part {
      case .text(let text, _): return tokens(text)
      case .string(let string): return characters(string)
      case .medium(let id, _): return ["medium \(id.namespace)/\(id.id)"]
      }
    }
  }

  private static func tokens(_ text: RichText) -> [String] {
    text.walk.flatMap { node -> [String] in
      switch node {
      case .plain(let string): return characters(string)
      case .formula(let latex): return ["formula \(latex)"]
      case .textCustomEmoji(let id, _): return ["emoji \(id)"]
      case .image(let id, _): return ["image \(id.id)"]
      default: return []
      }
    }
  }

  private static func characters(_ string: String) -> [String] {
    string.unicodeScalars.filter { !CharacterSet.newlines.contains($0) }.map { String($0) }
  }

  private static func limits(_ characters: Int, _ blocks: Int, _ media: Int) -> PageLimits {
    var limits = PageLimits()
    limits.characters = characters
    limits.blocks = blocks
    limits.media = media
    return limits
  }

  /// From ones that only long blocks break to ones that hardly anything keeps.
  private static let allLimits = [
    limits(32_768, 40, 10), limits(3_000, 500, 50), limits(800, 30, 12), limits(100, 1_000, 50),
  ]

  @Test("nothing is lost and the order stays", arguments: PageGenerator.seeds(150))
  func everything(seed: UInt64) {
    var options = PageGenerator.Options()
    // What has a title, a header or an author may have it in several parts.
    options.blockKinds.removeAll {
      [.details, .table, .relatedArticles, .postEmbed].contains($0)
    }
    var generator = PageGenerator(seed: seed, options: options)
    let page = generator.page(size: 40)
    for limits in Self.allLimits {
      let parts = page.split(limits: limits)
      let found = parts.flatMap { Self.tokens($0.page) }
      #expect(found == Self.tokens(page), "seed \(seed), \(limits)")
      checkRanges(parts, page)
    }
  }

  @Test("with titles and headers nothing is lost either", arguments: PageGenerator.seeds(150))
  func titles(seed: UInt64) {
    var generator = PageGenerator(seed: seed)
    let page = generator.page(size: 30)
    for limits in Self.allLimits {
      let parts = page.split(limits: limits)
      var found = parts.flatMap { Self.tokens($0.page) }[...]
      let lost = Self.tokens(page).first { token in
        guard let index = found.firstIndex(of: token) else { return true }
        found = found[(index + 1)...]
        return false
      }
      #expect(lost == nil, "seed \(seed), \(limits)")
      checkRanges(parts, page)
    }
  }

  private func checkRanges(_ parts: [PagePart], _ page: InstantPage) {
    var next = 0
    for part in parts {
      #expect(part.blocks.lowerBound == next - (part.continuesBlock ? 1 : 0))
      next = part.blocks.upperBound
    }
    #expect(next == page.blocks.count)
  }

  @Test("every part is within the limits", arguments: PageGenerator.seeds(150))
  func limits(seed: UInt64) {
    var options = PageGenerator.Options()
    options.blockDepth = 3
    options.textDepth = 3
    // One of these can be larger than a small part.
    options.textKinds.removeAll { $0 == .button }
    options.blockKinds.removeAll { $0 == .buttonRow || $0 == .relatedArticles }
    var generator = PageGenerator(seed: seed, options: options)
    let page = generator.page(size: 40)
    for limits in Self.allLimits.prefix(3) {
      for part in page.split(limits: limits) {
        let broken = limits.check(part.page).filter { violation in
          [.characters, .blocks, .media].contains(violation.limit)
        }
        #expect(broken.isEmpty, "seed \(seed), \(limits): \(broken)")
      }
    }
  }

  @Test(
    "a part is its own only part, and a page of small blocks is only cut between them",
    arguments: PageGenerator.seeds(100))
  func betweenBlocks(seed: UInt64) {
    var options = PageGenerator.Options()
    options.blockDepth = 2
    options.textDepth = 2
    var generator = PageGenerator(seed: seed, options: options)
    let page = generator.page(size: 60)
    let limits = Self.limits(6_000, 200, 50)
    let parts = page.split(limits: limits)
    #expect(parts.flatMap(\.page.blocks) == page.blocks)
    for part in parts {
      #expect(part.page.split(limits: limits).map(\.page) == [part.page])
    }
  }

  @Test("limits of nothing at all are survived", arguments: PageGenerator.seeds(20))
  func nothingAllowed(seed: UInt64) {
    var generator = PageGenerator(seed: seed)
    let page = generator.page(size: 20)
    for limits in [Self.limits(0, 0, 0), Self.limits(1, 1, 1), Self.limits(-5, 3, -1)] {
      let parts = page.split(limits: limits)
      #expect(parts.flatMap { Self.tokens($0.page) }.count >= Self.tokens(page).count)
    }
  }

  // MARK: Time

  private static let shapes: [(String, @Sendable (Int) -> InstantPage)] = [
    ("one paragraph", { InstantPage(blocks: [.paragraph(.plain(words($0)))]) }),
    ("one word", { InstantPage(blocks: [.paragraph(.plain(String(repeating: "a", count: $0)))]) }),
    (
      "one cluster",
      { InstantPage(blocks: [.paragraph(.plain("a" + String(repeating: "\u{301}", count: $0)))]) }
    ),
    (
      "many styles",
      { size in
        InstantPage(blocks: [
          .paragraph(.concat((0..<size / 8).map { _ in .bold(.italic(.plain("word word "))) }))
        ])
      }
    ),
    (
      "code",
      {
        InstantPage(blocks: [
          .preformatted(text: .plain(words($0).replacing(". ", with: ".\n")), language: nil)
        ])
      }
    ),
    (
      "a list",
      { size in
        InstantPage(blocks: [
          .list(
            items: [InstantPageListItem](
              repeating: .text(.plain("an item"), num: nil, checked: nil), count: size / 10),
            ordered: true)
        ])
      }
    ),
    (
      "a table",
      { size in
        let cell = InstantPageTableCell(text: .plain("cell"), rowspan: 2)
        return InstantPage(blocks: [
          .table(
            title: .empty,
            rows: [InstantPageTableRow](
              repeating: InstantPageTableRow(cells: [cell, cell]), count: size / 20),
            bordered: true, striped: true, compact: false)
        ])
      }
    ),
    (
      "quotes in quotes",
      { size in
        var block = InstantPageBlock.paragraph(.plain(words(size)))
        for _ in 0..<14 {
          block = .blockQuote(
            blocks: [.paragraph(.plain("a")), block], caption: .empty, collapsed: nil)
        }
        return InstantPage(blocks: [block])
      }
    ),
    (
      "many blocks",
      { size in
        InstantPage(
          blocks: [InstantPageBlock](repeating: .paragraph(.plain("word")), count: size / 10))
      }
    ),
  ]

  private static func words(_ size: Int) -> String {
    String(repeating: "some words. ", count: size / 12)
  }

  @Test("twice the page takes about twice the time", arguments: 0..<9)
  func growth(shape: Int) {
    let (name, make) = Self.shapes[shape]
    let half = make(60_000)
    let whole = make(120_000)
    let seconds = ThreadTime.seconds { _ = whole.split(limits: Self.limits(2_000, 500, 50)) }
    if seconds < 0.05 { return }
    let isLinear = (0..<4).contains { _ in
      let first = ThreadTime.seconds { _ = half.split(limits: Self.limits(2_000, 500, 50)) }
      let second = ThreadTime.seconds { _ = whole.split(limits: Self.limits(2_000, 500, 50)) }
      return min(seconds, second) < first * 3
    }
    #expect(isLinear, "\(name)")
  }
}
