import Testing
import Typesetting

@testable import MathTypesetting

struct MathFontTests {
  private static func open(_ choice: MathFontChoice) throws -> MathFont {
    MathFont(try TypesettingContext().mathFaces(choice).math)
  }

  @Test(
    "Constants are the table's, in em",
    arguments: [
      (MathFontChoice.latinModern, 0.250, 0.040, 0.70, 0.50),
      (.termes, 0.250, 0.052, 0.74, 0.55),
      (.pagella, 0.250, 0.060, 0.74, 0.55),
    ])
  func constants(
    choice: MathFontChoice, axis: Double, rule: Double, script: Double, scriptScript: Double
  ) throws {
    let constants = try Self.open(choice).constants
    #expect(constants.axisHeight == axis)
    #expect(constants.fractionRuleThickness == rule)
    #expect(constants.scriptScale == script)
    if choice != .pagella { #expect(constants.scriptScriptScale == scriptScript) }
  }

  @Test(
    "A parenthesis has larger forms and three parts",
    arguments: [(MathFontChoice.latinModern, 8), (.termes, 7), (.pagella, 7)])
  func parenthesis(choice: MathFontChoice, variants: Int) throws {
    let font = try Self.open(choice)
    let construction = font.construction(of: font.open.glyph(for: 0x28), .vertical)
    #expect(construction.variants.count == variants)
    #expect(construction.parts.count == 3)
    #expect(construction.parts.map(\.isExtender) == [false, true, false])
    for (one, next) in zip(construction.variants, construction.variants.dropFirst()) {
      #expect(one.size < next.size)
    }
  }

  @Test("Measures are those of the design")
  func measures() throws {
    let font = try Self.open(.latinModern)
    let f = font.open.measures(of: font.open.glyph(for: 0x1D453))
    #expect(f.advance == 0.490)
    #expect(f.italicCorrection == 0.090)
    #expect(f.topAccent == 0.464)
    #expect(f.top == 0.705)
    #expect(f.bottom == -0.205)
    #expect(f.depth == 0.205)
    let minus = font.open.measures(of: font.open.glyph(for: 0x2212))
    #expect(minus.depth == 0, "ink above the baseline has no depth")
    let count = font.open.counters.count
    _ = font.open.measures(of: font.open.glyph(for: 0x2212))
    #expect(font.open.counters.count == count, "a glyph is measured once")
  }

  @Test("A script has forms of its own")
  func scriptForms() throws {
    let font = try Self.open(.latinModern)
    let plain = font.glyph(for: 0x78, scriptLevel: 0)
    #expect(font.glyph(for: 0x78, scriptLevel: 1) != plain)
    #expect(font.glyph(for: 0x78, scriptLevel: 2) != font.glyph(for: 0x78, scriptLevel: 1))
    #expect(font.glyph(for: 0x78, scriptLevel: 9) == font.glyph(for: 0x78, scriptLevel: 2))
    #expect(font.glyph(for: 0x4E00, scriptLevel: 1) == 0, "a character the font lacks")
  }

  @Test("A file without a MATH table still has sizes to set with")
  func noTable() {
    let font = MathFont(FontFace(path: "/nowhere.otf"))
    #expect(font.constants.scriptScale == 0.7)
    #expect(font.open.glyph(for: 0x78) == 0)
    #expect(font.open.measures(of: 7).top == 0)
    #expect(font.construction(of: 7, .vertical).parts.isEmpty)
  }
}

struct GlyphConstructionTests {
  private let parenthesis = GlyphConstruction(
    variants: [],
    parts: [
      .init(glyph: 1, advance: 1.5, startConnector: 0, endConnector: 0.25, isExtender: false),
      .init(glyph: 2, advance: 0.5, startConnector: 0.5, endConnector: 0.5, isExtender: true),
      .init(glyph: 3, advance: 1.5, startConnector: 0.25, endConnector: 0, isExtender: false),
    ], minimumOverlap: 0.02)

  @Test(
    "As few extenders as reach the size, and overlaps that make it so",
    arguments: [
      (2.0, 2, 2.75), (2.9, 2, 2.9), (2.98, 2, 2.98), (3.2, 3, 3.2), (10.0, 17, 10.0),
    ])
  func reaching(size: Double, count: Int, reached: Double) throws {
    let assembly = try #require(parenthesis.assembly(reaching: size, limit: 100))
    #expect(assembly.parts.count == count)
    #expect(abs(assembly.size - reached) < 1e-9)
    #expect(assembly.parts.first?.offset == 0)
  }

  @Test("No more parts than allowed, whatever the size")
  func bounded() throws {
    for size in [1e3, 1e300, .infinity, .nan, -1] {
      let assembly = try #require(parenthesis.assembly(reaching: size, limit: 10))
      #expect(assembly.parts.count <= 10)
      #expect(assembly.size.isFinite)
    }
  }

  @Test("A glyph without parts is not put together")
  func none() {
    let plain = GlyphConstruction(variants: [], parts: [], minimumOverlap: 0)
    #expect(plain.assembly(reaching: 3, limit: 10) == nil)
  }
}
