/// How a page is put in one line.
public struct PreviewOptions: Sendable {
  public var strings: PreviewStrings
  /// The longest line, in grapheme clusters; a longer one ends in `…` at this length.
  public var length = 200
  /// Levels of blocks and text together that are looked at.
  public var depth = 64
  /// Blocks, items, buttons and pieces of text that are looked at.
  public var nodes = 4_096
  /// UTF-16 units of the page's own words that are looked at.
  public var inspectedLength = 16_384

  public init(strings: PreviewStrings = PreviewStrings()) {
    self.strings = strings
  }
}
