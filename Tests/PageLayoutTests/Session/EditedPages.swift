import PageModel
import TestSupport

/// A random page, and random changes of it: blocks that come, go, change and grow.
struct EditedPages {
  private var generator: PageGenerator
  private var random: SeededGenerator
  private(set) var page: InstantPage

  init(seed: UInt64) {
    var options = PageGenerator.Options()
    options.hasStoredFields = false
    generator = PageGenerator(seed: seed, options: options)
    random = SeededGenerator(seed: seed)
    page = generator.page(size: 8)
  }

  mutating func change() {
    switch random.int(0...9) {
    case 0: insert(at: 0)
    case 1, 2: insert(at: page.blocks.count)
    case 3: insert(at: random.int(0...page.blocks.count))
    case 4: if !page.blocks.isEmpty { page.blocks.remove(at: index) }
    case 5: page.rtl.toggle()
    case 6: if !page.blocks.isEmpty { page.blocks.swapAt(index, index) }
    default:
      if !page.blocks.isEmpty { grow(at: random.bool() ? page.blocks.count - 1 : index) }
    }
  }

  private var index: Int {
    mutating get { random.int(0...page.blocks.count - 1) }
  }

  private mutating func insert(at index: Int) {
    let more = generator.page(size: 2)
    page.blocks.insert(contentsOf: more.blocks, at: index)
    page.media.merge(more.media) { old, _ in old }
  }

  private mutating func grow(at index: Int) {
    let more = RichText.plain("\(random.int(0...99)) more words")
    switch page.blocks[index] {
    case .paragraph(let text):
      page.blocks[index] = .paragraph(.concat([text, more]))
    case .list(let items, let ordered):
      page.blocks[index] = .list(
        items: items + [.text(more, num: nil, checked: nil)], ordered: ordered)
    case .blockQuote(let blocks, let caption, let collapsed):
      page.blocks[index] = .blockQuote(
        blocks: blocks + [.paragraph(more)], caption: caption, collapsed: collapsed)
    case .details(let title, let blocks, let expanded):
      page.blocks[index] = .details(
        title: title, blocks: blocks + [.paragraph(more)], expanded: expanded)
    case .table(let title, let rows, let bordered, let striped, let compact):
      page.blocks[index] = .table(
        title: title, rows: rows + [InstantPageTableRow(cells: [InstantPageTableCell(text: more)])],
        bordered: bordered, striped: striped, compact: compact)
    case let other:
      page.blocks[index] = .blockQuote(blocks: [other], caption: more, collapsed: true)
    }
  }
}
