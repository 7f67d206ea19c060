/// The font that draws a run of glyphs: a face of a file, a size and nothing that depends on a
/// toolkit.
public struct ResolvedFont: Hashable, Sendable {
  public var face: FontFace
  /// The size in points the glyphs were shaped at (after a role's size adjustment).
  public var size: Double
  /// Horizontal shear for a synthetic italic (0 for none); x += shear × height above the baseline.
  public var slant: Double
  /// True when the face draws colour bitmaps or layers (emoji).
  public var isColor: Bool

  public init(face: FontFace, size: Double, slant: Double = 0, isColor: Bool = false) {
    self.face = face
    self.size = size
    self.slant = slant
    self.isColor = isColor
  }
}

/// A face inside a font file.
public struct FontFace: Hashable, Sendable {
  public var path: String
  /// The face's index in a collection, 0 in a single-face file.
  public var index: Int

  public init(path: String, index: Int = 0) {
    self.path = path
    self.index = index
  }
}

/// Vertical measures of a font at a size, in points, all positive.
public struct FontMetrics: Hashable, Sendable {
  /// Above the baseline.
  public var ascent: Double
  /// Below the baseline.
  public var descent: Double
  public var capHeight: Double
  public var xHeight: Double

  public init(ascent: Double, descent: Double, capHeight: Double, xHeight: Double) {
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// The line box the layout reserves above the baseline: floor(ascent − descent), deliberately the
  /// difference and not the sum.
  public var capBox: Double { (ascent - descent).rounded(.down) }
}
