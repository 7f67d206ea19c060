import CCMarkGFM

/// Decides which `||` and `==` of a text are pairs (measured on the live server, Bot API facts §7.1).
///
/// The rules: an opener is not followed by a blank or the end of its line, a closer not preceded by
/// one; there is something between them; both stand on one line; the first opener wins and takes
/// the first closer; what does not fit moves on by one sign. Openers are not looked for in code,
/// tags, addresses and behind backslashes, where cmark-gfm gives no nodes for them. Closers are
/// looked for in the raw text: also behind a backslash, and across the markup that begins behind
/// the opener, which is text then. A link or a style that begins before the opener and ends before
/// the closer has its own say: there is no pair across its end.
struct PairMatching {
  enum Outcome {
    /// Every sign has its ``PairRole``.
    case settled
    /// The markup around a pair crosses its end: what is between its signs is to be read alone,
    /// and the rest again without it. The range includes the signs.
    case readAlone(Range<Int>)
  }

  private struct Sign {
    var node: CMarkNode
    var offset: Int
    var line = 0
    var isEscaped: Bool
    /// The link or style it stands in, as an index of `lastSigns`.
    var parent: Int
  }

  private let text: Bytes
  private var signs: [Sign] = []
  /// For each link or style, the index of the last sign in it; the text itself comes first.
  private var lastSigns: [Int] = [0]
  /// For each sign, the index of the first delimiter at or behind it that may close.
  private var nextClosers: [(bars: Int, equals: Int)] = []

  private static let none = Int.max

  init(_ leaf: CMarkNode) {
    text = leaf.content
    collect(from: leaf)
    findLines()
    findClosers()
  }

  /// Decides all signs, or up to the first pair that must be read alone; where that is no longer
  /// allowed the pair's signs are text.
  func match(mayReadAlone: Bool) -> Outcome {
    for sign in signs { sign.node.own = OwnNode(.pairSign, index: PairRole.text.rawValue) }
    // What is between the signs of a pair holds none of the same kind, so this is at most two deep.
    var ranges = [0..<signs.count]
    while let range = ranges.popLast() {
      var index = range.lowerBound
      while index < range.upperBound {
        guard let closer = closer(for: index, in: range) else {
          index += 1
          continue
        }
        if needsReadingAlone(index, closer) {
          if mayReadAlone {
            return .readAlone(signs[index].offset..<signs[closer].offset + 2)
          }
          index += 1
          continue
        }
        let isSpoiler = text[signs[index].offset] == Ascii.bar
        set(isSpoiler ? .opensSpoiler : .opensMarked, at: index)
        set(isSpoiler ? .closesSpoiler : .closesMarked, at: closer)
        if index + 2 < closer { ranges.append(index + 2..<closer) }
        index = closer + 2
      }
    }
    return .settled
  }

  private func set(_ role: PairRole, at index: Int) {
    signs[index].node.own = OwnNode(.pairSign, index: role.rawValue)
    signs[index + 1].node.own = OwnNode(.pairSign, index: PairRole.silent.rawValue)
  }

  // MARK: Pairs

  private func closer(for opener: Int, in range: Range<Int>) -> Int? {
    guard isDelimiter(opener), opener + 1 < range.upperBound, !signs[opener].isEscaped else {
      return nil
    }
    let content = signs[opener].offset + 2
    guard content < text.count, !text[content].isAsciiSpace else { return nil }
    var first = opener + 2
    while first < range.upperBound, signs[first].offset <= content { first += 1 }
    guard first < range.upperBound else { return nil }
    let isBar = text[content - 1] == Ascii.bar
    let closer = isBar ? nextClosers[first].bars : nextClosers[first].equals
    guard closer != Self.none, closer + 1 < range.upperBound else { return nil }
    // The end of what the opener stands in comes first.
    if closer > lastSigns[signs[opener].parent] { return nil }
    return signs[closer].line == signs[opener].line ? closer : nil
  }

  /// Whether the text between cannot be used as cmark-gfm has read it.
  private func needsReadingAlone(_ opener: Int, _ closer: Int) -> Bool {
    signs[closer].parent != signs[opener].parent || signs[closer].isEscaped
  }

  private func isDelimiter(_ index: Int) -> Bool {
    guard index + 1 < signs.count else { return false }
    let offset = signs[index].offset
    return signs[index + 1].offset == offset + 1 && text[offset] == text[offset + 1]
  }

  // MARK: Signs

  private mutating func collect(from leaf: CMarkNode) {
    var around: [Int] = []
    var parent = 0
    var next = leaf.firstChild
    while let node = next {
      let own = node.own
      if own.kind == .pairSign {
        signs.append(
          Sign(node: node, offset: own.index >> 1, isEscaped: own.index & 1 == 1, parent: parent))
      }
      if let child = node.firstChild {
        around.append(parent)
        parent = lastSigns.count
        lastSigns.append(-1)
        next = child
        continue
      }
      var current = node
      while current.next == nil, let outer = around.popLast(),
        let above = current.pointee.parent
      {
        lastSigns[parent] = signs.count - 1
        parent = outer
        current = above
      }
      next = current.next
    }
    lastSigns[0] = signs.count - 1
  }

  private mutating func findLines() {
    var line = 0
    var lineEnd = 0
    for index in signs.indices {
      while signs[index].offset >= lineEnd {
        line += 1
        lineEnd = (text.firstIndex(of: Ascii.lineFeed, in: lineEnd..<text.count) ?? text.count) + 1
      }
      signs[index].line = line
    }
  }

  private mutating func findClosers() {
    nextClosers = Array(repeating: (Self.none, Self.none), count: signs.count)
    var next = (bars: Self.none, equals: Self.none)
    for index in signs.indices.reversed() {
      let offset = signs[index].offset
      if isDelimiter(index), offset > 0, !text[offset - 1].isAsciiSpace {
        if text[offset] == Ascii.bar { next.bars = index } else { next.equals = index }
      }
      nextClosers[index] = next
    }
  }
}
