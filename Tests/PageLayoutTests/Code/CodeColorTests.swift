import CodeHighlighting
import PageLayout
import PageModel
import Testing
import Typesetting

struct CodeColorTests {
  private let page = InstantPage(blocks: [
    .preformatted(
      text: .concat([.plain("let "), .bold(.plain("x = ")), .plain("1")]), language: "Swift")
  ])

  private func colors(
    _ highlight: CodeHighlight?, palette: MessagePalette = .day(outgoing: false)
  ) throws -> [String] {
    let context = try TypesettingContext()
    var inputs = LayoutInputs(width: 300, theme: .chat(palette))
    let spec = try #require(CodeSpec(language: "swift", text: "let x = 1"))
    inputs.codeHighlights[spec] = highlight
    let layout = layoutPage(page, inputs: inputs, context: context)
    guard case .code(let code)? = layout.items.first?.content else {
      Issue.record("no code")
      return []
    }
    return code.code.paragraph.text.spans.map { span in
      let color = code.code.attributes[span.style.tag].color
      let name = color == palette.primaryText ? "plain" : "coloured"
      return "\(name) \(code.code.paragraph.text.substring(span.range))"
    }
  }

  @Test("Code is plain until there are colours, then the same text in colours, formatting kept")
  func colours() throws {
    #expect(try colors(nil) == ["plain let ", "plain x = ", "plain 1"])
    let highlight = CodeHighlight(ranges: [
      CodeRange(start: 0, length: 3, kind: .keyword),
      CodeRange(start: 6, length: 1, kind: .operator),
      CodeRange(start: 8, length: 1, kind: .constant),
    ])
    let expected = [
      "coloured let", "plain  ", "plain x ", "coloured =", "plain  ", "coloured 1",
    ]
    #expect(try colors(highlight) == expected)
    #expect(try colors(highlight, palette: .night(outgoing: true)) == expected)
  }

  @Test("A highlight that does not fit colours nothing")
  func misfit() throws {
    let highlight = CodeHighlight(ranges: [CodeRange(start: 0, length: 50, kind: .keyword)])
    #expect(try colors(highlight) == ["plain let ", "plain x = ", "plain 1"])
  }
}
