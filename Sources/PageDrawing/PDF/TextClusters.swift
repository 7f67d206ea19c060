import Typesetting

/// How a run's text and glyphs belong together, in reading order.
struct TextClusters {
  struct Cluster: Hashable {
    /// UTF-8 bytes of text.
    var byteCount: Int
    var glyphCount: Int
    /// UTF-8 offset in the text.
    var byteOffset: Int
    /// The first of the cluster's glyphs, left to right.
    var firstGlyph: Int
  }

  private(set) var utf8: [UInt8]
  /// In the text's order; the glyphs of each stand side by side.
  private(set) var clusters: [Cluster] = []

  /// Text before the first glyph's cluster joins it. When the glyphs' clusters do not run in one
  /// direction, everything is one cluster.
  init(of run: GlyphPaint) {
    utf8 = Array(run.text.utf8)
    TextClusters.replaceNoncharacters(in: &utf8)
    let units = TextClusters.byteOffsets(ofUTF16In: run.text)
    let count = run.glyphs.count
    /// The glyphs in reading order.
    func glyph(_ position: Int) -> Int { run.isRightToLeft ? count - 1 - position : position }
    func byte(_ position: Int) -> Int {
      let unit = Int(run.glyphs[glyph(position)].cluster) - run.textStart
      return units[max(0, min(unit, units.count - 1))]
    }

    var position = 0
    var isOrdered = true
    while position < count {
      let start = position == 0 ? 0 : byte(position)
      var end = position + 1
      while end < count, byte(end) == byte(position) { end += 1 }
      let next = end < count ? byte(end) : utf8.count
      isOrdered = isOrdered && next >= start && (end == count || next > byte(position))
      clusters.append(
        Cluster(
          byteCount: next - start, glyphCount: end - position, byteOffset: start,
          firstGlyph: run.isRightToLeft ? glyph(end - 1) : position))
      position = end
    }
    if !isOrdered {
      clusters = [Cluster(byteCount: utf8.count, glyphCount: count, byteOffset: 0, firstGlyph: 0)]
    }
  }

  init(utf8: [UInt8], clusters: [Cluster]) {
    self.utf8 = utf8
    self.clusters = clusters
  }

  func text(of cluster: Cluster) -> [UInt8] {
    Array(utf8[cluster.byteOffset..<(cluster.byteOffset + cluster.byteCount)])
  }

  /// The UTF-8 offset of every UTF-16 unit, and of the end; the second half of a pair has its pair's.
  private static func byteOffsets(ofUTF16In text: String) -> [Int] {
    var offsets: [Int] = []
    var byte = 0
    for scalar in text.unicodeScalars {
      offsets.append(byte)
      if scalar.value > 0xFFFF { offsets.append(byte) }
      byte += UTF8.width(scalar)
    }
    offsets.append(byte)
    return offsets
  }
}

extension TextClusters {
  /// Unicode's noncharacters, which Cairo takes for broken text, become U+FFFD or its like in the same
  /// number of bytes.
  private static func replaceNoncharacters(in utf8: inout [UInt8]) {
    for index in utf8.indices.dropFirst(2) {
      let (first, second, last) = (utf8[index - 2], utf8[index - 1], utf8[index])
      if first == 0xEF, second == 0xB7, (0x90...0xAF).contains(last) {
        // U+FDD0…U+FDEF.
        (utf8[index - 1], utf8[index]) = (0xBF, 0xBD)
      } else if second == 0xBF, last >= 0xBE, first & 0x0F == 0x0F {
        // The last two of a plane: EF BF, or F? ?F BF, and BE or BF.
        if first == 0xEF || (index > 2 && utf8[index - 3] >= 0xF0) { utf8[index] = 0xBD }
      }
    }
  }
}
