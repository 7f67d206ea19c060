/// What a text has in it, so that only what is needed is looked for.
struct SourceFeatures: OptionSet {
  let rawValue: Int

  static let dollars = SourceFeatures(rawValue: 1 << 0)
  /// `\(`
  static let roundFormulas = SourceFeatures(rawValue: 1 << 1)
  /// `\[`
  static let squareFormulas = SourceFeatures(rawValue: 1 << 2)
  /// `|`, or a colon next to a hyphen.
  static let tables = SourceFeatures(rawValue: 1 << 3)
  /// `[ ]`, `[x]`, `[X]`
  static let tasks = SourceFeatures(rawValue: 1 << 4)
  /// `[^`
  static let footnotes = SourceFeatures(rawValue: 1 << 5)
  /// `://`
  static let addresses = SourceFeatures(rawValue: 1 << 6)
  /// `www.`
  static let webHosts = SourceFeatures(rawValue: 1 << 7)
  static let atSigns = SourceFeatures(rawValue: 1 << 8)
  /// `~~`
  static let strikethrough = SourceFeatures(rawValue: 1 << 9)
  /// An asterisk or two tildes, and a character that is not ASCII.
  static let wideEmphasis = SourceFeatures(rawValue: 1 << 10)
  /// `<?` or `<!`, whose ends may be missing.
  static let openTags = SourceFeatures(rawValue: 1 << 11)
  /// `]:`, as in a link's definition.
  static let definitions = SourceFeatures(rawValue: 1 << 12)

  /// `<`
  static let tags = SourceFeatures(rawValue: 1 << 13)
  /// `<tg-` or `</tg-`
  static let richTags = SourceFeatures(rawValue: 1 << 14)
  /// `||` or `==`
  static let pairs = SourceFeatures(rawValue: 1 << 15)
  /// `&` before a letter
  static let references = SourceFeatures(rawValue: 1 << 16)
  /// `\<`
  static let escapedTags = SourceFeatures(rawValue: 1 << 17)

  init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Goes from one interesting byte to the next, one kind of byte after the other: that is a
  /// search for single bytes, which runs at the speed of memory.
  init(of bytes: Bytes, among wanted: SourceFeatures) {
    var features: SourceFeatures = []
    if bytes.firstIndex(of: Ascii.dollar, in: 0..<bytes.count) != nil { features.insert(.dollars) }
    if bytes.firstIndex(of: Ascii.at, in: 0..<bytes.count) != nil { features.insert(.atSigns) }
    if bytes.firstIndex(of: Ascii.bar, in: 0..<bytes.count) != nil { features.insert(.tables) }
    features.addBackslashes(of: bytes)
    features.addBrackets(of: bytes)
    features.addColons(of: bytes, among: wanted)
    features.addOthers(of: bytes, among: wanted)
    if wanted.contains(.pairs) { features.addPairs(of: bytes) }
    if wanted.contains(.references) { features.addReferences(of: bytes) }
    if wanted.contains(.richTags) { features.addRichTags(of: bytes) }
    self = features.intersection(wanted)
  }

  private mutating func addBackslashes(of bytes: Bytes) {
    bytes.forEachPair(startingWith: Ascii.backslash) { index, next in
      if next == Ascii.leftParenthesis { insert(.roundFormulas) }
      if next == Ascii.leftBracket { insert(.squareFormulas) }
      if next == Ascii.less { insert(.escapedTags) }
      return !isSuperset(of: [.roundFormulas, .squareFormulas, .escapedTags])
    }
  }

  private mutating func addBrackets(of bytes: Bytes) {
    bytes.forEachPair(startingWith: Ascii.leftBracket) { index, next in
      if next == Ascii.caret { insert(.footnotes) }
      if next == Ascii.space || next | 0x20 == UInt8(ascii: "x"),
        index + 2 < bytes.count, bytes[index + 2] == Ascii.rightBracket
      {
        insert(.tasks)
      }
      return !isSuperset(of: [.footnotes, .tasks])
    }
    bytes.forEachPair(startingWith: Ascii.rightBracket) { _, next in
      if next == Ascii.colon { insert(.definitions) }
      return !contains(.definitions)
    }
  }

  private mutating func addColons(of bytes: Bytes, among wanted: SourceFeatures) {
    let wanted = wanted.intersection([.addresses, .tables])
    if isSuperset(of: wanted) { return }
    bytes.forEachPair(startingWith: Ascii.colon) { index, next in
      if next == Ascii.slash, index + 2 < bytes.count, bytes[index + 2] == Ascii.slash {
        insert(.addresses)
      }
      if next == Ascii.hyphen || (index > 0 && bytes[index - 1] == Ascii.hyphen) {
        insert(.tables)
      }
      return !isSuperset(of: wanted)
    }
    if let last = bytes.last, last == Ascii.colon { insert(.tables) }
  }

  private mutating func addPairs(of bytes: Bytes) {
    for byte in [Ascii.bar, Ascii.equals] {
      bytes.forEachPair(startingWith: byte) { _, next in
        if next == byte { insert(.pairs) }
        return !contains(.pairs)
      }
    }
  }

  private mutating func addReferences(of bytes: Bytes) {
    bytes.forEachPair(startingWith: Ascii.ampersand) { _, next in
      if next.isAsciiLetter { insert(.references) }
      return !contains(.references)
    }
  }

  private mutating func addRichTags(of bytes: Bytes) {
    bytes.forEachPair(startingWith: Ascii.less) { index, _ in
      if RichTagName.isOurs(in: bytes, at: index) { insert(.richTags) }
      return !contains(.richTags)
    }
  }

  private mutating func addOthers(of bytes: Bytes, among wanted: SourceFeatures) {
    if wanted.contains(.webHosts) {
      bytes.forEachPair(startingWith: UInt8(ascii: "w")) { index, next in
        guard next == UInt8(ascii: "w"), index + 3 < bytes.count else { return true }
        if bytes[index + 2] == next, bytes[index + 3] == Ascii.period { insert(.webHosts) }
        return !contains(.webHosts)
      }
    }
    bytes.forEachPair(startingWith: Ascii.tilde) { _, next in
      if next == Ascii.tilde { insert(.strikethrough) }
      return !contains(.strikethrough)
    }
    bytes.forEachPair(startingWith: Ascii.less) { _, next in
      insert(.tags)
      if next == Ascii.question || next == Ascii.exclamation { insert(.openTags) }
      return !contains(.openTags)
    }
    let hasDelimiters =
      contains(.strikethrough)
      || bytes.firstIndex(of: Ascii.asterisk, in: 0..<bytes.count) != nil
    if hasDelimiters, bytes.contains(where: { $0 >= 0x80 }) { insert(.wideEmphasis) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Calls `body` with the index of every `byte` that is not the last one, and the byte after it,
  /// until it returns false.
  func forEachPair(startingWith byte: UInt8, _ body: (_ index: Int, _ next: UInt8) -> Bool) {
    var position = 0
    while let index = firstIndex(of: byte, in: position..<count), index + 1 < count {
      if !body(index, self[index + 1]) { return }
      position = index + 1
    }
  }
}
