/// How much a text may ask for. What goes beyond is refused as a whole with a ``MarkupError``,
/// unless the limit's own comment says that only the part in question stays text.
public struct MarkupLimits: Sendable {
  /// Bytes of UTF-8.
  public var sourceBytes = 524_288
  /// Unicode scalars of one line, its end not counted; holds inside code too.
  public var lineLength = 32_768
  /// `>` signs before the text of one line.
  public var quoteDepth = 64
  /// Columns of white space before the text of one line; a tab goes to the next multiple of four.
  public var indentWidth = 96
  /// HTML tags outside code.
  public var htmlTags = 8_000
  /// HTML elements inside each other.
  public var htmlDepth = 64
  /// Unicode scalars of text the page shows.
  public var textLength = 400_000
  /// Stretches of equally formatted text.
  public var inlineRuns = 20_000
  /// Open `<u>`, `<sub>`, `<sup>` and `<mark>` at one place.
  public var inlineStyleDepth = 32
  /// Levels of blocks inside each other, at most ``NestingLimit/blocks``; what lies deeper is kept
  /// as text.
  public var blockDepth = 64
  /// List markers and footnote labels opened on one line; what comes after them is text.
  public var containersPerLine = 32
  /// Paragraphs, list items, quotes, cells and all other nodes of the text's structure.
  public var blockNodes = 10_000
  /// Blocks of the page, nested ones included.
  public var blocks = 5_000
  /// Columns of one table.
  public var tableColumns = 32
  /// Cells of all tables together.
  public var tableCells = 2_000
  /// Different pictures.
  public var mediaItems = 50
  /// Bytes of a picture in a `data:` address; a larger one is replaced by its alternative text.
  public var dataImageBytes = 2_097_152
  /// Width times height of a picture in a `data:` address; a larger one is replaced by its
  /// alternative text.
  public var dataImagePixels = 12_000_000
  /// Formulas; further ones stay text.
  public var formulas = 200
  /// Unicode scalars of all formulas together; further ones stay text.
  public var formulaCharacters = 20_000
  /// Unicode scalars of a formula inside text; a longer one stays text.
  public var inlineFormulaLength = 256
  /// Unicode scalars of a formula on lines of its own; a longer one stays text.
  public var blockFormulaLength = 4_096

  public init() {}
}
