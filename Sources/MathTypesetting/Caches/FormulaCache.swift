import Typesetting

/// Formulas set, by their source and how they were set; those that cannot be read too.
///
/// Owner: the context. Bound: ``glyphLimit`` glyphs.
struct FormulaCache {
  static let glyphLimit = 1 << 16
  /// What an entry costs besides its glyphs.
  private static let overhead = 8

  struct Key: Equatable {
    var source: String
    var style: MathStyle
    var size: Double
    var font: MathFontChoice

    var hash: UInt64 {
      var source = source
      var hash = source.withUTF8 { bytes in
        var hash = ContentHash()
        hash.combine(UnsafeRawBufferPointer(bytes))
        return hash
      }
      hash.combine(size)
      hash.combine(UInt64(style.number) << 8 | UInt64(font.number))
      return hash.value
    }
  }

  private struct Entry {
    var key: Key
    var result: Result<MathLayout, LaTeXError>
  }

  private var entries = LeastRecentlyUsed<Entry>(costLimit: FormulaCache.glyphLimit)

  var counters: CacheCounters { entries.counters }

  mutating func find(_ key: Key, hash: UInt64) -> Result<MathLayout, LaTeXError>? {
    entries.value(for: hash) { $0.key == key }?.result
  }

  mutating func insert(_ result: Result<MathLayout, LaTeXError>, for key: Key, hash: UInt64) {
    // A source may be long and its formula short.
    var cost = FormulaCache.overhead + key.source.utf8.count / 32
    if case .success(let layout) = result { cost += layout.glyphs.count + layout.rules.count }
    entries.insert(Entry(key: key, result: result), for: hash, cost: cost)
  }

  mutating func removeAll() {
    entries.removeAll()
  }
}

extension MathStyle {
  fileprivate var number: UInt8 {
    switch self {
    case .display: 0
    case .text: 1
    case .script: 2
    case .scriptScript: 3
    }
  }
}

extension MathFontChoice {
  /// Its place in ``allCases``.
  var number: Int {
    switch self {
    case .latinModern: 0
    case .termes: 1
    case .pagella: 2
    }
  }
}
