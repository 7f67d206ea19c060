import Glibc
import Recto

extension Benchmark {
  /// Formulas nobody has seen before, with a font that is open.
  static let formula = Benchmark(
    name: "formula", summary: "100 formulas of 30 tokens read and set; the peer makes HTML"
  ) { setting in
    let context = try MathContext(typesetting: TypesettingContext())
    let file = "/tmp/recto-bench-\(getpid()).formulas"
    guard let handle = fopen(file, "wb") else {
      throw OutsidePeer.Failure.notStarted(command: file)
    }
    let text = FormulaCorpus.formulas(seed: 0).joined(separator: "\n")
    fputs(text, handle)
    fclose(handle)
    defer { unlink(file) }
    var peerTimes: [Double] = []
    var version = ""
    let times = try time(runs: setting.runs) { run in
      if run >= 0, let peer = setting.katex {
        let result = try peer.time("render", on: file)
        version = result.version
        peerTimes.append(result.milliseconds)
      }
      let formulas = FormulaCorpus.formulas(seed: run)
      return {
        try formulas.reduce(0) {
          $0 + (try context.layout($1, style: .display, size: 19)).glyphs.count
        }
      }
    }
    return Outcome(
      corpus: "\(FormulaCorpus.count) formulas, \(text.utf8.count) B", times: times,
      peer: setting.katex.map { Outcome.Peer(name: $0.name, version: version, times: peerTimes) })
  }

  /// Formulas that are there already: what a message costs that is laid out again.
  static let formulaHit = Benchmark(
    name: "formula-hit", summary: "100 formulas that are set already, 100 times over"
  ) { setting in
    let context = try MathContext(typesetting: TypesettingContext())
    let formulas = FormulaCorpus.formulas(seed: 0)
    let rounds = 100
    let times = try time(runs: setting.runs) { _ in
      {
        var glyphs = 0
        for _ in 0..<rounds {
          for formula in formulas {
            glyphs += try context.layout(formula, style: .text, size: 19).glyphs.count
          }
        }
        return glyphs
      }
    }
    let each = times.median * 1_000 / Double(rounds * formulas.count)
    let microseconds = (each * 100).rounded() / 100
    return Outcome(corpus: "\(microseconds) µs a hit", times: times)
  }

  /// A message full of formulas, laid out for the first time.
  static let formulaMessage = Benchmark(
    name: "formula-message", summary: "A page with 200 formulas laid out, fonts warm"
  ) { setting in
    let context = try TypesettingContext()
    let inputs = LayoutInputs(width: 360, theme: .chat(.day(outgoing: false)))
    let times = try time(runs: setting.runs) { run in
      let formulas =
        FormulaCorpus.formulas(seed: 2 * run) + FormulaCorpus.formulas(seed: 2 * run + 1)
      let blocks = formulas.enumerated().map { index, latex -> InstantPageBlock in
        index.isMultiple(of: 4)
          ? .formula(latex: latex)
          : .paragraph(.concat([.plain("It follows that "), .formula(latex: latex), .plain(".")]))
      }
      let page = InstantPage(blocks: blocks)
      return { layoutPage(page, inputs: inputs, context: context).items.count }
    }
    return Outcome(corpus: "200 formulas, 150 of them in text", times: times)
  }
}

/// Formulas of about thirty tokens, other ones for each seed.
private enum FormulaCorpus {
  static let count = 100

  static func formulas(seed: Int) -> [String] {
    var numbers = SeededNumbers(seed: 7_000 + seed)
    return (0..<count).map { _ in formula(&numbers) }
  }

  private static func formula(_ numbers: inout SeededNumbers) -> String {
    func number() -> Int { Int.random(in: 2...99, using: &numbers) }
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0: return #"x=\frac{-b\pm\sqrt{b^2-\#(number())ac}}{\#(number())a}+\alpha_{\#(number())}y"#
    case 1:
      return #"\sum_{i=1}^{\#(number())}\frac{x_i^{\#(number())}}{i!}=\int_0^\infty e^{-t}\,dt"#
    case 2:
      return
        #"\left(\begin{matrix}a_{\#(number())}&b\\c&d_{\#(number())}\end{matrix}\right)\vec v=0"#
    default: return #"f(x)\le\|x-\hat y\|^{\#(number())}+\lim_{n\to\#(number())}\sin\frac{\pi}{n}"#
    }
  }
}
