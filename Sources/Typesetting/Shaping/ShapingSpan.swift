/// What of a style matters to shaping; a style's tag does not.
struct ShapingStyle: Equatable {
  var font: FontStyle
  var baselineOffset: Double
  /// The advance of an attachment in glyph units, nil for text.
  var attachmentAdvance: Int32?

  init(_ style: TextStyle) {
    font = style.font
    baselineOffset = style.baselineOffset
    attachmentAdvance = style.attachment.map { ShapingStyle.advance($0.advance) }
  }

  /// Attachments have the widths objects have; anything else is brought inside.
  private static func advance(_ points: Double) -> Int32 {
    let bounded = points > 0 ? min(points, 100_000) : 0
    return Int32((bounded * ShapedGlyph.unitsPerPoint).rounded())
  }
}

/// A stretch of a segment that is shaped in one style.
struct ShapingSpan: Equatable {
  /// UTF-16 units of the segment, the first one past the span.
  var upperBound: Int
  var style: ShapingStyle
}

extension ShapingSpan {
  /// The spans of a range of a text, counted from the range's start; neighbours that differ only in
  /// their tag are one. An attachment's span holds one unit; a longer one is text.
  static func spans(of text: AttributedText, in range: Range<Int>) -> [ShapingSpan] {
    guard let first = text.spanIndex(at: range.lowerBound) else { return [] }
    var result: [ShapingSpan] = []
    var index = first
    while index < text.spans.count, text.spans[index].range.lowerBound < range.upperBound {
      let span = text.spans[index]
      var style = ShapingStyle(span.style)
      if span.range.count != 1 { style.attachmentAdvance = nil }
      let upper = min(span.range.upperBound, range.upperBound) - range.lowerBound
      if let last = result.last, last.style == style, style.attachmentAdvance == nil {
        result[result.count - 1].upperBound = upper
      } else {
        result.append(ShapingSpan(upperBound: upper, style: style))
      }
      index += 1
    }
    return result
  }

  func combine(into hash: inout ContentHash) {
    hash.combine(UInt64(truncatingIfNeeded: upperBound))
    let font = style.font
    let traits =
      UInt64(font.role.rawValue) << 16 | UInt64(font.weight.rawValue) << 8 | (font.italic ? 1 : 0)
    hash.combine(traits)
    hash.combine(font.size)
    hash.combine(style.baselineOffset)
    hash.combine(UInt64(UInt32(bitPattern: style.attachmentAdvance ?? -1)))
  }
}
