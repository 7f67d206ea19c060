import PageModel
import TestSupport
import Testing

@Suite("The characters of a page")
struct PlainTextTests {
  @Test("Each case of a rich text")
  func texts() {
    let plain = Samples.texts.map(\.plainText)
    #expect(
      plain == [
        "", "a", "b", "c", "d", "e", "f", "g", "h", "ij", "k", "l", "m", "n", "", "o", "x^2", "👍",
        "p", "q", "r", "s", "t", "u", "v", "w", "x", "y", "z", "Go", "ton",
      ])
  }

  @Test("Each case of a block")
  func blocks() {
    let plain = Samples.blocks.map(\.plainText)
    #expect(
      plain == [
        "", "a", "b", "c", "d", "e", "f", "g", "h", "", "", "i\nj\nk", "l\nm", "n\no", "c\nby",
        "c\nby", "p", "c\nby", "Ann\nq\nc\nby", "c\nby", "c\nby", "News", "c\nby", "r", "s\nt",
        "u\nv", "w\nT\nD\nA", "c\nby", "x", "y^2", "z", "No", "c\nby",
      ])
    #expect(
      InstantPage(blocks: Samples.blocks).plainText
        == plain.filter { !$0.isEmpty }.joined(separator: "\n"))
  }

  @Test("Rows are lines and cells are parted by tabs, missing ones keep their column")
  func tables() {
    let texts: [[String?]] = [["a", "b"], [nil, "c", "d"], [], [nil, nil], ["e", "", "f"]]
    let rows = texts.map { row in
      InstantPageTableRow(
        cells: row.map { InstantPageTableCell(text: $0.map { .plain($0) }) })
    }
    let table = InstantPageBlock.table(
      title: .plain("t"), rows: rows, bordered: false, striped: false, compact: false)
    let page = InstantPage(blocks: [table, table])
    let lines = ["t", "a\tb", "\tc\td", "e\t\tf"]
    #expect(page.plainText == (lines + lines).joined(separator: "\n"))
  }

  @Test("A long text takes time in proportion")
  func isLinear() {
    let parts = Array(repeating: RichText.bold(.concat([.plain("ab"), .empty])), count: 50_000)
    #expect(RichText.concat(parts).plainText.utf8.count == 100_000)
    let blocks = Array(repeating: InstantPageBlock.paragraph(.plain("ab")), count: 50_000)
    #expect(InstantPage(blocks: blocks).plainText.utf8.count == 149_999)
  }
}
