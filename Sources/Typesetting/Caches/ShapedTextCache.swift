import Glibc

/// Shaped segments by their text, styles and direction.
///
/// Owner: the context. Bound: ``unitLimit`` UTF-16 units.
struct ShapedTextCache {
  static let unitLimit = 1 << 18
  /// What an entry costs besides its text.
  private static let overhead = 32

  private var segments = LeastRecentlyUsed<ShapedSegment>(costLimit: ShapedTextCache.unitLimit)

  var counters: CacheCounters { segments.counters }

  /// The segment for a content, shaped by `shape` when it is not there.
  mutating func find(
    _ bytes: UnsafeBufferPointer<UInt8>, _ spans: [ShapingSpan], _ direction: BaseDirection,
    shape: (SegmentKey) -> ShapedSegment
  ) -> ShapedSegment {
    var hash = ContentHash(seed: UInt64(direction.rawValue) + 1)
    hash.combine(UnsafeRawBufferPointer(bytes))
    for span in spans { span.combine(into: &hash) }
    let known = segments.value(for: hash.value) {
      $0.key.direction == direction && $0.key.bytes.count == bytes.count && $0.key.spans == spans
        && ShapedTextCache.isEqual($0.key.bytes, bytes)
    }
    if let known { return known }
    let segment = shape(
      SegmentKey(hash: hash.value, bytes: Array(bytes), spans: spans, direction: direction))
    segments.insert(
      segment, for: hash.value, cost: segment.text.length + ShapedTextCache.overhead)
    return segment
  }

  mutating func remove(_ hash: UInt64) {
    segments.removeValue(for: hash)
  }

  mutating func removeAll() {
    segments.removeAll()
  }

  private static func isEqual(_ one: [UInt8], _ other: UnsafeBufferPointer<UInt8>) -> Bool {
    one.withUnsafeBufferPointer {
      guard let left = $0.baseAddress, let right = other.baseAddress else {
        return $0.count == other.count
      }
      return memcmp(left, right, $0.count) == 0
    }
  }
}
