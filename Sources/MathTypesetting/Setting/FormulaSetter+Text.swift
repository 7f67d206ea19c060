import Typesetting

extension FormulaSetter {
  /// Words: in the text face that goes with the math font when it has all their characters, else in
  /// the fonts of the page, which have every script and order it from right to left if need be.
  mutating func setText(_ text: MathText, _ style: SettingStyle) -> SetBox {
    guard !text.string.isEmpty else { return SetBox() }
    let role: FontRole =
      switch text.style.family {
      case .roman: .serif
      case .sans: .sans
      case .mono: .mono
      }
    let font = fonts.text(role, isBold: text.style.isBold, isItalic: text.style.isItalic)
    guard font.covers(text.string) else {
      return setFallback(
        text.string,
        FontStyle(
          role: role == .serif ? .sans : role, size: style.size,
          weight: text.style.isBold ? .bold : .regular,
          italic: text.style.isItalic))
    }
    let size = style.size
    let scalars = text.string.scalarsByOffset
    let shaped = font.shape(text.string)
    var box = SetBox(width: shaped.advance * size)
    for glyph in shaped.glyphs {
      let measures = font.measures(of: glyph.id)
      add(
        glyph.id, measures, of: font, size: size,
        character: scalars[glyph.cluster]?.value ?? 0,
        x: glyph.x * size, y: -glyph.y * size)
      box.height = max(box.height, (measures.top + glyph.y) * size)
      box.depth = max(box.depth, -(measures.bottom + glyph.y) * size)
    }
    return box
  }

  /// Text in the fonts of the page.
  mutating func setFallback(_ string: String, _ font: FontStyle) -> SetBox {
    let text = AttributedText(string, style: TextStyle(font: font))
    let paragraph = typesetting.layout(
      text, options: ParagraphOptions(width: FormulaSetter.widestLine, fitsToWidth: true))
    guard let line = paragraph.lines.first else { return SetBox() }
    // Spaces at the end count: a line drops them.
    var box = SetBox(width: typesetting.measure(text).width)
    let slots = paragraph.inkRects(line: 0, context: typesetting)
    for rect in slots {
      guard let rect else { continue }
      box.height = max(box.height, -rect.minY)
      box.depth = max(box.depth, rect.maxY)
    }
    guard !isHidden else { return box }
    for run in line.runs where run.attachment == nil {
      let index = addFont(run.font)
      for glyph in run.glyphs {
        add(glyph, of: run, font: index, ink: box)
      }
    }
    return box
  }

  private mutating func add(_ glyph: Glyph, of run: GlyphRun, font: UInt16, ink: SetBox) {
    layout.glyphs.append(
      MathLayout.Glyph(
        id: UInt16(truncatingIfNeeded: glyph.id), font: font, character: 0, color: color,
        x: run.x + Double(glyph.x), y: -(run.baselineOffset + Double(glyph.y)),
        advance: glyph.advance, left: 0, right: glyph.advance, bottom: Float(-ink.depth),
        top: Float(ink.height), sourceStart: Int32(clamping: source.lowerBound),
        sourceEnd: Int32(clamping: source.upperBound)))
  }

  /// Wider than any text within the limits of a formula, narrow enough for glyph units.
  private static let widestLine = 500_000.0
}

extension String {
  /// Its scalars by where they begin, UTF-16 units.
  fileprivate var scalarsByOffset: [Int: Unicode.Scalar] {
    var offset = 0
    return unicodeScalars.reduce(into: [:]) { scalars, scalar in
      scalars[offset] = scalar
      offset += UTF16.width(scalar)
    }
  }
}
