import MathTypesetting
import Typesetting

/// A piece of text in a layout: its lines, and what its stretches look like and mean.
public struct TextItem: Equatable, Sendable {
  public var paragraph: LaidOutParagraph
  /// Indexed by the tags of the paragraph's runs and attachments.
  public var attributes: [InlineAttributes]
  /// Lines beyond this many are not drawn: a collapsed quote cut them (nil draws all).
  public var visibleLines: Int?
  /// The "…" a collapsed quote puts after the last line of its budget.
  public var ellipsis: Ellipsis?
  public var role = TextRole.label
  /// What the text stands in, from the outermost in.
  public var containers: [TextContainer] = []
  /// The font of what has no formatting of its own.
  public var baseFont: FontStyle?
  /// What stands for each custom emoji whose picture is not at hand, by the attachment's offset.
  public var emojiFallbacks: [Int: LaidOutParagraph] = [:]
  /// Inline formulas, by the attachment's offset.
  public var formulas: [Int: MathLayout] = [:]
  /// The buttons in the text, in reading order.
  public var buttons: [InlineButton] = []

  public struct Ellipsis: Equatable, Sendable {
    public var token: LaidOutParagraph
    public var line: Int
    public var color: Color
    /// From the line's left edge.
    public var x: Double
  }

  /// What stretches with a tag look like and mean; nil where nothing is known of the tag.
  public func attributes(tagged tag: Int) -> InlineAttributes? {
    attributes.indices.contains(tag) ? attributes[tag] : nil
  }

  /// The lines that are drawn.
  public var drawnLines: Range<Int> {
    0..<min(paragraph.lines.count, visibleLines ?? paragraph.lines.count)
  }

  /// True when the text reads from right to left, going by its first line.
  public var isRightToLeft: Bool {
    paragraph.lines.first?.isRightToLeft ?? false
  }
}
