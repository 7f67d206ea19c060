import CCMarkGFM
import PageModel

extension PageBuilder {
  /// Has cmark-gfm read what is in a paragraph, heading or cell; to be followed by
  /// ``endReading`` or by ``CMarkParser/forgetInlines``.
  mutating func beginReading(_ leaf: CMarkNode) throws(MarkupError) -> CMarkParser.Reading {
    try preparation.prepare(leaf)
    if inlines.standIns == nil { inlines.standIns = preparation.standIns }
    return parser.readInlines(of: leaf)
  }

  /// Adds what cmark-gfm has read to the text being read, and returns that text.
  mutating func endReading(
    _ leaf: CMarkNode, _ reading: CMarkParser.Reading
  ) throws(MarkupError) -> RichText {
    try inlines.read(leaf)
    parser.forgetInlines(of: leaf, reading)
    return try inlines.finish()
  }

  /// The text of a paragraph, heading or cell.
  mutating func text(of leaf: CMarkNode) throws(MarkupError) -> RichText {
    let reading = try beginReading(leaf)
    return try endReading(leaf, reading)
  }

  /// Adds a paragraph or heading to the text being read.
  mutating func read(_ leaf: CMarkNode) throws(MarkupError) {
    let reading = try beginReading(leaf)
    try inlines.read(leaf)
    parser.forgetInlines(of: leaf, reading)
  }
}
