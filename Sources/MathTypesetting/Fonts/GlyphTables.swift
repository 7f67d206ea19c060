import Typesetting

/// Glyphs of characters, looked up once each. Formulas use few characters, in three stretches of
/// Unicode; a slot for every character of those is faster than a dictionary. The rest is asked for
/// again.
///
/// Owner: the font. Bound: the stretches.
final class GlyphTable {
  /// Letters and symbols below U+3000, and mathematical alphanumeric symbols.
  private static let symbols: Range<UInt32> = 0..<0x3000
  private static let alphanumerics: Range<UInt32> = 0x1D400..<0x1D800
  private static let unknown = UInt16.max

  private let slots: UnsafeMutableBufferPointer<UInt16>

  init() {
    slots = .allocate(capacity: GlyphTable.symbols.count + GlyphTable.alphanumerics.count)
    slots.initialize(repeating: GlyphTable.unknown)
  }

  deinit {
    slots.deallocate()
  }

  func find(_ scalar: UInt32) -> UInt16? {
    guard let index = index(of: scalar) else { return nil }
    let glyph = slots[index]
    return glyph == GlyphTable.unknown ? nil : glyph
  }

  func insert(_ glyph: UInt16, for scalar: UInt32) {
    if let index = index(of: scalar) { slots[index] = glyph }
  }

  private func index(of scalar: UInt32) -> Int? {
    if GlyphTable.symbols.contains(scalar) { return Int(scalar) }
    guard GlyphTable.alphanumerics.contains(scalar) else { return nil }
    return GlyphTable.symbols.count + Int(scalar - GlyphTable.alphanumerics.lowerBound)
  }
}

/// Measures of glyphs, taken once each.
///
/// Owner: the font. Bound: the face's glyphs.
final class MeasureTable {
  private let slots: UnsafeMutableBufferPointer<GlyphMeasures?>
  private(set) var counters = CacheCounters()

  init(count: Int) {
    slots = .allocate(capacity: max(1, count))
    slots.initialize(repeating: nil)
  }

  deinit {
    slots.deallocate()
  }

  func find(_ glyph: UInt16) -> GlyphMeasures? {
    let index = Int(glyph)
    guard index < slots.count else { return nil }
    return slots[index]
  }

  func insert(_ measures: GlyphMeasures, for glyph: UInt16) {
    let index = Int(glyph)
    guard index < slots.count else { return }
    slots[index] = measures
    counters.misses += 1
    counters.count += 1
    counters.cost += 1
  }
}
