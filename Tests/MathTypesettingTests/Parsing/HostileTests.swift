import Foundation
import MathTypesetting
import TestSupport
import Testing

@Suite("Hostile formulas")
struct HostileTests {
  /// A name, and a formula that grows with a number.
  struct Input: Sendable, CustomTestStringConvertible {
    var name: String
    var make: @Sendable (Int) -> String

    var testDescription: String { name }
  }

  private static func repeated(_ text: String, _ count: Int, _ end: String = "") -> String {
    String(repeating: text, count: max(count / text.utf16.count, 1)) + end
  }

  static let inputs: [Input] = [
    Input(name: "open braces") { repeated("{", $0) },
    Input(name: "closing braces") { repeated("}", $0) },
    Input(name: "closed braces") { repeated("{", $0 / 2) + repeated("}", $0 / 2) },
    Input(name: "fractions without arguments") { repeated("\\frac", $0) },
    Input(name: "roots of roots") { repeated("\\sqrt", $0) },
    Input(name: "options") { repeated("\\sqrt[", $0) },
    Input(name: "left in left") { repeated("\\left(", $0) },
    Input(name: "scripts of scripts") { repeated("x^", $0) },
    Input(name: "scripts in braces") { repeated("x^{", $0) },
    Input(name: "primes") { "x" + repeated("'", $0) },
    Input(name: "raised digits") { "x" + repeated("²", $0) },
    Input(name: "marks") { "x" + repeated("\u{302}", $0) },
    Input(name: "cells") { "\\begin{matrix}" + repeated("a&b\\\\", $0, "\\end{matrix}") },
    Input(name: "one row") { "\\begin{matrix}" + repeated("&", $0, "\\end{matrix}") },
    Input(name: "lines") { "\\begin{matrix}" + repeated("\\hline", $0, "\\end{matrix}") },
    Input(name: "environments") { repeated("\\begin{matrix}", $0) },
    Input(name: "ends") { repeated("\\end{matrix}", $0) },
    Input(name: "columns") { "\\begin{array}{" + repeated("c", $0, "}\\end{array}") },
    Input(name: "columns of columns") {
      "\\begin{array}{" + repeated("*{99}{", $0 / 2) + repeated("}", $0 / 2, "}\\end{array}")
    },
    Input(name: "a macro that is itself") { repeated("x", $0, "\\def\\a{\\a}\\a") },
    Input(name: "a macro that doubles") {
      repeated(
        "x", $0,
        "\\def\\a#1{#1#1}" + String(repeating: "\\a{", count: 40) + "x"
          + String(repeating: "}", count: 40))
    },
    Input(name: "macros that double each other") {
      repeated(
        "x", $0,
        (0..<26).map {
          "\\def\\\(Character(Unicode.Scalar(UInt8(97 + $0))))z{\\\(Character(Unicode.Scalar(UInt8(98 + $0))))z\\\(Character(Unicode.Scalar(UInt8(98 + $0))))z}"
        }.joined() + "\\az")
    },
    Input(name: "a body that grows") {
      repeated("x", $0, "\\def\\a{x}" + String(repeating: "\\edef\\a{\\a\\a}", count: 40))
    },
    Input(name: "definitions") { repeated("\\def\\a{x}", $0) },
    Input(name: "definitions in groups") { repeated("{\\def\\a{x}}", $0) },
    Input(name: "definitions global and local") { repeated("\\gdef\\a{x}\\def\\a{y}", $0) },
    Input(name: "arguments of macros") { "\\def\\a#1{}" + repeated("\\a{x}", min($0, 9_000)) },
    Input(name: "macros in arguments") { "\\def\\a#1{#1}" + repeated("\\a{", $0) },
    Input(name: "delimited arguments") {
      "\\def\\a#1\(String(repeating: "x", count: 31))y{}\\a" + repeated("x", $0)
    },
    Input(name: "words") { "\\text{" + repeated("word ", $0, "}") },
    Input(name: "words in words") { repeated("\\text{", $0) },
    Input(name: "formulas in words") { repeated("\\text{$", $0) },
    Input(name: "accents in words") { "\\text{" + repeated("\\'", $0, "}") },
    Input(name: "switches") { repeated("\\displaystyle\\color{red}\\large x", $0) },
    Input(name: "overs") { repeated("\\over", $0) },
    Input(name: "overs in braces") { repeated("{x\\over", $0) },
    Input(name: "nots") { repeated("\\not", $0) },
    Input(name: "hats") { repeated("\\hat", $0) }, Input(name: "carets") { repeated("^", $0) },
    Input(name: "backslashes") { repeated("\\", $0) },
    Input(name: "percent signs") { repeated("%\n", $0) },
    Input(name: "at signs") { "\\begin{CD}" + repeated("@", $0) },
    Input(name: "labels") { "\\begin{CD}" + repeated("@>", $0) },
    Input(name: "letters of other scripts") { repeated("слово", $0) },
    Input(name: "addresses") { repeated("\\href{", $0) },
    Input(name: "dollars") { "\\text{" + repeated("$", $0) },
    Input(name: "expandafter") { repeated("\\expandafter", $0) },
    Input(name: "brakets") { repeated("\\Braket{", $0) },
    Input(name: "bars of a braket") { "\\Braket{" + repeated("|", $0, "}") },
    Input(name: "dots") { repeated("\\dots", $0) },
    Input(name: "numbers") { repeated("1", $0) },
    Input(name: "a length") { "\\kern" + repeated("1", $0) },
    Input(name: "white space") { repeated(" ", $0) },
    Input(name: "ordinary") { repeated("a+\\frac{b}{c}x_1^2 ", $0) },
  ]

