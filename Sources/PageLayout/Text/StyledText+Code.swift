import CodeHighlighting
import Typesetting

extension StyledText {
  /// The same text in the colours of a highlight, formatting and fonts kept; links keep their colour.
  /// The text as it is when the highlight does not fit it.
  func colored(by highlight: CodeHighlight, _ palette: SyntaxPalette) -> StyledText {
    guard highlight.fits(length: text.length) else { return self }
    var colored = StyledText(lineFactor: lineFactor)
    colored.formulas = formulas
    colored.buttons = buttons
    var ranges = highlight.ranges[...]
    for span in text.spans {
      var start = span.range.lowerBound
      while start < span.range.upperBound {
        while let first = ranges.first, first.start + first.length <= start {
          ranges.removeFirst()
        }
        var end = span.range.upperBound
        var look = attributes[span.style.tag]
        if let next = ranges.first {
          if next.start > start {
            end = min(end, next.start)
          } else {
            end = min(end, next.start + next.length)
            if look.link == nil { look.color = palette.color(of: next.kind) }
          }
        }
        colored.append(text.substring(start..<end), like: span.style, look)
        start = end
      }
    }
    return colored
  }

  private mutating func append(
    _ string: String, like style: TextStyle, _ look: InlineAttributes
  ) {
    if let attachment = style.attachment {
      append(attachment, font: style.font, offset: style.baselineOffset, look)
    } else {
      append(string, font: style.font, offset: style.baselineOffset, look)
    }
  }
}
