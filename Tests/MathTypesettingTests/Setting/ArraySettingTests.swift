import Testing

@testable import MathTypesetting

struct ArraySettingTests {
  @Test("Rows are 12 points apart and centred on the axis")
  func rows() throws {
    let layout = try FormulaBench().set("\\begin{matrix}1\\\\2\\\\3\\end{matrix}")
    let lines = try ["1", "2", "3"].map { try layout.glyph(Character($0)).y }
    #expect(isNear(lines[1] - lines[0], 12))
    #expect(isNear(lines[2] - lines[1], 12))
    #expect(isNear(layout.ascent - layout.descent, 5), "twice the axis")
    #expect(isNear(layout.ascent + layout.descent, 36))
  }

  @Test("High cells push their rows apart")
  func high() throws {
    let layout = try FormulaBench().set("\\begin{matrix}1\\\\\\dfrac{2}{2}\\\\3\\end{matrix}")
    #expect(try layout.glyph("3").y - layout.glyph("1").y > 24.5)
  }

  @Test("Columns are aligned as asked, their gaps are 10 points")
  func columns() throws {
    let layout = try FormulaBench().set("\\begin{array}{lcr}1&2&3\\\\444&555&666\\end{array}")
    let four = try #require(layout.glyphs("4").first)
    let five = layout.glyphs("5")
    let six = try #require(layout.glyphs("6").last)
    #expect(isNear(try layout.glyph("1").x, four.x))
    #expect(isNear(four.x, 5), "\\arraycolsep")
    #expect(isNear(try layout.glyph("2").x, five[1].x))
    #expect(isNear(try layout.glyph("3").x, six.x))
    #expect(isNear(five[0].x - (four.x + 15), 10))
    #expect(isNear(layout.width, 75))
  }

  @Test("Lines")
  func lines() throws {
    let layout = try FormulaBench().set("\\begin{array}{|c|c|}\\hline 1&2\\\\\\hline\\end{array}")
    let level = layout.rules.filter { $0.rect.width > $0.rect.height }
    let upright = layout.rules.filter { $0.rect.height > $0.rect.width }
    #expect(level.count == 2)
    #expect(upright.count == 3)
    for rule in level { #expect(isNear(rule.rect.height, 0.4)) }
    for rule in upright { #expect(isNear(rule.rect.height, layout.ascent + layout.descent)) }
    let dashed = try FormulaBench().set("\\begin{array}{c:c}1&2\\\\3&4\\end{array}")
    #expect(dashed.rules.count > 2)
  }

  @Test("Aligned equations meet at their relations, in display style")
  func aligned() throws {
    let layout = try FormulaBench().set(
      "\\begin{aligned}a&=\\frac12\\\\aaa&=3\\end{aligned}", style: .display)
    let signs = layout.glyphs("=")
    #expect(signs.count == 2)
    #expect(isNear(signs[0].x, signs[1].x))
    #expect(isNear(layout.size(of: try layout.glyph("2")), 10))
  }

  @Test("Tags stand to the right, their edges in line")
  func tags() throws {
    let layout = try FormulaBench().set(
      "\\begin{align}a&=b\\tag{1}\\\\c&=d\\tag{222}\\end{align}", style: .display)
    let ends = layout.glyphs(")").map { $0.x + Double($0.advance) }
    #expect(ends.count == 2)
    #expect(isNear(ends[0], ends[1]))
    #expect(isNear(ends[0], layout.width))
    let single = try FormulaBench().set("x\\tag{1}", style: .display)
    #expect(try single.glyph("(").x > 20)
  }

  @Test("Cases have a brace on one side")
  func cases() throws {
    let layout = try FormulaBench().set("\\begin{cases}1&2\\\\3&4\\end{cases}", style: .display)
    #expect(layout.glyphs("{").count + layout.glyphs.count { $0.character == 0 } >= 1)
    #expect(layout.glyphs("}").isEmpty)
  }

  @Test("Ten thousand cells are set in time, and time grows with their number")
  func large() throws {
    let bench = try FormulaBench()
    func matrix(_ rows: Int) throws -> MathList {
      let row = Array(repeating: "1", count: 50).joined(separator: "&")
      let body = Array(repeating: row, count: rows).joined(separator: "\\\\")
      return try LaTeX.parse("\\begin{pmatrix}\(body)\\end{pmatrix}")
    }
    let layout = setFormula(
      try matrix(200), style: .display, size: 10, font: .latinModern, context: bench.context)
    #expect(layout.glyphs.count >= 10_000)
    #expect(layout.ascent + layout.descent > 2_390)
  }
}
