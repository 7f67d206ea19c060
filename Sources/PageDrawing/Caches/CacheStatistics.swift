/// What a cache has done so far.
public struct CacheStatistics: Hashable, Sendable {
  public var hits = 0
  public var misses = 0
  /// Entries dropped to stay within the bound.
  public var evictions = 0
  /// Bytes held now.
  public var bytes = 0
}
