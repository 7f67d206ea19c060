/// Numbers with units, as mhchem's `\pu` has them, turned into LaTeX: `\pu{1.2e3 kJ mol-1}`.
enum PhysicalUnit {
  static func latex(_ source: String) -> String {
    var latex = ""
    let words = source.unicodeScalars.split(whereSeparator: \.properties.isWhitespace)
    for (index, word) in words.enumerated() {
      if index > 0 { latex += #"\,"# }
      var reader = WordReader(scalars: Array(word))
      latex += reader.latex()
    }
    return latex
  }

  private struct WordReader {
    var scalars: [Unicode.Scalar]
    var index = 0

    mutating func latex() -> String {
      var latex = ""
      var isAfterUnit = false
      while index < scalars.count {
        let scalar = scalars[index]
        switch scalar {
        case "0"..."9", "+", "-", ".", ",":
          let number = take { "0123456789+-.,".unicodeScalars.contains($0) }
          if isAfterUnit {
            latex += "^{" + number + "}"
          } else {
            latex += number.split(separator: ",").joined(separator: "{,}") + exponent()
          }
          isAfterUnit = false
        case "^":
          index += 1
          latex +=
            "^{"
            + take { "0123456789+-.{}".unicodeScalars.contains($0) }.filter { !"{}".contains($0) }
            + "}"
          isAfterUnit = false
        case "*":
          index += 1
          latex += #"{\cdot}"#
          isAfterUnit = false
        case "%", "&", "#", "$", "_":
          index += 1
          latex += "\\" + String(Character(scalar))
          isAfterUnit = true
        case "\\":
          index += 1
          latex += "\\" + take { $0.properties.isAlphabetic } + " "
          isAfterUnit = true
        case "{", "}":
          index += 1
        case _ where scalar.properties.isAlphabetic:
          latex += #"\mathrm{"# + take { $0.properties.isAlphabetic } + "}"
          isAfterUnit = true
        default:
          index += 1
          latex += "{" + String(Character(scalar)) + "}"
          isAfterUnit = false
        }
      }
      return latex
    }

    /// `e3` and `E-3` after a number.
    private mutating func exponent() -> String {
      guard index + 1 < scalars.count, scalars[index] == "e" || scalars[index] == "E",
        "0123456789+-".unicodeScalars.contains(scalars[index + 1])
      else { return "" }
      index += 1
      return #"\cdot 10^{"# + take { "0123456789+-".unicodeScalars.contains($0) } + "}"
    }

    private mutating func take(_ isPart: (Unicode.Scalar) -> Bool) -> String {
      var text = String.UnicodeScalarView()
      while index < scalars.count, isPart(scalars[index]) {
        text.append(scalars[index])
        index += 1
      }
      return String(text)
    }
  }
}