  @Test("100,000 characters take less than a second, whatever comes of them", arguments: inputs)
  func time(of input: Input) {
    var limits = LaTeXLimits()
    limits.sourceLength = 200_000
    let source = input.make(100_000)
    let seconds = Self.seconds {
      let reading = LaTeX.read(source, limits: limits)
      _ =
        reading.list.dump().count + reading.list.mathML(display: true).count
        + reading.list.spoken.count
    }
    #if DEBUG
      #expect(seconds < 8)
    #else
      #expect(seconds < 1)
    #endif
  }

  @Test("twice the formula takes about twice the time", arguments: inputs)
  func growth(of input: Input) {
    var limits = LaTeXLimits()
    limits.sourceLength = .max
    limits.expansions = .max
    limits.cells = .max
    let half = input.make(20_000)
    let whole = input.make(40_000)
    let parse = { (source: String) in _ = LaTeX.read(source, limits: limits) }
    let seconds = Self.seconds { parse(whole) }
    // What takes little time is measured too badly to compare.
    if seconds < 0.05 { return }
    let isLinear = (0..<4).contains { _ in
      let first = Self.seconds { parse(half) }
      return Self.seconds { parse(whole) } < first * 3
    }
    #expect(isLinear)
  }

  @Test(
    "formulas as deep as the limit fit a small stack",
    arguments: [
      "{", "\\frac{1}{", "\\sqrt[3]{", "\\left(", "\\begin{array}{c}", "\\begin{aligned}a&", "x^{",
      "\\text{", "{a\\over ", "\\fbox{$", "\\xrightarrow[", "\\hat", "\\mathbf{",
      "\\textcolor{red}{",
    ])
  func stack(_ opening: String) {
    let source = String(repeating: opening, count: 1_000)
    // Without optimisation the parser's frames are many times larger.
    #if DEBUG
      let bytes = 4_096 * 1_024
    #else
      let bytes = 512 * 1_024
    #endif
    let length = withStack(bytes: bytes) {
      let list = LaTeX.read(source).list
      return list.dump().count + list.mathML(display: false).count + list.spoken.count
    }
    #expect(length != nil)
  }

  @Test(
    "The limits are kept and named",
    arguments: [
      Row(
        String(repeating: "{", count: 2_000),
        "column 61: More than 60 groups stand inside each other; nest them less."),
      Row(
        #"\def\a{\a}\a"#,
        "column 11: Macros are used more than 2000 times; check for one that uses itself."),
      Row(
        #"\def\a{\b\b}\def\b{\c\c}\def\c{\d\d}\def\d{\e\e}\def\e{\f\f}\def\f{\g\g}\def\g{\h\h}\def\h{\i\i}\def\i{\j\j}\def\j{\k\k}\def\k{xx}\a\a"#,
        "column 1: Macros are used more than 2000 times; check for one that uses itself."),
      Row(
        #"\def\a{xxxxxxxxxx}\edef\a{\a\a\a\a\a\a\a\a\a\a}\edef\a{\a\a\a\a\a\a\a\a\a\a}\edef\a{\a\a\a\a\a\a\a\a\a\a}\edef\a{\a\a\a\a\a\a\a\a\a\a}"#,
        "column 1: The macros expand to more than 65536 tokens; shorten them."),
      Row(
        "\\begin{matrix}" + String(repeating: "a\\\\", count: 10_001) + "\\end{matrix}",
        "column 1: The arrays have more than 10000 cells together; split the formula."),
      Row(
        "\\begin{matrix}" + String(repeating: "&", count: 300) + "\\end{matrix}",
        "column 1: The array has more than 256 columns; split it."),
      Row(
        String(repeating: "x", count: 65_537),
        "column 1: The formula is 65537 characters long; split it into formulas of at most 65536."),
    ])
  func limits(_ row: Row) {
    let error = dump(row.latex)
    #expect(error.drop { $0 != ":" } == row.expected.drop { $0 != ":" })
  }

  @Test("10,000 cells are within the limit")
  func manyCells() throws {
    let row = String(repeating: "a&", count: 99) + "a\\\\"
    let list = try LaTeX.parse(
      "\\begin{matrix}" + String(repeating: row, count: 100) + "\\end{matrix}")
    guard case .array(let array) = list.nodes.first?.kind else { return }
    #expect(array.rows.count == 100 && array.columns.count == 100)
  }

  /// Of this thread alone: tests run beside each other.
  private static func seconds(_ body: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
    let start = now()
    body()
    return now() - start
  }
}
