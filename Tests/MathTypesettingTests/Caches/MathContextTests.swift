import Testing
import Typesetting

@testable import MathTypesetting

struct MathContextTests {
  @Test("A formula is set once, and what cannot be read is read once")
  func hits() throws {
    let context = try MathContext(typesetting: TypesettingContext())
    let first = try context.layout("x^2", style: .text, size: 17)
    let second = try context.layout("x^2", style: .text, size: 17)
    #expect(first == second)
    #expect(context.counters.formulas.hits == 1)
    #expect(context.counters.formulas.misses == 1)
    #expect(throws: LaTeXError.self) { try context.layout("\\frac", style: .text, size: 17) }
    #expect(throws: LaTeXError.self) { try context.layout("\\frac", style: .text, size: 17) }
    #expect(context.counters.formulas.hits == 2)
  }

  @Test("Another style, size or font is another formula")
  func keys() throws {
    let context = try MathContext(typesetting: TypesettingContext())
    _ = try context.layout("x", style: .text, size: 17)
    _ = try context.layout("x", style: .display, size: 17)
    _ = try context.layout("x", style: .text, size: 18)
    _ = try context.layout("x", style: .text, size: 17, font: .termes)
    #expect(context.counters.formulas.hits == 0)
    #expect(context.counters.formulas.count == 4)
    context.forgetFormulas()
    #expect(context.counters.formulas.count == 0)
    #expect(context.counters.glyphs.count == 4, "𝑥 in two fonts, and x, which is an ex high")
  }

  @Test("The cache keeps to its bound")
  func bound() throws {
    let context = try MathContext(typesetting: TypesettingContext())
    let long = Array(repeating: "1", count: 2_000).joined()
    for number in 0..<60 {
      _ = try context.layout("\(number)\(long)", style: .text, size: 10)
    }
    let counters = context.counters.formulas
    #expect(counters.cost <= FormulaCache.glyphLimit)
    #expect(counters.evictions > 0)
  }

  @Test("Contexts of one typesetting context share what they have")
  func shared() throws {
    let typesetting = try TypesettingContext()
    _ = try MathContext(typesetting: typesetting).layout("x", style: .text, size: 17)
    let other = try MathContext(typesetting: typesetting)
    _ = try other.layout("x", style: .text, size: 17)
    #expect(other.counters.formulas.hits == 1)
  }
}
