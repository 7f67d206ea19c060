import PageModel

/// A rich text seen as a row of places that it can be divided between: one for each character
/// (Unicode scalar) of its strings, one for each picture, formula, emoji and button.
struct DivisibleText {
  private let limits: PageLimits
  private(set) var count = 0
  /// What the places cost that do not hold a character.
  private var objects: [Int: SplitCost] = [:]
  /// How good it is to divide before each place: 0 where it is inside a grapheme cluster.
  private var scores: [UInt8] = []
  /// For the places behind line ends, where the line's text ends.
  private var lineEnds: [Int: Int] = [:]

  init(_ text: RichText, limits: PageLimits) {
    self.limits = limits
    var reading = Reading()
    reading.read(text, limits: limits)
    count = reading.count
    objects = reading.objects
    var depths = [Int](repeating: 0, count: count + 1)
    for range in reading.spans where range.count > 1 {
      depths[range.lowerBound + 1] += 1
      depths[range.upperBound] -= 1
    }
    for place in depths.indices.dropFirst() { depths[place] += depths[place - 1] }
    rate(reading.string, depths: depths)
  }

  // MARK: Reading

  /// The text as one string with a stand-in for each object, and the stretches that formatting,
  /// links and names cover.
  private struct Reading {
    var string = ""
    var count = 0
    var objects: [Int: SplitCost] = [:]
    var spans: [Range<Int>] = []
    private var open: [(level: Int, start: Int)] = []

    mutating func read(_ text: RichText, limits: PageLimits) {
      var walk = text.walk.makeIterator()
      while let node = walk.next() {
        closeSpans(from: walk.level)
        switch node {
        case .plain(let plain):
          string += plain
          count += plain.unicodeScalars.count
        case .formula, .textCustomEmoji, .image, .textButton:
          walk.skipNested()
          objects[count] = limits.cost(of: node)
          string += "\u{FFFC}"
          count += 1
        case .empty, .concat:
          break
        case .bold, .italic, .underline, .strikethrough, .fixed, .url, .email, .subscript,
          .superscript, .marked, .phone, .anchor, .textAutoEmail, .textAutoPhone, .textAutoUrl,
          .textBankCard, .textBotCommand, .textCashtag, .textHashtag, .textMention,
          .textMentionName, .textSpoiler, .textDate, .textTonAddress:
          open.append((walk.level, count))
        }
      }
      closeSpans(from: 0)
    }

    private mutating func closeSpans(from level: Int) {
      while let last = open.last, last.level >= level {
        spans.append(last.start..<count)
        open.removeLast()
      }
    }
  }

  // MARK: Rating

  /// Inside a span a good place counts less than a fair one outside.
  private enum Score {
    static func cluster(_ isInside: Bool) -> UInt8 { isInside ? 1 : 2 }
    static func word(_ isInside: Bool) -> UInt8 { isInside ? 3 : 5 }
    static func sentence(_ isInside: Bool) -> UInt8 { isInside ? 4 : 6 }
  }

  private mutating func rate(_ string: String, depths: [Int]) {
    scores = [UInt8](repeating: 0, count: count + 1)
    var place = 0
    var previous: Character?
    /// Since the last mark that ends a sentence only closing marks and white space have come.
    var isSentenceOver = false
    /// The same for the marks of scripts that put no space behind them.
    var isWideSentenceOver = false
    for character in string {
      let isSpace = character.isWhitespace
      let closes = Self.closers.contains(character)
      if let previous {
        let isInside = depths[place] > 0
        if previous.isNewline {
          scores[place] = Score.sentence(isInside)
          lineEnds[place] = place - previous.unicodeScalars.count
        } else if isWideSentenceOver, !closes, !isSpace {
          scores[place] = Score.sentence(isInside)
        } else if previous.isWhitespace, !isSpace {
          scores[place] = isSentenceOver ? Score.sentence(isInside) : Score.word(isInside)
        } else {
          scores[place] = Score.cluster(isInside)
        }
      }
      if !closes {
        if !isSpace { isSentenceOver = Self.enders.contains(character) }
        isWideSentenceOver =
          Self.wideEnders.contains(character) || (isSpace && isWideSentenceOver)
      }
      place += character.unicodeScalars.count
      previous = character
    }
  }

  private static let enders: Set<Character> = [".", "!", "?", "…", "؟", "۔", "।", "。", "！", "？"]
  private static let wideEnders: Set<Character> = ["。", "！", "？", "｡"]
  private static let closers: Set<Character> = [
    "\"", "'", ")", "]", "}", "”", "’", "»", "」", "』", "）", "】", "〉", "》",
  ]

  // MARK: Dividing

  func hasRoomForSomething(at place: Int, in room: SplitCost) -> Bool {
    place >= count || cost(at: place).isWithin(room)
  }

  private func cost(at place: Int) -> SplitCost {
    objects[place] ?? SplitCost(characters: 1)
  }

  /// The stretches the text is divided into; what lies between two of them is a line end.
  ///
  /// - Parameters:
  ///   - first: the room there is for the first stretch.
  ///   - later: the room there is for each of the others.
  func ranges(first: SplitCost, later: SplitCost, atLines: Bool) -> [Range<Int>] {
    // Where there is no room for a single character, dividing does not help.
    if later.characters < 1 { return [0..<count] }
    var ranges: [Range<Int>] = []
    var start = 0
    var room = first
    while true {
      let end = end(from: start, in: room, atLines: atLines)
      if end >= count { break }
      let lineEnd = lineEnds[end] ?? end
      if lineEnd > start {
        ranges.append(start..<lineEnd)
        room = later
      }
      start = end
    }
    ranges.append(start..<count)
    return ranges
  }

  /// The best place to divide the text at, so that what is before it has room.
  private func end(from start: Int, in room: SplitCost, atLines: Bool) -> Int {
    var last = start
    var sum = SplitCost()
    while last < count {
      sum = sum + cost(at: last)
      if !sum.isWithin(room) { break }
      last += 1
    }
    if last >= count { return count }
    if last == start { return following(start) }
    if atLines, let line = (start + 1...last).last(where: { lineEnds[$0] != nil }) { return line }
    let fair = start + max(1, (last - start) / 2)
    var best = last
    for place in (fair...last).reversed() where scores[place] > scores[best] { best = place }
    if scores[best] > 0 { return best }
    // A cluster longer than half of the room; one longer than all of it is cut.
    return (start + 1...last).last { scores[$0] > 0 } ?? last
  }

  /// The end of the cluster that begins at `place`.
  private func following(_ place: Int) -> Int {
    var next = place + 1
    while next < count, scores[next] == 0 { next += 1 }
    return next
  }
}

extension SplitCost {
  /// Whether what it is of characters and media has room; blocks are not what a text costs.
  fileprivate func isWithin(_ room: SplitCost) -> Bool {
    (characters == 0 || characters <= room.characters) && (media == 0 || media <= room.media)
  }
}
