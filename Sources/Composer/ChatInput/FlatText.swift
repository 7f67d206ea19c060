import PageModel

/// How a text looks to those who only know characters: an emoji is its alternative text, a formula
/// its LaTeX, every other atom one U+FFFC.
extension StyledText {
  var flatString: String {
    runs.reduce(into: "") { $0 += $1.flatText }
  }

  /// UTF-16 units of ``flatString``.
  var flatLength: Int {
    runs.reduce(0) { $0 + $1.flatLength }
  }

  /// The offset in the text for one in its flat characters.
  ///
  /// - Parameter takesAtom: Where an offset inside an atom goes: behind the atom, or in front.
  func offset(ofFlat flat: Int, takesAtom: Bool) -> Int {
    var rest = max(0, flat)
    var offset = 0
    for run in runs {
      if rest == 0 { return offset }
      let length = run.flatLength
      if rest < length {
        if run.attributes.atom == nil { return scalarStart(offset + rest) }
        return takesAtom ? offset + 1 : offset
      }
      rest -= length
      offset += run.length
    }
    return offset
  }
}

extension Run {
  fileprivate var flatText: String {
    switch attributes.atom {
    case nil: return text
    case .emoji(_, let alt)?: return alt.isEmpty ? InlineAtom.character : alt
    case .formula(let latex)?: return latex.isEmpty ? InlineAtom.character : latex
    case .button?, .image?, .anchor?: return InlineAtom.character
    }
  }

  fileprivate var flatLength: Int {
    attributes.atom == nil ? length : flatText.utf16.count
  }
}

extension Block {
  /// What of the block is on the flat axis; nil for blocks that are not.
  var flatString: String? {
    switch self {
    case .paragraph, .code, .pullQuote: return ownText?.flatString
    case .blockQuote(let quote):
      return quote.isCollapsed ? " " : Array(quote.children).flatString
    case .details, .media, .table, .buttonRow, .carried: return nil
    }
  }
}

extension [Block] {
  var flatString: String {
    compactMap(\.flatString).joined(separator: "\n")
  }
}
