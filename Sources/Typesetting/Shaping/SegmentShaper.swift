/// Turns a segment's text into a ``ShapedSegment``: analysis, runs, glyphs, offsets.
final class SegmentShaper {
  private let analyzer: TextAnalyzer
  private let fontStore: ShapingFontStore
  let shaper = Shaper()

  init(library: FontLibrary, fontStore: ShapingFontStore) {
    analyzer = TextAnalyzer(library: library)
    self.fontStore = fontStore
  }

  func shape(
    _ text: UnsafeBufferPointer<UInt8>, segment: TextSegment, key: SegmentKey
  ) -> ShapedSegment {
    let analysis = analyzer.analyze(
      text, segment: segment, spans: key.spans, direction: key.direction)
    let builder = RunBuilder(segment: analysis, spans: key.spans, fontStore: fontStore)
    var runs = builder.runs
    var glyphs: [ShapedGlyph] = []
    glyphs.reserveCapacity(analysis.units.count)
    let hidesControls = analysis.traits.contains(.controls)
    analysis.units.withUnsafeBufferPointer { units in
      analysis.flags.withUnsafeBufferPointer { flags in
        for index in runs.indices {
          let source = RunSource(
            run: runs[index], units: units, flags: flags, font: builder.fonts[runs[index].font],
            hidesControls: hidesControls)
          runs[index].glyphLower = glyphs.count
          appendGlyphs(of: source, key: key, to: &glyphs)
          runs[index].glyphUpper = glyphs.count
        }
      }
    }
    var flags = analysis.flags
    let offsets = SegmentShaper.offsets(
      runs: runs, glyphs: glyphs, length: analysis.units.count, flags: &flags)
    SegmentShaper.markJoiningSeams(runs: runs, flags: &flags)
    let content = SegmentText(
      units: analysis.units, flags: flags, contentLength: analysis.contentLength,
      baseLevel: analysis.baseLevel)
    return ShapedSegment(
      text: content, runs: runs, glyphs: glyphs, fonts: builder.fonts, offsets: offsets,
      opportunities: BreakOpportunity.all(in: content), tabs: builder.tabs,
      hidesControls: hidesControls, key: key)
  }

  private func appendGlyphs(
    of source: RunSource, key: SegmentKey, to glyphs: inout [ShapedGlyph]
  ) {
    let unit = source.run.lower
    let placeholder = source.font.spaceGlyph
    switch source.run.kind {
    case .text:
      shaper.shape(source, into: &glyphs)
    case .tab:
      glyphs.append(.placeholder(placeholder, at: unit, advance: 0))
    case .attachment:
      let advance = key.attachmentAdvance(at: unit)
      glyphs.append(.placeholder(placeholder, at: unit, advance: advance))
    }
  }

  /// Where each unit begins when the whole segment stands on one line, in glyph units; marks the
  /// clusters and the places where a cut is unsafe. A unit inside a cluster gets its share, so that
  /// a break there (a soft hyphen inside a ligature) can be estimated before it is shaped.
  private static func offsets(
    runs: [ShapedRun], glyphs: [ShapedGlyph], length: Int, flags: inout [UnitFlags]
  ) -> [Int] {
    var widths = [Int](repeating: 0, count: length + 1)
    glyphs.withUnsafeBufferPointer { glyphs in
      for run in runs {
        for index in run.glyphLower..<run.glyphUpper {
          let glyph = glyphs[index]
          let cluster = Int(glyph.cluster)
          widths[cluster] += Int(glyph.advance)
          flags[cluster].insert(.cluster)
          if glyph.flags.contains(.unsafeToBreak) { flags[cluster].insert(.unsafeToBreak) }
        }
      }
    }
    var offset = 0
    var unit = 0
    while unit < length {
      var next = unit + 1
      while next < length, !flags[next].contains(.cluster) { next += 1 }
      let width = widths[unit]
      let count = next - unit
      for inner in 0..<count {
        widths[unit + inner] = offset + width * inner / count
        // Between the halves of a cluster nothing may be cut without shaping anew.
        if inner > 0 { flags[unit + inner].insert(.unsafeToBreak) }
      }
      offset += width
      unit = next
    }
    widths[length] = offset
    return widths
  }

  /// Letters of a joining script join across a change of style too, which HarfBuzz does not mark:
  /// it knows one run at a time.
  private static func markJoiningSeams(runs: [ShapedRun], flags: inout [UnitFlags]) {
    for index in 1..<max(runs.count, 1) {
      let left = runs[index - 1]
      let right = runs[index]
      guard left.kind == .text, right.kind == .text, left.script == right.script,
        !SimpleScript.contains(left.script), !flags[right.lower - 1].contains(.hangs),
        !flags[right.lower].contains(.hangs)
      else { continue }
      flags[right.lower].insert(.unsafeToBreak)
    }
  }
}

extension ShapedGlyph {
  /// The glyph of a tab or an attachment, which is not drawn.
  static func placeholder(_ id: UInt16, at unit: Int, advance: Int32) -> ShapedGlyph {
    ShapedGlyph(id: id, flags: [], cluster: Int32(unit), advance: advance, dx: 0, dy: 0)
  }
}

extension SegmentKey {
  /// The advance of the attachment on a unit, glyph units.
  fileprivate func attachmentAdvance(at unit: Int) -> Int32 {
    var low = 0
    var high = spans.count - 1
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].upperBound <= unit { low = middle + 1 } else { high = middle }
    }
    return low < spans.count ? spans[low].style.attachmentAdvance ?? 0 : 0
  }
}
