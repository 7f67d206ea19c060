import Typesetting

/// A formula with a place for everything in it: plain values, ready to be painted by anyone.
///
/// Lengths are points. The origin is the left end of the formula's baseline; x grows to the right,
/// y downwards. Paint ``rules`` first, then ``glyphs``, then ``lines``.
public struct MathLayout: Sendable, Hashable {
  /// What the formula takes in a line; ink may stick out of it.
  public internal(set) var width = 0.0
  /// Above the baseline.
  public internal(set) var ascent = 0.0
  /// Below the baseline.
  public internal(set) var descent = 0.0
  public internal(set) var rules: [Rule] = []
  public internal(set) var glyphs: [Glyph] = []
  public internal(set) var lines: [Line] = []
  /// What ``Glyph/font`` counts.
  public internal(set) var fonts: [ResolvedFont] = []
  public internal(set) var links: [Link] = []
  /// Where an inline formula may be broken, from left to right.
  var breaks: [Break] = []

  /// A glyph of one of the layout's fonts.
  public struct Glyph: Sendable, Hashable {
    public var id: UInt16
    /// An index into ``MathLayout/fonts``.
    public var font: UInt16
    /// The character it is drawn for; 0 for a piece of a larger form.
    public var character: UInt32
    /// nil for the colour of the text.
    public var color: MathColor?
    /// Of the glyph's origin on its own baseline.
    public var x: Double
    public var y: Double
    public var advance: Float
    /// The ink box from the origin; y upwards.
    var left: Float
    var right: Float
    var bottom: Float
    var top: Float
    var sourceStart: Int32
    var sourceEnd: Int32

    /// The part of the source it was made from, UTF-16 units.
    public var source: Range<Int> { Int(sourceStart)..<Int(sourceEnd) }
    /// Where it leaves ink, in the layout's coordinates.
    public var ink: Rect {
      Rect(
        x: x + Double(left), y: y - Double(top), width: Double(right - left),
        height: Double(top - bottom))
    }
  }

  /// A filled rectangle: a fraction's rule, a radical's, the ground of a box.
  public struct Rule: Sendable, Hashable {
    public var rect: Rect
    public var color: MathColor?
  }

  /// A straight stroke with flat ends.
  public struct Line: Sendable, Hashable {
    public var from: Point
    public var to: Point
    public var thickness: Double
    public var color: MathColor?
  }

  /// A stretch of the source that leads somewhere.
  public struct Link: Sendable, Hashable {
    /// UTF-16 units of the source.
    public var source: Range<Int>
    public var url: String
  }

  /// A place between two atoms of the outermost list.
  struct Break: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
      case afterRelation
      case afterBinary
      case allowed
      /// A new line, this many points farther down.
      case forced(gap: Double)
    }

    var kind: Kind
    /// Where the line before ends and the next begins: the space between is dropped.
    var end: Double
    var start: Double
    /// What comes before the break, counted.
    var mark: Mark
    /// Of the part before the break and after the one before.
    var ascent: Double
    var descent: Double
  }

  /// How many elements of each kind there were at a moment.
  struct Mark: Sendable, Hashable {
    var rules: Int
    var glyphs: Int
    var lines: Int
  }

  var mark: Mark { Mark(rules: rules.count, glyphs: glyphs.count, lines: lines.count) }

  /// Moves what was added since a mark, up to the end or another mark.
  mutating func shift(from mark: Mark, to end: Mark? = nil, dx: Double, dy: Double) {
    guard dx != 0 || dy != 0 else { return }
    for index in mark.glyphs..<(end?.glyphs ?? glyphs.count) {
      glyphs[index].x += dx
      glyphs[index].y += dy
    }
    for index in mark.rules..<(end?.rules ?? rules.count) {
      rules[index].rect.x += dx
      rules[index].rect.y += dy
    }
    for index in mark.lines..<(end?.lines ?? lines.count) {
      lines[index].from.x += dx
      lines[index].from.y += dy
      lines[index].to.x += dx
      lines[index].to.y += dy
    }
  }
}

extension MathLayout {
  /// Everything painted and the formula's own box.
  public var paintedBounds: Rect {
    var bounds = Rect(x: 0, y: -ascent, width: width, height: ascent + descent)
    for glyph in glyphs where glyph.right > glyph.left { bounds = bounds.union(glyph.ink) }
    for rule in rules { bounds = bounds.union(rule.rect) }
    for line in lines {
      let reach = line.thickness / 2
      bounds = bounds.union(
        Rect(
          x: min(line.from.x, line.to.x) - reach, y: min(line.from.y, line.to.y) - reach,
          width: abs(line.to.x - line.from.x) + 2 * reach,
          height: abs(line.to.y - line.from.y) + 2 * reach))
    }
    return bounds
  }

  /// The part of the source drawn at a place, nil where nothing is; the nearest glyph whose column
  /// and row hold it.
  public func source(at point: Point) -> Range<Int>? {
    var best: (range: Range<Int>, distance: Double)?
    for glyph in glyphs {
      let box = Rect(
        x: glyph.x, y: glyph.y - Double(glyph.top),
        width: max(Double(glyph.advance), glyph.ink.width),
        height: Double(glyph.top - glyph.bottom))
      guard box.insetBy(dx: -1, dy: -1).contains(point) else { continue }
      let distance = abs(box.midX - point.x) + abs(box.midY - point.y)
      if distance < best?.distance ?? .infinity { best = (glyph.source, distance) }
    }
    return best?.range
  }

  /// The smallest rectangle around what a part of the source has drawn, nil for nothing.
  public func bounds(of source: Range<Int>) -> Rect? {
    var bounds: Rect?
    for glyph in glyphs where glyph.source.overlaps(source) {
      bounds = bounds?.union(glyph.ink) ?? glyph.ink
    }
    return bounds
  }
}
