import PageModel
import TestSupport
import Testing

@Suite("Walking a page")
struct PageWalkTests {
  private let page = InstantPage(blocks: [
    .paragraph(.plain("a")),
    .blockQuote(
      blocks: [
        .divider,
        .details(title: .empty, blocks: [.footer(.plain("b"))], expanded: false),
      ], caption: .empty, collapsed: nil),
    .list(
      items: [
        .unknown,
        .blocks(
          [.divider, .list(items: [.text(.plain("c"), num: nil, checked: nil)], ordered: true)],
          num: nil, checked: nil),
      ], ordered: false),
    .cover(.collage(items: [.divider, .formula(latex: "x")], caption: InstantPageCaption())),
    .slideshow(items: [.kicker(.empty)], caption: InstantPageCaption()),
    .postEmbed(
      url: "", webpageId: nil, avatarId: nil, author: "", date: 0, blocks: [.unsupported],
      caption: InstantPageCaption()),
  ])

  @Test("Containers come before what they hold, items have paths of their own")
  func preOrder() {
    let steps = page.walk.map { step in
      "\(step.path) \(step.level) \(step.block.map { "\($0.kind)" } ?? "item")"
    }
    #expect(
      steps == [
        "[0] 1 paragraph",
        "[1] 1 blockQuote",
        "[1, 0] 2 divider",
        "[1, 1] 2 details",
        "[1, 1, 0] 3 footer",
        "[2] 1 list",
        "[2, 0] 1 item",
        "[2, 1] 1 item",
        "[2, 1, 0] 2 divider",
        "[2, 1, 1] 2 list",
        "[2, 1, 1, 0] 2 item",
        "[3] 1 cover",
        "[3, 0] 2 collage",
        "[3, 0, 0] 3 divider",
        "[3, 0, 1] 3 formula",
        "[4] 1 slideshow",
        "[4, 0] 2 kicker",
        "[5] 1 postEmbed",
        "[5, 0] 2 unsupported",
      ])
  }

  @Test("What a node holds can be left out")
  func skipping() {
    var walk = page.walk.makeIterator()
    var paths: [[Int]] = []
    while let step = walk.next() {
      paths.append(step.path)
      if step.path.count == 1 { walk.skipNested() }
    }
    #expect(paths == [[0], [1], [2], [3], [4], [5]])
    #expect(walk.next() == nil)
  }

  @Test("A path finds the node it was given for", arguments: PageGenerator.seeds(50))
  func lookup(seed: UInt64) {
    var generator = PageGenerator(seed: seed)
    let page = generator.page(size: 10)
    for step in page.walk {
      #expect(page.node(at: step.path) == step.node)
    }
  }

  @Test(
    "A path that names nothing finds nothing",
    arguments: [[], [6], [-1], [0, 0], [1, 2], [2, 0, 0], [2, 1, 2], [2, 1, 1, 0, 0], [3, 1]])
  func noNode(path: [Int]) {
    #expect(page.node(at: path) == nil)
  }

  @Test func emptyPage() {
    #expect(InstantPage(blocks: []).walk.map(\.path) == [])
  }
}
