import PageMarkup
import PageModel
import Testing
import Typesetting

@testable import PageLayout

@Suite("Finding blocks by where they stand")
struct BlockFindingTests {
  private func page() throws -> PageLayout {
    var blocks: [InstantPageBlock] = []
    for index in 0..<90 {
      blocks.append(.anchor("a\(index)"))
      if index % 7 == 0 { blocks.append(.divider) }
      blocks.append(.paragraph(.plain(String(repeating: "word \(index) ", count: 1 + index % 30))))
      if index % 11 == 0 { blocks.append(.paragraph(.empty)) }
    }
    let palette = MessagePalette.day(outgoing: false)
    return layoutPage(
      InstantPage(blocks: blocks), inputs: LayoutInputs(width: 300, theme: .chat(palette)),
      context: try TypesettingContext())
  }

  @Test("Every block that reaches between two heights is among those that are named")
  func between() throws {
    let layout = try page()
    for top in stride(from: -50.0, to: layout.size.height + 50, by: 61) {
      for height in [0.0, 10, 300] {
        let range = layout.blocks.indices(from: top, to: top + height)
        for block in layout.blocks where block.height > 0 {
          let reaches = block.top <= top + height && block.top + block.height >= top
          #expect(!reaches || range.contains(block.index), "\(top) \(height) \(block.index)")
        }
        #expect(range.count < 40)
      }
    }
    #expect(
      PageLayout(size: .zero, items: [], isRightToLeft: false).blocks.indices(from: 0, to: 9)
        .count <= 1)
  }

  @Test("Every item is in the block that is named for it")
  func items() throws {
    let layout = try page()
    var count = 0
    for block in layout.blocks {
      #expect(block.firstItem == count)
      for _ in block.items {
        #expect(layout.blocks.index(ofItem: count) == block.index)
        count += 1
      }
    }
    #expect(layout.blocks.index(ofItem: count) == nil)
    #expect(layout.blocks.index(ofItem: -1) == nil)
  }
}
