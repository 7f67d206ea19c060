/// The notation of the mhchem package, turned into LaTeX: `\ce{SO4^2- + Ba^2+ -> BaSO4 v}`.
///
/// Formulas, amounts, charges, isotopes, bonds, states, addition compounds, gases and precipitates,
/// reaction arrows with labels; `$…$` and commands of LaTeX stand for themselves.
struct ChemicalFormula {
  var scalars: [Unicode.Scalar]
  var index = 0
  private(set) var latex = ""
  private var before = Before.start
  /// White space stands before the next sign.
  private var isApart = false
  /// A subscript was written last, and the charge after it stands to its right.
  private var endsWithSubscript = false
  /// How many labels of arrows are around.
  let depth: Int

  /// What stands before a sign decides what the sign means.
  private enum Before {
    /// Nothing, an operator or an arrow: a number is an amount.
    case start
    /// A part of a formula: a number is a subscript, and a `+` a charge.
    case formula
    case amount
  }

  /// Labels of arrows inside labels of arrows are read as formulas so many times.
  static let deepest = 3

  init(_ source: String, depth: Int = 0) {
    scalars = Array(source.unicodeScalars)
    self.depth = depth
  }

  /// The LaTeX of a formula.
  static func latex(_ source: String, depth: Int = 0) -> String {
    var formula = ChemicalFormula(source, depth: depth)
    formula.translate()
    return formula.latex
  }

  private mutating func translate() {
    while let scalar = peek() {
      if scalar.properties.isWhitespace {
        index += 1
        isApart = true
        continue
      }
      if let arrow = takeArrow() {
        write(arrow, .start)
      } else {
        sign(scalar)
      }
      isApart = false
    }
  }

