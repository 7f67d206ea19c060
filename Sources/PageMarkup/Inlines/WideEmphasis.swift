import CCMarkGFM

/// Emphasis next to East Asian text: `**価格（税込）**は` is bold up to the parenthesis.
///
/// CommonMark lets a run of asterisks open or close by the characters on both sides: between
/// punctuation and a letter it only faces the letter. In writing without spaces that is wrong, so
/// where one of the two is East Asian the punctuation counts as a letter: a stand-in letter is put
/// between it and the run. The rule is the one CommonMark's own discussion has arrived at for
/// these scripts. Underscores keep CommonMark's rule, which does not let them work inside words,
/// and without East Asian characters nothing is changed at all.
struct WideEmphasis {
  private let text: Bytes
  private let mayChangeLabels: Bool

  /// Where a stand-in letter goes. Another run of markers right there must not see a letter where
  /// it saw punctuation: it gets stand-in punctuation beside it.
  struct Place {
    var offset: Int
    var neighbour: Neighbour
  }

  enum Neighbour {
    case none
    case before
    case after
  }

  /// A link's label must stay as its definition spells it; then nothing in brackets is changed.
  init(_ text: Bytes, mayChangeLabels: Bool) {
    self.text = text
    self.mayChangeLabels = mayChangeLabels
  }

  /// Appends where stand-ins go. Goes from marker to marker: between them is most of the text.
  func find(_ places: inout [Place]) {
    var brackets = 0
    var index = 0
    var nextAsterisk = text.firstIndex(of: Ascii.asterisk, in: 0..<text.count) ?? text.count
    var nextTilde = text.firstIndex(of: Ascii.tilde, in: 0..<text.count) ?? text.count
    while index < text.count {
      if nextAsterisk < index {
        nextAsterisk =
          text.firstIndex(of: Ascii.asterisk, in: index..<text.count) ?? text.count
      }
      if nextTilde < index {
        nextTilde = text.firstIndex(of: Ascii.tilde, in: index..<text.count) ?? text.count
      }
      let start = min(nextAsterisk, nextTilde)
      if start == text.count { return }
      if !mayChangeLabels { count(&brackets, in: index..<start) }
      index = text.runEnd(from: start)
      // A backslash takes the first marker from the run.
      let run = text.isEscaped(at: start) ? start + 1..<index : start..<index
      if !run.isEmpty, brackets == 0, let place = place(for: run) {
        places.append(place)
      }
    }
  }

  private func count(_ brackets: inout Int, in range: Range<Int>) {
    for byte in text[range] {
      if byte == Ascii.leftBracket { brackets += 1 }
      if byte == Ascii.rightBracket { brackets = max(brackets - 1, 0) }
    }
  }

  private func place(for run: Range<Int>) -> Place? {
    let isTilde = text[run.lowerBound] == Ascii.tilde
    if isTilde, run.count != 2 { return nil }
    // For asterisks cmark-gfm looks through tildes.
    var before = run.lowerBound
    var after = run.upperBound
    if !isTilde {
      while before > 0, text[before - 1] == Ascii.tilde { before -= 1 }
      while after < text.count, text[after] == Ascii.tilde { after += 1 }
    }
    guard before > 0, after < text.count else { return nil }
    let left = letterBefore(before)
    let right = text.scalar(at: after)
    guard left.isWide || right.isWide else { return nil }
    let isLeftPunctuation = isPunctuation(left)
    let isRightPunctuation = isPunctuation(right)
    if isSpace(left) || isSpace(right) || isLeftPunctuation == isRightPunctuation { return nil }
    if isLeftPunctuation {
      let isRun = !isTilde && isMarker(text[run.lowerBound - 1])
      return Place(offset: run.lowerBound, neighbour: isRun ? .before : .none)
    }
    let isRun = !isTilde && isMarker(text[run.upperBound])
    return Place(offset: run.upperBound, neighbour: isRun ? .after : .none)
  }

  /// Appends the text with stand-ins at `places` to `result`.
  func insert(_ standIns: StandIns, at places: [Place], into result: inout [UInt8]) {
    result.reserveCapacity(text.count + places.count * 6)
    var start = 0
    for place in places {
      result.append(contentsOf: text.slice(start..<place.offset))
      start = place.offset
      switch place.neighbour {
      case .none:
        standIns.appendLetter(to: &result)
      case .before where standIns.hasPunctuation:
        standIns.appendPunctuation(to: &result)
        standIns.appendLetter(to: &result)
      case .after where standIns.hasPunctuation:
        standIns.appendLetter(to: &result)
        standIns.appendPunctuation(to: &result)
      case .before, .after:
        break
      }
    }
    result.append(contentsOf: text.slice(start..<text.count))
  }

  /// The character before `index`; a variation selector counts as the character it belongs to.
  private func letterBefore(_ index: Int) -> Unicode.Scalar {
    let scalar = text.scalar(before: index)
    let start = index - UTF8.width(scalar)
    return scalar.isVariationSelector && start > 0 ? text.scalar(before: start) : scalar
  }

  private func isMarker(_ byte: UInt8) -> Bool {
    byte == Ascii.underscore || byte == Ascii.tilde
  }

  private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    cmark_utf8proc_is_space(Int32(bitPattern: scalar.value)) != 0
  }

  private func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // cmark-gfm compares with each punctuation character; most characters are none of these.
    case 0x3041...0x309F, 0x30A1...0x30FA, 0x3400...0x9FFF, 0xAC00...0xD7A3: return false
    default: break
    }
    return cmark_utf8proc_is_punctuation(Int32(bitPattern: scalar.value)) != 0
  }
}
