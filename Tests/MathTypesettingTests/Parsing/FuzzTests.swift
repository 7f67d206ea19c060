import Foundation
import MathTypesetting
import TestSupport
import Testing

@Suite("Random formulas")
struct FuzzTests {
  /// Pieces that open, close, divide and define.
  private static let pieces: [String] =
    [
      "{", "}", "[", "]", "^", "_", "&", "\\\\", "$", "#", "#1", "~", "%", "\n", " ", "'", "|", "²",
      "₁", "½", "é", "слово", "𝔸",
      "\u{302}", "\u{338}", "x", "1", "+", "=", "(", ")", ",", "@", ">", "V", "\\left(",
      "\\middle|", "\\right)", "\\left.", "\\begin{matrix}",
      "\\end{matrix}", "\\begin{array}{c|c}", "\\end{array}", "\\begin{align}", "\\end{align}",
      "\\begin{CD}", "\\end{CD}", "\\begin{", "\\text{",
      "\\def\\a#1{", "\\def\\a{", "\\edef\\b{", "\\a", "\\b", "\\let\\a=", "\\newcommand\\b[1]{",
      "\\expandafter", "\\noexpand", "\\@ifnextchar", "\\global", "\\frac", "\\sqrt[",
      "\\over", "\\limits", "\\verb|", "\\char\"", "\\kern", "1em", "\\color{red}", "\\hline",
      "\\tag{", "\\ce{", "\\Braket{", "\\genfrac", "\\(", "\\)", "\\", "\u{0}", "\u{FFFD}",
    ] + FormulaTable.entries.map(\.function) + FormulaTable.entries.map(\.example)

  @Test("nothing traps, and every list can be written and set", arguments: 0..<8)
  func random(_ seed: Int) throws {
    let bench = try FormulaBench()
    var generator = SeededGenerator(seed: UInt64(seed))
    let end = Date().addingTimeInterval(Self.seconds)
    var rounds = 0
    repeat {
      let count = Int.random(in: 1...40, using: &generator)
      let source = (0..<count).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }
        .joined()
      Self.check(source, seed, bench)
      // A correct formula with one thing changed.
      if var scalars = FormulaTable.entries.randomElement(using: &generator).map({
        Array($0.example.unicodeScalars)
      }), !scalars.isEmpty {
        let place = Int.random(in: 0..<scalars.count, using: &generator)
        let piece = Array((Self.pieces.randomElement(using: &generator) ?? "").unicodeScalars)
        scalars.replaceSubrange(
          place..<min(place + Int.random(in: 0...2, using: &generator), scalars.count), with: piece)
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        Self.check(String(text), seed, bench)
      }
      rounds += 1
    } while Date() < end
    #expect(rounds > 0)
  }

  /// `RECTO_FUZZ_SECONDS` makes it longer.
  private static let seconds =
    ProcessInfo.processInfo.environment["RECTO_FUZZ_SECONDS"].flatMap(Double.init) ?? 0.5

  private static func check(_ source: String, _ seed: Int, _ bench: FormulaBench) {
    let length = source.utf16.count
    let reading = LaTeX.read(source)
    let list = reading.list
    #expect(list.dump() == LaTeX.read(source).list.dump(), "\(seed): \(source.debugDescription)")
    #expect(
      MathMLCheck.problem(in: list.mathML(display: true)) == nil,
      "\(seed): \(source.debugDescription)")
    _ = list.spoken
    let layout = setFormula(
      list, style: seed.isMultiple(of: 2) ? .display : .text, size: 10, font: .latinModern,
      context: bench.context)
    #expect(
      layout.width.isFinite && layout.ascent.isFinite && layout.descent.isFinite,
      "\(seed): \(source.debugDescription)")
    #expect(
      layout.broken(to: 50).reduce(0) { $0 + $1.glyphs.count } == layout.glyphs.count,
      "\(seed): \(source.debugDescription)")
    for node in list.nodes {
      #expect(
        node.range.lowerBound >= 0 && node.range.upperBound <= length,
        "\(seed): \(source.debugDescription)")
    }
    do throws(LaTeXError) {
      #expect(try LaTeX.parse(source) == list && reading.errors.isEmpty)
    } catch {
      #expect(
        !error.sentence.isEmpty && !reading.errors.isEmpty, "\(seed): \(source.debugDescription)")
      #expect(
        (0...length).contains(error.offset), "\(seed): \(source.debugDescription): \(error.offset)")
    }
  }
}
