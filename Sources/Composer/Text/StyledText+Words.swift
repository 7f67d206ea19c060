/// Words, as far as characters tell: letters and digits with what joins them, of one kind of
/// script.
extension StyledText {
  private enum Kind {
    case letter, ideograph, blank, other, atom
  }

  /// Each character's end and kind.
  private var characters: [(end: Int, kind: Kind)] {
    var characters: [(end: Int, kind: Kind)] = []
    var stretch = ""
    var offset = 0
    func flush() {
      for character in stretch {
        offset += character.utf16.count
        characters.append((offset, StyledText.kind(of: character)))
      }
      stretch = ""
    }
    for run in runs {
      guard run.attributes.atom != nil else {
        stretch += run.text
        continue
      }
      flush()
      offset += 1
      characters.append((offset, .atom))
    }
    flush()
    return characters
  }

  private static func kind(of character: Character) -> Kind {
    guard let scalar = character.unicodeScalars.first else { return .other }
    if scalar.properties.isWhitespace { return .blank }
    if scalar.properties.isIdeographic { return .ideograph }
    if scalar.properties.isAlphabetic || scalar.properties.numericType != nil { return .letter }
    return scalar == "_" ? .letter : .other
  }

  /// Where the word before an offset begins, blanks between them left out.
  func wordStart(before offset: Int) -> Int {
    let before = prefix(offset).characters
    var index = before.count
    while index > 0, before[index - 1].kind == .blank { index -= 1 }
    guard index > 0 else { return 0 }
    let kind = before[index - 1].kind
    while index > 0, before[index - 1].kind == kind { index -= 1 }
    return index > 0 ? before[index - 1].end : 0
  }

  /// Where the word behind an offset ends, blanks before it left out.
  func wordEnd(after offset: Int) -> Int {
    let after = suffix(from: offset).characters
    var index = 0
    while index < after.count, after[index].kind == .blank { index += 1 }
    guard index < after.count else { return length }
    let kind = after[index].kind
    while index < after.count, after[index].kind == kind { index += 1 }
    return offset + after[index - 1].end
  }

  /// The characters of one kind around an offset: those behind it where two kinds meet, but
  /// rather a word than a blank.
  func word(at offset: Int) -> Range<Int> {
    var word = 0..<0
    var kind: Kind?
    for (end, next) in characters {
      if next == kind, next != .atom {
        word = word.lowerBound..<end
        continue
      }
      let isThere = word.upperBound > offset || (word.upperBound == offset && next == .blank)
      if isThere, !word.isEmpty, kind != .blank || word.upperBound > offset { return word }
      word = word.upperBound..<end
      kind = next
    }
    return word
  }
}
