extension FormulaReader {
  mutating func read(_ delimited: MathDelimited) {
    if delimited.parts.count == 1, let part = delimited.parts.first {
      if case .array(let array)? = part.only?.kind,
        let name = array.name(left: delimited.left, right: delimited.right)
      {
        return read(array, name: name)
      }
      if let name = SpokenSymbols.pair(delimited.left, delimited.right) {
        say(name + " of")
        read(part)
        if !part.isShort {
          say("end " + name.split(separator: " ").dropFirst().joined(separator: " "))
        }
        return
      }
    }
    say(SpokenSymbols.words(delimiter: delimited.left, .opening))
    for (index, part) in delimited.parts.enumerated() {
      read(part)
      if delimited.middles.indices.contains(index) {
        say(SpokenSymbols.words(delimiter: delimited.middles[index], .relation))
      }
    }
    say(SpokenSymbols.words(delimiter: delimited.right, .closing))
  }

  /// Rows one after the other; a matrix says its size.
  mutating func read(_ array: MathArray, name: MathArray.Name?) {
    switch name {
    case .matrix(let kind):
      let columns = array.rows.map(\.cells.count).max() ?? 0
      say("the \(array.rows.count) by \(columns) \(kind)")
      for (index, row) in array.rows.enumerated() {
        say(index == 0 ? ":" : ";")
        read(row, separator: ",")
      }
      say("end " + kind)
    case .cases:
      say("the cases")
      for (index, row) in array.rows.enumerated() {
        say(index == 0 ? ":" : ";")
        read(row, separator: ",")
      }
      say("end cases")
    case nil:
      for (index, row) in array.rows.enumerated() {
        if index > 0 { say(";") }
        // The parts of aligned equations belong together.
        read(row, separator: array.rowGap == .zero ? "," : "")
        if let tag = row.tag {
          say(",")
          say("tagged")
          read(tag)
        }
      }
    }
  }

  private mutating func read(_ row: MathArray.Row, separator: String) {
    for (index, cell) in row.cells.enumerated() where !cell.isEmpty {
      if index > 0 { say(separator) }
      read(cell)
    }
  }
}

extension MathArray {
  /// What an array between delimiters is called.
  enum Name {
    case matrix(String)
    case cases
  }

  func name(left: String?, right: String?) -> Name? {
    switch (left, right) {
    case ("(", ")"), ("[", "]"), ("{", "}"): return .matrix("matrix")
    case ("|", "|"): return .matrix("determinant")
    case ("‖", "‖"): return .matrix("norm")
    case ("{", nil), (nil, "}"): return .cases
    default: return nil
    }
  }
}
