/// An error before its line and column are known.
struct Fault: Error {
  var kind: LaTeXError.Kind
  var offset: Int

  init(_ kind: LaTeXError.Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  init(_ kind: LaTeXError.Kind, at token: Token) {
    self.init(kind, at: token.range.lowerBound)
  }

  func error(in source: String) -> LaTeXError {
    var line = 1
    var column = 1
    var units = 0
    for scalar in source.unicodeScalars {
      guard units < offset else { break }
      units += UTF16.width(scalar)
      if scalar == "\n" {
        line += 1
        column = 1
      } else {
        column += 1
      }
    }
    return LaTeXError(kind, offset: offset, line: line, column: column)
  }
}
