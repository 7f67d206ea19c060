extension CommandTable {
  static var fonts: [Row] { alphabets + switches + textFonts + styles }

  private static var alphabets: [Row] {
    let rows: [(String, Alphabet, Bool)] = [
      ("mathnormal", .normal, false), ("mathrm", .roman, false), ("mathbf", .roman, true),
      ("bold", .roman, true), ("mathit", .italic, false), ("mathsf", .sans, false),
      ("mathtt", .mono, false), ("mathbb", .doubleStruck, false), ("Bbb", .doubleStruck, false),
      ("mathcal", .script, false), ("mathscr", .script, false), ("mathfrak", .fraktur, false),
      ("frak", .fraktur, false),
    ]
    return rows.map { ($0.0, .alphabet($0.1, isBold: $0.2, isSwitch: false)) }
      + [("boldsymbol", .boldSymbols), ("bm", .boldSymbols), ("pmb", .boldSymbols)]
  }

  private static var switches: [Row] {
    let rows: [(String, Alphabet, Bool)] = [
      ("rm", .roman, false), ("bf", .roman, true), ("it", .italic, false), ("sf", .sans, false),
      ("tt", .mono, false), ("cal", .script, false),
    ]
    return rows.map { ($0.0, .alphabet($0.1, isBold: $0.2, isSwitch: true)) }
  }

  private static var textFonts: [Row] {
    [
      ("text", .textFont(.same)), ("mbox", .textFont(.same)), ("hbox", .textFont(.same)),
      ("textrm", .textFont(.family(.roman))), ("textsf", .textFont(.family(.sans))),
      ("texttt", .textFont(.family(.mono))), ("textbf", .textFont(.bold(true))),
      ("textmd", .textFont(.bold(false))), ("textit", .textFont(.italic(true))),
      ("textup", .textFont(.italic(false))), ("textnormal", .textFont(.normal)),
      ("emph", .textFont(.emphasis)),
    ]
  }

  private static var styles: [Row] {
    let sizes: [(String, Double)] = [
      // LaTeX's sizes at 10 points.
      ("tiny", 0.5), ("sixptsize", 0.6), ("scriptsize", 0.7), ("footnotesize", 0.8),
      ("small", 0.9), ("normalsize", 1), ("large", 1.2), ("Large", 1.44), ("LARGE", 1.728),
      ("huge", 2.074), ("Huge", 2.488),
    ]
    return sizes.map { ($0.0, .size($0.1)) } + [
      ("displaystyle", .style(.display)), ("textstyle", .style(.text)),
      ("scriptstyle", .style(.script)), ("scriptscriptstyle", .style(.scriptScript)),
    ]
  }
}
