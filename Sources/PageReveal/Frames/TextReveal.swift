import Typesetting

/// A text some of whose characters are shown, some on their way and the rest not to be seen. Lengths
/// are points in the text's space.
public struct TextReveal: Hashable, Sendable {
  /// Everything before this UTF-16 offset stands in its place.
  public var settledEnd: Int
  /// Everything before this one is shown, or on its way.
  public var shownEnd: Int
  /// Characters on their way, in reading order.
  public var flying: [FlyingCharacter]
  /// Emoji, pictures, formulas and buttons from ``settledEnd`` on, in reading order.
  public var objects: [ObjectReveal]
  /// The area of what stands in its place, for what is drawn as one: a rectangle for all whole lines,
  /// then one for each stretch of a line in part.
  public var mask: [Rect]
  /// How far the last shown line is shown, from the side it begins at: whole points.
  public var lastLineWidth: Double
}

/// A character that arrives: blurred, from below, small and clear.
public struct FlyingCharacter: Hashable, Sendable {
  /// UTF-16; the glyphs of its cluster are what flies.
  public var offset: Int
  /// Where it will stand: its ink, and its line from top to bottom.
  public var box: Rect
  public var opacity: Double
  /// The standard deviation of its blur, points.
  public var blur: Double
  /// How far below its place it is, points.
  public var rise: Double
  /// About the middle of its box.
  public var scale: Double
}

/// An object in text that is shown, and how.
public struct ObjectReveal: Hashable, Sendable {
  /// UTF-16.
  public var offset: Int
  public var opacity: Double
  /// About its middle.
  public var scale: Double
}
