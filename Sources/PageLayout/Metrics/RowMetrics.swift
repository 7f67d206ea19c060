/// Distances of the rows of audio and documents; they do not follow Text Size.
package enum RowMetrics {
  static let audioHeight = 44.0
  static let audioControl = 3.0
  static let audioControlSide = 44.0
  static let audioText = 55.0
  static let scrubberGap = 5.0
  static let scrubberHeight = 3.0
  package static let knobSide = 9.0
  static let trackAlpha = 0.3
  static let waveformHeight = 20.0
  static let waveformGap = 2.0
  package static let barWidth = 2.0
  package static let barGap = 2.0
  /// What the quietest bar is high.
  package static let leastBarHeight = 2.0
  static let mostBars = 100.0

  static let documentHeight = 52.0
  static let documentControl = 12.0
  static let documentControlSide = 40.0
  static let documentText = 60.0
  package static let thumbnailRadius = 8.0

  /// Right of the words.
  static let trailing = 8.0
  /// Between a title and what stands at the end of its line.
  static let wordGap = 8.0
  /// With less room a row leaves its words out.
  static let leastTextWidth = 20.0
}
