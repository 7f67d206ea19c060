import Typesetting

/// The counters of all caches of a ``MathContext``.
public struct MathCounters: Hashable, Sendable {
  /// Formulas set from their source; cost in glyphs.
  public var formulas: CacheCounters
  /// Glyphs of math fonts measured; cost in glyphs. Hits are not counted.
  public var glyphs: CacheCounters
}
