import Testing

@testable import MathTypesetting

struct BreakingTests {
  private static let long =
    "a_1+a_2+a_3+a_4=b_1+b_2+b_3+b_4=c_1+c_2+c_3+c_4\\le d_1+d_2+d_3+d_4"

  @Test("A formula that fits stays whole")
  func whole() throws {
    let layout = try FormulaBench().set(Self.long)
    #expect(layout.broken(to: layout.width).count == 1)
  }

  @Test("Pieces fit, and together they are the formula", arguments: [30.0, 60, 90, 120, 200])
  func pieces(width: Double) throws {
    let layout = try FormulaBench().set(Self.long)
    let pieces = layout.broken(to: width)
    #expect(pieces.count > 1)
    #expect(pieces.allSatisfy { $0.width <= width })
    #expect(pieces.flatMap { $0.glyphs.map(\.id) } == layout.glyphs.map(\.id))
    for piece in pieces {
      #expect((piece.glyphs.map(\.x).min() ?? 0) >= -0.5)
      #expect(piece.glyphs.allSatisfy { $0.x <= piece.width })
      #expect(piece.ascent > 0)
    }
  }

  @Test("Lines end after a relation where that is not too early")
  func relations() throws {
    let layout = try FormulaBench().set(Self.long)
    let whole = layout.width
    let pieces = layout.broken(to: whole * 0.6)
    #expect(pieces.first?.glyphs.last?.character == 0x3D)
  }

  @Test(
    "What cannot be broken is one piece",
    arguments: ["aaaaaaaa", "\\frac{a+b+c}{d}", "\\sqrt{a=b}"])
  func unbreakable(latex: String) throws {
    #expect(try FormulaBench().set(latex).broken(to: 5).count == 1)
  }

  @Test(
    "The source has its say",
    arguments: [
      ("a\\allowbreak b", 2), ("a+\\nobreak b", 1), ("a+b", 2), ("{a+b}", 1), ("a=-b", 2),
    ])
  func told(latex: String, count: Int) throws {
    #expect(try FormulaBench().set(latex).broken(to: 1).count == count, "\(latex)")
  }

  @Test("Forced lines stand below each other")
  func forced() throws {
    let layout = try FormulaBench().set("a\\\\b\\newline c")
    let baselines = try ["𝑎", "𝑏", "𝑐"].map { try layout.glyph(Character($0)).y }
    #expect(isNear(baselines[1] - baselines[0], 12))
    #expect(isNear(baselines[2] - baselines[1], 12))
    #expect(isNear(try layout.glyph("𝑏").x, 0))
    #expect(layout.descent >= 24)
  }

  @Test("Any width is borne", arguments: [0, -1, .infinity, .nan, 1e300])
  func odd(width: Double) throws {
    let layout = try FormulaBench().set(Self.long)
    #expect(layout.broken(to: width).reduce(0) { $0 + $1.glyphs.count } == layout.glyphs.count)
  }
}
