/// How much a formula may ask for. What goes beyond is refused with a ``LaTeXError``.
public struct LaTeXLimits: Sendable {
  /// UTF-16 units of the source.
  public var sourceLength = 65_536
  /// Groups, arguments, scripts, cells and delimiters inside each other.
  public var depth = 60
  /// Uses of macros, those the formula defines and those of the table of commands.
  public var expansions = 2_000
  /// Tokens that all uses of macros make together.
  public var expandedTokens = 65_536
  /// Cells of all arrays together.
  public var cells = 10_000
  /// Columns of one array.
  public var columns = 256

  public init() {}
}
