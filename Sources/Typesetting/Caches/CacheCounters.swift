/// What a cache has done and holds now.
public struct CacheCounters: Hashable, Sendable {
  public var hits = 0
  public var misses = 0
  /// Entries thrown out to make room.
  public var evictions = 0
  /// Entries held.
  public var count = 0
  /// What the entries weigh, in the unit of the cache's bound.
  public var cost = 0

  public init() {}
}

/// The counters of all caches of a ``TypesettingContext``.
public struct TypesettingCounters: Hashable, Sendable {
  /// Shaped segments; cost in UTF-16 units.
  public var shapedText: CacheCounters
  /// Paragraphs broken into lines; cost in UTF-16 units.
  public var paragraphs: CacheCounters
  /// Shaped words; cost in glyphs.
  public var words: CacheCounters
  /// Fonts at a size; cost in fonts.
  public var fonts: CacheCounters
}
