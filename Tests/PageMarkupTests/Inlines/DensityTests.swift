import PageMarkup
import Testing

@Suite("Dense markup")
struct DensityTests {
  @Test("markup beyond what can be read in reasonable time stays text, and is pointed out")
  func tooDense() throws {
    let many = String(repeating: "*a* ", count: 4_000)
    let document = try parseMarkdown("b\n\n\(many)\\* `_` end\n\n*c*")
    #expect(document.warnings.map(\.kind) == [.markupTooDense(limit: 4_096)])
    #expect(document.warnings.map(\.position) == [SourcePosition(line: 3, column: 1)])
    let page = document.page
    #expect(page.blocks.count == 3)
    #expect(PageSpelling.of(page.blocks[2]) == "p(i(c))")
    let spelling = PageSpelling.of(page.blocks[1])
    #expect(spelling.hasPrefix("p(i(a) i(a) "))
    #expect(spelling.hasSuffix("*a* *a* * c(_) end)"))
  }

  @Test("instructions that are never closed stay text")
  func openTags() throws {
    let many = String(repeating: "a <? ", count: 100)
    let page = try parseMarkdown(many).page
    #expect(page.plainText == String(many.dropLast()))
    #expect(try PageSpelling.of(parseMarkdown("a <?b?> <!C d>").page.blocks) == "p(a <?b?> <!C d>)")
  }

  @Test("a text that uses every character that could stand in is refused")
  func tooStrange() throws {
    var strange = ""
    for value in stride(from: UInt32(0xE000), through: 0xF8FF, by: 64) {
      if let scalar = Unicode.Scalar(value) { strange.unicodeScalars.append(scalar) }
    }
    #expect(throws: MarkupError.tooStrange(SourcePosition(line: 3, column: 1))) {
      try parseMarkdown(strange + "\n\n**（a）**は")
    }
    let plain = try parseMarkdown(strange + "\n\n**a**は")
    #expect(plain.page.blocks.count == 2)
  }

  @Test("a private character of the author's own stays, however it is spelled")
  func privateCharacters() throws {
    let page = try parseMarkdown("\u{E000}**（&#xE040;&#57472;\u{2E00}）**は").page
    #expect(
      PageSpelling.of(page.blocks) == "p(\u{E000}b(（\u{E040}\u{E080}\u{2E00}）)は)")
  }
}