  private mutating func sign(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "0"..."9": number()
    case "+", "-", "=": operation(scalar)
    case "#":
      index += 1
      write(#"{\equiv}"#, .formula)
    case "^": superscript()
    case "_":
      index += 1
      write("_{" + scriptText(isBelow: true) + "}", .formula, isSubscript: hasBase)
    case "(", "[":
      index += 1
      separate()
      write(String(Character(scalar)), .start)
    case ")", "]":
      index += 1
      write(String(Character(scalar)), .formula)
    case "*", ".":
      index += 1
      write(#"\cdot "#, .start)
    case "$":
      index += 1
      separate()
      write("{" + take { $0 != "$" } + "}", .formula)
      index = min(index + 1, scalars.count)
    case "{":
      separate()
      write(#"\mathrm{"# + braces() + "}", .formula)
    case "\\": command()
    case "%", "&":
      index += 1
      write("\\" + String(Character(scalar)), .start)
    case "v" where isApart && isEnd(at: index + 1):
      index += 1
      write(#"\downarrow "#, .formula)
    case _ where scalar.properties.isAlphabetic:
      separate()
      write(#"\mathrm{"# + take { $0.properties.isAlphabetic } + "}", .formula)
    default:
      index += 1
      write(String(Character(scalar)), .start)
    }
  }

  private mutating func write(_ text: String, _ kind: Before, isSubscript: Bool = false) {
    latex += text
    before = kind
    endsWithSubscript = isSubscript
  }

  /// The space between two formulas, and the one after an amount.
  private mutating func separate() {
    switch before {
    case .formula where isApart: latex += #"\ "#
    case .amount: latex += #"\,"#
    case .start, .formula: break
    }
  }

  /// Scripts at the start of a formula are those of an isotope and stand above each other.
  private var hasBase: Bool { before == .formula && !isApart }

  // MARK: - Signs

  private mutating func number() {
    if hasBase {
      write("_{" + take { ("0"..."9").contains($0) } + "}", .formula, isSubscript: true)
      return
    }
    separate()
    let number = take { ("0"..."9").contains($0) || $0 == "." || $0 == "/" }
    let parts = number.split(separator: "/")
    if parts.count == 2 {
      write(#"\tfrac{"# + parts[0] + "}{" + parts[1] + "}", .amount)
    } else {
      write(number, .amount)
    }
  }

  /// A charge at the end of a formula, a bond inside it, or an operator between two.
  private mutating func operation(_ scalar: Unicode.Scalar) {
    let isInside = hasBase
    var end = index + 1
    while end < scalars.count, scalars[end] == scalar { end += 1 }
    if isInside, scalar != "=", isEnd(at: end) || scalars[end] == ")" || scalars[end] == "]" {
      let charge = String(repeating: Character(scalar), count: end - index)
      index = end
      raise(charge)
      return
    }
    index += 1
    if isInside, scalar != "+" {
      write("{" + String(Character(scalar)) + "}", .formula)
    } else {
      write(String(Character(scalar)), .start)
    }
  }

  private mutating func superscript() {
    index += 1
    if isEnd(at: index) {
      // A gas leaves.
      write(#"\uparrow "#, .formula)
      return
    }
    raise(scriptText(isBelow: false))
  }

  private mutating func raise(_ text: String) {
    if endsWithSubscript { latex += #"{\vphantom{X}}"# }
    // What is raised before a letter belongs to it: an isotope.
    write("^{" + text + "}", .formula)
  }

  /// The script that stands next: a group, a number with its sign, or a single letter.
  private mutating func scriptText(isBelow: Bool) -> String {
    guard let first = peek() else { return "" }
    if first == "{" { return script(braces()) }
    if first == "$" {
      index += 1
      let formula = take { $0 != "$" }
      index = min(index + 1, scalars.count)
      return formula
    }
    if first.properties.isAlphabetic {
      index += 1
      return String(Character(first))
    }
    return script(
      take { ("0"..."9").contains($0) || (!isBelow && "+-.".unicodeScalars.contains($0)) })
  }

  /// Letters of scripts are upright, and a dot is an unpaired electron.
  private func script(_ text: String) -> String {
    if text.unicodeScalars.contains("\\") { return text }
    var latex = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case ".", "*": latex += #"\bullet "#
      case "$": break
      case _ where scalar.properties.isAlphabetic: latex += #"\mathrm "# + String(Character(scalar))
      default: latex.unicodeScalars.append(scalar)
      }
    }
    return latex
  }

  private mutating func command() {
    index += 1
    var name = take { $0.isASCII && $0.properties.isAlphabetic }
    if name.isEmpty, let scalar = peek() {
      index += 1
      name = String(Character(scalar))
    }
    if name == "bond" {
      write("{" + (Self.bonds[braces()] ?? "-") + "}", .formula)
      return
    }
    separate()
    var text = "\\" + name + " "
    while peek() == "{" { text += "{" + braces() + "}" }
    write(text, .formula)
  }

  private static let bonds = [
    "-": "-", "1": "-", "=": "=", "2": "=", "#": #"\equiv"#, "3": #"\equiv"#, "~": #"\sim"#,
    "...": #"\cdots"#, "....": #"\cdots\cdot"#, "->": #"\rightarrow"#, "<-": #"\leftarrow"#,
  ]

  // MARK: - Reading

  func peek() -> Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private func isEnd(at place: Int) -> Bool {
    place >= scalars.count || scalars[place].properties.isWhitespace || scalars[place] == ","
  }

  private mutating func take(_ isPart: (Unicode.Scalar) -> Bool) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = peek(), isPart(scalar) {
      text.append(scalar)
      index += 1
    }
    return String(text)
  }

  /// What stands in the braces that are next, which close: the argument as a whole does.
  private mutating func braces() -> String {
    guard peek() == "{" else { return "" }
    return enclosed("{", "}")
  }

  mutating func enclosed(_ opening: Unicode.Scalar, _ closing: Unicode.Scalar) -> String {
    var depth = 0
    var text = String.UnicodeScalarView()
    while let scalar = peek() {
      index += 1
      if scalar == opening {
        depth += 1
        if depth == 1 { continue }
      }
      if scalar == closing {
        depth -= 1
        if depth == 0 { break }
      }
      text.append(scalar)
    }
    return String(text)
  }
}
