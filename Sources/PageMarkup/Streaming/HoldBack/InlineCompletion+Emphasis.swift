import CCMarkGFM

extension InlineCompletion {
  mutating func readEmphasis(_ marker: UInt8) {
    let start = index
    let runEnd = min(text.runEnd(from: index), end)
    var count = runEnd - start
    let flanks = flanks(of: start..<runEnd)
    let canOpen: Bool
    let canClose: Bool
    if marker == Ascii.underscore {
      canOpen = flanks.left && (!flanks.right || flanks.isAfterPunctuation)
      canClose = flanks.right && (!flanks.left || flanks.isBeforePunctuation)
    } else {
      canOpen = flanks.left
      canClose = flanks.right
    }
    index = runEnd
    if runEnd == end, !endsWithLine {
      // The run may go on. Only one that fits exactly closes.
      if let place = open.lastIndex(where: { $0.isEmphasis(marker) }), canClose,
        open[place].count == count
      {
        open.removeSubrange(place...)
      } else {
        drop(from: start)
      }
      return
    }
    if canClose {
      let length = count
      while count > 0, let place = opener(marker, for: length, isBoth: canOpen) {
        let used = min(count, open[place].count) >= 2 ? 2 : 1
        count -= used
        open.removeSubrange((place + 1)...)
        open[place].take(used)
        if open[place].count == 0 { open.remove(at: place) }
      }
    }
    if canOpen, count > 0 {
      open.append(
        Open(
          kind: .emphasis(marker, count: count), range: runEnd - count..<runEnd, isBoth: canClose))
    }
  }

  /// What a run closes; lengths that together make a multiple of three do not fit where one of the
  /// runs could do both (CommonMark, emphasis, rules 9 and 10).
  private func opener(_ marker: UInt8, for length: Int, isBoth: Bool) -> Int? {
    open.lastIndex { entry in
      guard entry.isEmphasis(marker) else { return false }
      if !isBoth, !entry.isBoth { return true }
      let sum = entry.count + length
      return sum % 3 != 0 || (entry.count % 3 == 0 && length % 3 == 0)
    }
  }

  mutating func readTildes() {
    let start = index
    let runEnd = min(text.runEnd(from: index), end)
    let count = runEnd - start
    index = runEnd
    let place = open.lastIndex { $0.kind == .strikethrough }
    if runEnd == end, !endsWithLine {
      if count == 2, let place, !text.isSpace(before: start) {
        open.removeSubrange(place...)
      } else if count <= 2 {
        drop(from: start)
      }
      return
    }
    guard count == 2 else { return }
    let flanks = flanks(of: start..<runEnd)
    if flanks.right, let place {
      open.removeSubrange(place...)
    } else if flanks.left {
      open.append(Open(kind: .strikethrough, range: start..<runEnd))
    }
  }

  /// `||` and `==` (Bot API facts §7.1).
  mutating func readPair(_ sign: UInt8) {
    let start = index
    guard dialect.constructs.contains(.pairs) else {
      index += 1
      return
    }
    guard start + 1 < end, text[start + 1] == sign else {
      if start + 1 == end, !endsWithLine { return drop(from: start) }
      index += 1
      return
    }
    index = start + 2
    let place = open.lastIndex { $0.kind == .pair(sign) }
    if let place, open[place].range.upperBound < start, !text[start - 1].isAsciiSpace {
      open.removeSubrange(place...)
      return
    }
    if index == end { return endsWithLine ? () : drop(from: start) }
    if text[index].isAsciiSpace {
      index = start + 1
    } else {
      open.append(Open(kind: .pair(sign), range: start..<start + 2))
    }
  }

  // MARK: Flanks

  private struct Flanks {
    var left = false
    var right = false
    var isAfterPunctuation = false
    var isBeforePunctuation = false
  }

  /// CommonMark's left-flanking and right-flanking; between East Asian characters punctuation counts
  /// as a letter (see ``WideEmphasis``).
  private func flanks(of run: Range<Int>) -> Flanks {
    let before = run.lowerBound > 0 ? text.scalar(before: run.lowerBound) : "\n"
    let after = run.upperBound < end ? text.scalar(at: run.upperBound) : "\n"
    let isWide = (before.isWide || after.isWide) && text[run.lowerBound] != Ascii.underscore
    let isBeforeSpace = isSpace(after)
    let isAfterSpace = isSpace(before)
    var flanks = Flanks()
    flanks.isAfterPunctuation = isPunctuation(before)
    flanks.isBeforePunctuation = isPunctuation(after)
    flanks.left =
      !isBeforeSpace
      && (!flanks.isBeforePunctuation || isAfterSpace || flanks.isAfterPunctuation || isWide)
    flanks.right =
      !isAfterSpace
      && (!flanks.isAfterPunctuation || isBeforeSpace || flanks.isBeforePunctuation || isWide)
    return flanks
  }

  private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    cmark_utf8proc_is_space(Int32(bitPattern: scalar.value)) != 0
  }

  private func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    cmark_utf8proc_is_punctuation(Int32(bitPattern: scalar.value)) != 0
  }
}

extension InlineCompletion.Open {
  fileprivate func isEmphasis(_ marker: UInt8) -> Bool {
    if case .emphasis(marker, _) = kind { return true }
    return false
  }

  fileprivate var count: Int {
    if case .emphasis(_, let count) = kind { return count }
    return 0
  }

  /// Some of the markers have found their partners.
  fileprivate mutating func take(_ used: Int) {
    guard case .emphasis(let marker, let count) = kind else { return }
    kind = .emphasis(marker, count: count - used)
    range = range.lowerBound..<range.upperBound - used
  }
}
