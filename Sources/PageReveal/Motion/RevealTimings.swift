/// How what appears moves: the one table of it. Times are seconds, lengths points.
package enum RevealTimings {
  /// A character arrives blurred, from below, small and clear.
  static let characterBlur = 0.22
  static let characterMove = 0.2
  static let blurRadius = 2.0
  static let rise = 6.0
  static let characterScale = 0.5
  /// Characters with less ink than this across do not fly: nobody would see them.
  static let leastFlyingWidth = 0.5
  /// A custom emoji or a picture in text pops up.
  static let picture = 0.2
  static let pictureScale = 0.1
  /// A formula or a button in text fades in, no sooner than the characters before it are there.
  static let object = characterMove
  /// Everything else fades in, and a table's lower edge moves down.
  static let item = 0.12
  /// The message grows.
  static let size = 0.15
  /// The longest anything moves after the cursor has reached it.
  static let longest = characterBlur
  /// A dip in the opacity runs along a thinking block: its way, its width, its depth.
  static let shimmerPeriod = 1.0
  package static let shimmerWidth = 200.0
  package static let shimmerOpacity = 0.3
}
