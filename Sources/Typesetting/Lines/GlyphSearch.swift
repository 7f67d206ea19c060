/// Finds the glyphs of a run that show certain units.
struct GlyphSearch {
  private let glyphs: [ShapedGlyph]
  /// Where the run's glyphs are.
  private let range: Range<Int>
  /// The first unit the run shows.
  private let firstUnit: Int
  private let isRightToLeft: Bool

  /// - Parameter range: where the glyphs of `run`, or of what a line shows of it, are in `glyphs`.
  init(_ glyphs: [ShapedGlyph], _ range: Range<Int>, of run: ShapedRun) {
    self.glyphs = glyphs
    self.range = range
    firstUnit = run.lower
    isRightToLeft = run.isRightToLeft
  }

  /// The glyphs whose clusters begin in a range of units.
  func glyphs(covering units: Range<Int>) -> Range<Int> {
    glyphs.withUnsafeBufferPointer { glyphs in
      if isRightToLeft {
        let lower = boundary(glyphs, at: units.upperBound)
        return lower..<max(boundary(glyphs, at: units.lowerBound), lower)
      }
      let lower = boundary(glyphs, at: units.lowerBound)
      return lower..<max(boundary(glyphs, at: units.upperBound), lower)
    }
  }

  /// The index of the first glyph past a unit: in a left-to-right run the first whose cluster does
  /// not begin before it, in a right-to-left run the first whose cluster does.
  private func boundary(_ glyphs: UnsafeBufferPointer<ShapedGlyph>, at unit: Int) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    // Most text has a glyph a unit: look there first.
    let guess = isRightToLeft ? high - (unit - firstUnit) : low + unit - firstUnit
    if guess > low, guess < high {
      if isPast(glyphs[guess], unit) { high = guess } else { low = guess + 1 }
      if high == guess, !isPast(glyphs[guess - 1], unit) { return guess }
    }
    while low < high {
      let middle = (low + high) / 2
      if isPast(glyphs[middle], unit) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func isPast(_ glyph: ShapedGlyph, _ unit: Int) -> Bool {
    isRightToLeft ? Int(glyph.cluster) < unit : Int(glyph.cluster) >= unit
  }
}
