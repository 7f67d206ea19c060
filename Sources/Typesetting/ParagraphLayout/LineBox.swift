/// The measures all lines of a paragraph share, from the metrics of its first character's font.
struct LineBox: Equatable {
  /// L: what a line reserves above its baseline.
  let height: Double
  /// S: what follows below the baseline before the next line.
  let spacing: Double
  /// D: the font's depth below the baseline.
  let depth: Double
  /// Where the first line's box begins, so that ascenders fit above it.
  let topInset: Double
  /// What may hang below the baseline without making the line taller.
  let slack: Double

  init(metrics: FontMetrics, lineFactor: Double) {
    height = metrics.capBox
    spacing = (height * lineFactor).rounded(.down)
    depth = metrics.descent
    topInset = max(0, metrics.ascent - height)
    slack = max(0, spacing - 4)
  }
}
