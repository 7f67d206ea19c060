/// Shapes and breaks text. Holds Pango objects and caches, so it belongs to one thread: make one a
/// thread.
public final class TypesettingContext {
  private let library: FontLibrary
  private let fontStore: ShapingFontStore
  private let segmentShaper: SegmentShaper
  private let composer: ParagraphComposer
  private var shapedText = ShapedTextCache()
  private var paragraphs = LaidOutParagraphCache()
  /// Set while a text is laid out that will soon be replaced by a longer one.
  private var draft: TextDraft?
  private var companions: [ObjectIdentifier: AnyObject] = [:]
  /// Where its fonts are installed.
  package let fontFolder: String
  /// How often all text was forgotten.
  package private(set) var textGeneration = 0

  /// Opens the pinned fonts.
  ///
  /// - Parameter fontFolder: where Debian installs fonts.
  /// - Throws: ``TypesettingError`` when a font the catalog needs is missing.
  public init(fontFolder: String = "/usr/share/fonts") throws(TypesettingError) {
    self.fontFolder = fontFolder
    library = try FontLibrary(catalog: .standard, folder: fontFolder)
    fontStore = ShapingFontStore(library: library)
    segmentShaper = SegmentShaper(library: library, fontStore: fontStore)
    composer = ParagraphComposer(fontStore: fontStore, shaper: segmentShaper.shaper)
  }

  /// The faces of a math font.
  ///
  /// - Throws: ``TypesettingError`` when one is not installed.
  public func mathFaces(_ choice: MathFontChoice) throws(TypesettingError) -> MathFontFaces {
    try library.mathFaces(choice)
  }

  /// Vertical metrics of the face a style's base text is set in.
  public func metrics(for style: FontStyle) -> FontMetrics {
    fontStore.metrics(for: style)
  }

  /// Breaks and stacks a paragraph; shaping and breaking are cached.
  public func layout(_ text: AttributedText, options: ParagraphOptions) -> LaidOutParagraph {
    let hash = LaidOutParagraphCache.hash(text, options)
    let known = paragraphs.find(text, options, hash: hash)
    draft?.paragraphs.ask(for: hash, isNew: known == nil)
    if let known {
      // What it was made of is asked for with it.
      if draft != nil { _ = shape(text, direction: options.direction) }
      return known
    }
    let paragraph = composer.compose(
      text, shaped: shape(text, direction: options.direction), options: options)
    paragraphs.insert(paragraph, hash: hash)
    return paragraph
  }

  /// Lays out a text that replaces what was laid out as an earlier draft, and will be replaced itself: what the
  /// earlier one has left in the caches goes.
  package func layOut<Result>(replacing earlier: inout TextDraft, _ body: () -> Result) -> Result {
    let outer = draft
    draft = TextDraft()
    defer { draft = outer }
    let result = body()
    if var current = draft {
      let stale = current.replace(earlier)
      for hash in stale.paragraphs { paragraphs.remove(hash) }
      for hash in stale.segments { shapedText.remove(hash) }
      earlier = current
    }
    return result
  }

  /// The width of the text on one line, and its ascent and descent, points: of the fonts it asks
  /// for and of its attachments, whichever reach farthest.
  public func measure(_ text: AttributedText) -> (width: Double, ascent: Double, descent: Double) {
    var units = 0
    for placed in shape(text, direction: .automatic) {
      var walker = LineWalker(placed.segment, from: 0)
      units += walker.advance(to: placed.segment.text.length)
    }
    var ascent = 0.0
    var descent = 0.0
    for span in text.spans {
      let style = span.style
      if let attachment = style.attachment {
        ascent = max(ascent, attachment.ascent + style.baselineOffset)
        descent = max(descent, attachment.descent - style.baselineOffset)
      } else {
        let metrics = fontStore.metrics(for: style.font)
        ascent = max(ascent, metrics.ascent + style.baselineOffset)
        descent = max(descent, metrics.descent - style.baselineOffset)
      }
    }
    return (Double(units) / ShapedGlyph.unitsPerPoint, ascent, descent)
  }

  /// What a target built on this one keeps as long as the context lives (opened math fonts, say): one
  /// of each type, made when it is first asked for. It must not hold the context.
  package func companion<Companion: AnyObject, Failure: Error>(
    _ make: () throws(Failure) -> Companion
  ) throws(Failure) -> Companion {
    if let known: Companion = knownCompanion() { return known }
    let made = try make()
    companions[ObjectIdentifier(Companion.self)] = made
    return made
  }

  /// The companion of a type if it has been made.
  package func knownCompanion<Companion: AnyObject>() -> Companion? {
    companions[ObjectIdentifier(Companion.self)] as? Companion
  }

  /// What the caches have done so far.
  public var counters: TypesettingCounters {
    TypesettingCounters(
      shapedText: shapedText.counters, paragraphs: paragraphs.counters,
      words: segmentShaper.shaper.wordCounters, fonts: fontStore.counters)
  }

  /// Forgets all text; fonts stay open.
  public func forgetText() {
    shapedText.removeAll()
    paragraphs.removeAll()
    segmentShaper.shaper.forgetWords()
    textGeneration += 1
  }

  /// Forgets all text if another context, which this one works for, has done so since.
  package func forgetText(unlessOf generation: Int) {
    guard generation != textGeneration else { return }
    forgetText()
    textGeneration = generation
  }

  /// The segments of a text, shaped now or before.
  func shape(_ text: AttributedText, direction: BaseDirection) -> [PlacedSegment] {
    text.withUTF8 { bytes in
      TextSegment.split(bytes, length: text.length).map { segment in
        let content = UnsafeBufferPointer(rebasing: bytes[segment.bytes])
        let spans = ShapingSpan.spans(of: text, in: segment.units)
        var isNew = false
        let shaped = shapedText.find(content, spans, direction) { key in
          isNew = true
          return segmentShaper.shape(content, segment: segment, key: key)
        }
        draft?.segments.ask(for: shaped.key.hash, isNew: isNew)
        return PlacedSegment(start: segment.units.lowerBound, segment: shaped)
      }
    }
  }

  /// The font that draws a run, for reading back what its glyphs cover.
  func font(for resolved: ResolvedFont) -> ShapingFont {
    fontStore.font(for: resolved)
  }
}
