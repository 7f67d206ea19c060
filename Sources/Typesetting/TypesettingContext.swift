/// Shapes and breaks text. Holds Pango objects and caches, so it belongs to one thread: make one a
/// thread.
public final class TypesettingContext {
  /// Opens the pinned fonts. Throws ``TypesettingError`` when a font the catalog needs is missing.
  public init() throws {
    fatalError()
  }

  /// Vertical metrics of the face a style's base text is set in.
  public func metrics(for style: FontStyle) -> FontMetrics {
    fatalError()
  }

  /// Breaks and stacks a paragraph; shaping and breaking are cached.
  public func layout(_ text: AttributedText, options: ParagraphOptions) -> LaidOutParagraph {
    fatalError()
  }

  /// The width of the text on one line, and its ascent and descent, points.
  public func measure(_ text: AttributedText) -> (width: Double, ascent: Double, descent: Double) {
    fatalError()
  }
}

extension LaidOutParagraph {
  /// Where a line's left edge and top are drawn, alignment applied.
  public func lineOrigin(_ index: Int) -> Point {
    fatalError()
  }

  /// The rectangles a range covers, a rectangle a visual stretch, each `capBox` high and standing on
  /// its line's baseline; for decorations, links and selection.
  public func rects(for range: Range<Int>) -> [Rect] {
    fatalError()
  }

  /// One slot a UTF-16 unit of the line: the ink box of its glyphs relative to the line's left edge and
  /// baseline (y down), nil where nothing is drawn or another unit of the cluster carries the box.
  public func inkRects(line: Int, context: TypesettingContext) -> [Rect?] {
    fatalError()
  }

  /// The character under a point, nil when no line's hit box holds it (layout facts §5.2).
  public func character(at point: Point) -> Int? {
    fatalError()
  }

  /// The nearest insertion offset, for selection drags.
  public func nearestOffset(to point: Point) -> Int {
    fatalError()
  }

  /// The caret before a UTF-16 offset: a zero-width rectangle as high as the line's box.
  public func caret(at offset: Int) -> Rect {
    fatalError()
  }
}
