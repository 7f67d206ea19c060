extension FormulaParser {
  /// `\href{address}{…}`.
  mutating func href(_ token: Token) throws(Fault) -> MathNode {
    let url = try rawText(token, 1, of: 2).unescapedURL
    let list = try argument(token, 2, of: 2)
    return url.isSafeURL ? node(.link(url: url, list), from: token) : grouped(list, from: token)
  }

  /// `\url{address}` shows the address itself.
  mutating func url(_ token: Token) throws(Fault) -> MathNode {
    let url = try rawText(token, 1, of: 1).unescapedURL
    let text = MathText(url, style: MathText.Style(family: .mono))
    let box = node(.hbox(MathList([node(.text(text), from: token)])), from: token)
    return url.isSafeURL ? node(.link(url: url, MathList([box])), from: token) : box
  }

  /// `\includegraphics[alt=…]{address}`: a formula loads nothing, so the words that stand for the
  /// picture are shown.
  mutating func image(_ token: Token) throws(Fault) -> MathNode {
    var alternative: String?
    if let option = try tokens.optionTokens(of: token) {
      for field in option.text.split(separator: ",") {
        let parts = field.split(separator: "=", maxSplits: 1)
        if parts.count == 2, String(parts[0]).trimmed == "alt" {
          alternative = String(parts[1]).trimmed
        }
      }
    }
    let url = try rawText(token, 1, of: 1)
    let file = url.split(separator: "/").last.map(String.init) ?? url
    let text = node(.text(MathText(alternative ?? file, style: font.text)), from: token)
    return node(.hbox(MathList([text])), from: token)
  }
}

extension String {
  /// Whether following it can do no more than open a page or a letter.
  fileprivate var isSafeURL: Bool {
    guard let colon = firstIndex(of: ":") else { return false }
    return ["http", "https", "mailto"].contains(self[..<colon].lowercased())
  }

  /// Without the backslashes before TeX's special characters.
  fileprivate var unescapedURL: String {
    var url = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in trimmed.unicodeScalars {
      if isEscaped, !"#$%&~_^{}".unicodeScalars.contains(scalar) { url.append("\\") }
      isEscaped = !isEscaped && scalar == "\\"
      if !isEscaped { url.append(scalar) }
    }
    return String(url)
  }
}
