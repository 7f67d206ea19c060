import Testing

@testable import MathTypesetting

struct AtomSpacingTests {
  @Test(
    "The spaces between atoms are TeX's, in eighteenths of an em",
    arguments: [
      ("two ordinary atoms", "11", 0.0),
      ("a binary operator", "1+1", 8),
      ("a relation", "1=1", 10),
      ("punctuation", "1,1", 3),
      ("an operator between ordinary atoms", "1\\sum 1", 6),
      ("a sign has nothing to its left", "-1", 0),
      ("a sign after a parenthesis", "(-1)", 0),
      ("a sign after a relation", "1=-1", 10),
      ("a sign after another", "1+-1", 8),
      ("an operator before a relation is none", "1+=1", 10),
      ("an operator at the end is none", "1+", 0),
      ("a relation after a relation", "1<=1", 10),
      ("parentheses", "1(1)1", 0),
      ("what grows is an inner atom", "1\\left(1\\right)1", 6),
      ("braces make an ordinary atom", "1{+}1", 0),
      ("a class of one's own", "1\\mathrel{+}1", 10),
      ("a colour is not there", "1\\color{red}+1", 8),
      ("a style is not there", "{1\\textstyle+1}", 8),
      ("a phantom has the class of its contents", "1\\phantom{+}1", 8),
      ("spaces do not part an operator from its operand", "1\\,+\\,1", 14),
      ("punctuation before a fence", "\\left(1,\\right)", 3),
    ])
  func spaces(sentence: String, latex: String, mu: Double) throws {
    let bench = try FormulaBench()
    let layout = try bench.set(latex, size: 18)
    // Hidden glyphs count too: set the same without hiding.
    let visible = try bench.set(
      latex.replacing("\\phantom{+}", with: "+"), size: 18)
    let advances = visible.glyphs.reduce(0) { $0 + Double($1.advance) }
    let operators = visible.glyphs.filter { $0.character == 0x2211 }.count
    #expect(isNear(layout.width - advances, mu, within: 0.01), "\(sentence)")
    #expect(operators <= 1)
  }

  @Test(
    "Scripts leave out the spaces of operators and relations",
    arguments: [("1^{1+1}", 0.0), ("1^{1=1}", 0), ("1^{1,1}", 0), ("1^{\\sin 1}", 3)])
  func scripts(latex: String, mu: Double) throws {
    let layout = try FormulaBench().set(latex, size: 18)
    let advances = layout.glyphs.reduce(0) { $0 + Double($1.advance) }
    let afterScript = 0.056 * 18
    #expect(
      isNear(layout.width - advances - afterScript, mu * 0.7, within: 0.01), "\(latex)")
  }

  @Test(
    "Lengths",
    arguments: [
      ("1\\quad1", 10.0), ("1\\qquad1", 20), ("1\\,1", 1.667), ("1\\!1", -1.667),
      ("1\\hspace{5pt}1", 5), ("1\\kern1em1", 10), ("1\\mkern9mu1", 5),
      ("1\\hspace{1ex}1", 4.31),
    ])
  func lengths(latex: String, points: Double) throws {
    let bench = try FormulaBench()
    let plain = try bench.set("11").width
    let difference = try bench.set(latex).width - plain
    #expect(isNear(difference, points, within: 0.02), "\(latex): \(difference)")
  }
}
