/// A paragraph broken into lines and stacked: everything drawing, hit-testing and revealing need.
///
/// Coordinates are points from the paragraph's top left; offsets are UTF-16 units of ``text``.
public struct LaidOutParagraph: Sendable {
  public var text: AttributedText
  public var options: ParagraphOptions
  public var lines: [LaidOutLine]
  /// Whole points, rounded up: the width broken at (or what is really needed, see
  /// ``ParagraphOptions/fitsToWidth``), and what the lines need in height.
  public var size: Size
  /// The line box above the baseline (L) and the spacing under it (S), points.
  public var capBox: Double
  public var lineSpacing: Double
  /// The widest line, rounded up.
  public var effectiveWidth: Double
  /// Metrics of the line font (the first character's).
  public var metrics: FontMetrics
  /// What is known about the characters, for reading back.
  let segments: [LaidOutSegment]
}

extension LaidOutParagraph: Equatable {
  /// With the same fonts a paragraph follows from its text and its options, so lines are not compared.
  public static func == (one: LaidOutParagraph, other: LaidOutParagraph) -> Bool {
    one.options == other.options && one.size == other.size
      && one.effectiveWidth == other.effectiveWidth && one.text == other.text
  }
}

/// The characters of a stretch of a laid-out paragraph.
struct LaidOutSegment: Sendable {
  /// The UTF-16 offset of its first unit.
  var start: Int
  var text: SegmentText
}

/// One line of a paragraph.
public struct LaidOutLine: Sendable {
  /// The characters of the line, with the spaces and the break that end it.
  public var range: Range<Int>
  /// The line's box before alignment: x is −hang, the baseline is the bottom edge. See
  /// ``LaidOutParagraph/lineOrigin(_:)`` for where it is drawn.
  public var frame: Rect
  /// In visual order, left to right; x relative to the line's left edge.
  public var runs: [GlyphRun]
  public var isRightToLeft: Bool
  /// In visual order; frames relative to the line's left edge and the paragraph's top.
  public var attachments: [PlacedAttachment]
  /// What attachments need below the ordinary line, points.
  public var extraDescent: Double
  /// True when the line ends in an "…" that stands for what was cut; the token is the last run in
  /// reading order.
  public var isTruncated: Bool

  public var baseline: Double { frame.maxY }
}

/// Glyphs of one font, one level, one tag, one attachment or none.
public struct GlyphRun: Sendable {
  public var font: ResolvedFont
  /// Left to right.
  public var glyphs: [Glyph]
  /// UTF-16 units of the paragraph; empty for an ellipsis token.
  public var range: Range<Int>
  /// From the line's left edge.
  public var x: Double
  public var width: Double
  /// The bidi level; odd is right-to-left.
  public var level: UInt8
  public var tag: Int
  /// Points above the line's baseline.
  public var baselineOffset: Double
  /// Set on an attachment's run, whose glyphs are not drawn.
  public var attachment: Attachment?

  public var isRightToLeft: Bool { level & 1 == 1 }
}

/// A glyph and where it stands.
public struct Glyph: Sendable {
  public var id: UInt32
  /// The UTF-16 offset of its cluster's first character.
  public var cluster: Int32
  /// From the run's left edge, and above the run's baseline.
  public var x: Float
  public var y: Float
  public var advance: Float

  public init(id: UInt32, cluster: Int32, x: Float, y: Float, advance: Float) {
    self.id = id
    self.cluster = cluster
    self.x = x
    self.y = y
    self.advance = advance
  }
}

/// An attachment on a line.
public struct PlacedAttachment: Sendable {
  /// The UTF-16 offset of its character.
  public var offset: Int
  public var attachment: Attachment
  public var tag: Int
  public var frame: Rect
}
