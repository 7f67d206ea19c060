/// Shaped words of the simple scripts: in ordinary text most words have been seen before, and a
/// word costs a font with many rules (Inter) a microsecond a letter.
///
/// A word is taken from here only where HarfBuzz vouches that setting it next to its neighbours
/// changes nothing (the "unsafe to concatenate" flags), so text set with the cache is glyph for
/// glyph the text set without.
///
/// Owner: the shaper. Bound: ``glyphLimit`` glyphs; when they are used up, all words go.
struct WordCache {
  /// A word of the cache.
  struct Word {
    fileprivate var hash: UInt64
    fileprivate var font: UInt32
    fileprivate var script: UInt32
    fileprivate var unitLower: Int32
    fileprivate var unitCount: Int32
    fileprivate(set) var glyphLower: Int
    fileprivate(set) var glyphCount: Int
    /// HarfBuzz vouches for the word's beginning and for its end.
    fileprivate(set) var startIsSafe: Bool
    fileprivate(set) var endIsSafe: Bool
  }

  static let glyphLimit = 65_536
  /// Longer words are rare, and rarely repeated.
  static let wordLimit = 40

  private(set) var counters = CacheCounters()
  /// Clusters count from the word's start.
  private(set) var glyphs: [ShapedGlyph] = []
  private var words: [Word] = []
  private var units: [UInt16] = []
  /// Open addressing: an index into `words`, or -1.
  private var table = [Int32](repeating: -1, count: 1024)

  static func hash(_ word: UnsafeBufferPointer<UInt16>, font: UInt32, script: UInt32) -> UInt64 {
    var hash = ContentHash(seed: UInt64(font) << 32 | UInt64(script))
    hash.combine(UnsafeRawBufferPointer(word))
    return hash.value
  }

  mutating func find(
    _ word: UnsafeBufferPointer<UInt16>, hash: UInt64, font: UInt32, script: UInt32
  ) -> Word? {
    var slot = Int(truncatingIfNeeded: hash) & (table.count - 1)
    while table[slot] >= 0 {
      let candidate = words[Int(table[slot])]
      if candidate.hash == hash, candidate.font == font, candidate.script == script,
        matches(candidate, word)
      {
        counters.hits += 1
        return candidate
      }
      slot = (slot + 1) & (table.count - 1)
    }
    counters.misses += 1
    return nil
  }

  /// Keeps a word whose clusters count from its start.
  mutating func insert(
    _ word: UnsafeBufferPointer<UInt16>, hash: UInt64, font: UInt32, script: UInt32,
    shaped: some Collection<ShapedGlyph>, startIsSafe: Bool, endIsSafe: Bool
  ) -> Word {
    if glyphs.count + shaped.count > WordCache.glyphLimit {
      counters.evictions += words.count
      removeAll()
    }
    if (words.count + 1) * 2 > table.count { grow() }
    let entry = Word(
      hash: hash, font: font, script: script, unitLower: Int32(units.count),
      unitCount: Int32(word.count), glyphLower: glyphs.count, glyphCount: shaped.count,
      startIsSafe: startIsSafe, endIsSafe: endIsSafe)
    units.append(contentsOf: word)
    glyphs.append(contentsOf: shaped)
    place(Int32(words.count), hash: hash)
    words.append(entry)
    counters.count = words.count
    counters.cost = glyphs.count
    return entry
  }

  /// Adds a word's glyphs to `output`, its clusters counted from `unit`.
  func copy(_ word: Word, to unit: Int, into output: inout [ShapedGlyph]) {
    for index in word.glyphLower..<(word.glyphLower + word.glyphCount) {
      var glyph = glyphs[index]
      glyph.cluster += Int32(unit)
      output.append(glyph)
    }
  }

  /// Forgets all words; the counts of hits, misses and evictions go on.
  mutating func removeAll() {
    glyphs.removeAll(keepingCapacity: true)
    words.removeAll(keepingCapacity: true)
    units.removeAll(keepingCapacity: true)
    for slot in table.indices { table[slot] = -1 }
    counters.count = 0
    counters.cost = 0
  }

  private func matches(_ candidate: Word, _ word: UnsafeBufferPointer<UInt16>) -> Bool {
    guard Int(candidate.unitCount) == word.count else { return false }
    let lower = Int(candidate.unitLower)
    for index in 0..<word.count where units[lower + index] != word[index] { return false }
    return true
  }

  private mutating func place(_ index: Int32, hash: UInt64) {
    var slot = Int(truncatingIfNeeded: hash) & (table.count - 1)
    while table[slot] >= 0 { slot = (slot + 1) & (table.count - 1) }
    table[slot] = index
  }

  private mutating func grow() {
    table = [Int32](repeating: -1, count: table.count * 2)
    for (index, word) in words.enumerated() { place(Int32(index), hash: word.hash) }
  }
}
