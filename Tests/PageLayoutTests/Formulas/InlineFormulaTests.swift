import CodeHighlighting
import PageModel
import Testing
import Typesetting

@testable import PageLayout

@Suite("Formulas among text")
struct InlineFormulaTests {
  private let context: TypesettingContext
  private let inputs = LayoutInputs(width: 360, theme: .chat(.day(outgoing: false)))

  init() throws { context = try TypesettingContext() }

  @Test("A formula in a button's label is no higher than words")
  func label() throws {
    let words = try pill(.plain("Label"))
    let formula = try pill(.formula(latex: #"\frac{\frac{a}{b}}{\frac{c}{d}}"#))
    #expect(formula.label?.formulas.count == 1)
    #expect(formula.size.height <= words.size.height * 1.5)
    let set = try #require(formula.label?.formulas.values.first)
    let words15 = context.metrics(for: FontStyle(role: .sans, size: 15, weight: .semibold))
    #expect(set.height <= words15.ascent + words15.descent + 0.01)
  }

  @Test("Coloured code keeps its formulas")
  func code() throws {
    let text = RichText.concat([.plain("let x = "), .formula(latex: "x")])
    let spec = try #require(CodeSpec(language: "swift", text: text.plainText))
    var inputs = self.inputs
    inputs.codeHighlights[spec] = CodeHighlight(ranges: [
      CodeRange(start: 0, length: 3, kind: .keyword)
    ])
    let page = layoutPage(
      InstantPage(blocks: [.preformatted(text: text, language: "swift")]), inputs: inputs,
      context: context)
    guard case .code(let code)? = page.items.first?.content else { throw Missing() }
    #expect(code.code.attributes.contains { $0.color == inputs.theme.syntax.color(of: .keyword) })
    #expect(code.code.formulas.keys.sorted() == [8])
  }

  private struct Missing: Error {}

  private func pill(_ label: RichText) throws -> PillItem {
    let button = InstantPageButton(
      text: label, action: .callback(requiresPassword: false, data: []))
    let page = layoutPage(
      InstantPage(blocks: [.paragraph(.textButton(button))]), inputs: inputs, context: context)
    guard case .text(let text)? = page.items.first?.content, let pill = text.buttons.first?.pill
    else { throw Missing() }
    return pill
  }
}
