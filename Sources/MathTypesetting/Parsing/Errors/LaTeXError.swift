/// Why a formula cannot be read, and where.
public struct LaTeXError: Error, Hashable, Sendable {
  public var kind: Kind
  /// UTF-16 units of the source before the place.
  public var offset: Int
  /// The line of the place, from 1.
  public var line: Int
  /// Unicode scalars of the line up to and with the place, so 1 is the line's first.
  public var column: Int

  public init(_ kind: Kind, offset: Int, line: Int, column: Int) {
    self.kind = kind
    self.offset = offset
    self.line = line
    self.column = column
  }

  /// Names of commands are given as they are written, with their backslash.
  public enum Kind: Hashable, Sendable {
    // What the limits refuse.
    case sourceTooLong(length: Int, limit: Int)
    case tooDeep(limit: Int)
    case tooManyExpansions(limit: Int)
    case expansionTooLong(limit: Int)
    case tooManyCells(limit: Int)
    case tooManyColumns(limit: Int)

    // Names.
    case unknownCommand(String)
    case unknownEnvironment(String)
    case onlyInText(String)
    case onlyInMath(String)

    // Arguments.
    /// `total` is how many the command takes in all.
    case missingArgument(command: String, number: Int, total: Int)
    case missingDelimiter(command: String)
    case notADelimiter(String, command: String)
    case badLength(String, command: String)
    case badColor(String)
    case badNumber(String, command: String)
    case badOption(String, command: String)
    case badCharacterCode(String)
    case unclosedOption(command: String)
    case unclosedVerbatim

    // Groups.
    case unclosedGroup
    case unexpectedClosingBrace
    case unclosedLeft
    case unexpected(String)
    case unclosedDollar
    case unexpectedDollar
    case unfinishedCommand

    // Scripts and fractions.
    case doubleSubscript
    case doubleSuperscript
    case limitsWithoutOperator(String)
    case secondInfix(String)

    // Arrays.
    case alignmentOutsideArray
    case unclosedEnvironment(String)
    case unexpectedEnd(String)
    case mismatchedEnd(String, begun: String)
    case badColumn(String)
    case lineInsideRow(String)
    case tooManyAlignments(environment: String, limit: Int)
    case misplacedTag
    case secondTag
    case badDiagramArrow(String)

    // Definitions.
    case missingMacroName(String)
    case alreadyDefined(String)
    case notDefined(String)
    case badParameter(command: String)
    case macroUseMismatch(String)
    case missingMacroArgument(String)
  }
}
