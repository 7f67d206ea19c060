/// What is wrong with a JSON text that should hold a page.
public enum JSONProblem: Hashable, Sendable {
  /// Not JSON at all; says what the parser met.
  case malformed(String)
  /// More bytes than ``JSONLimits/bytes``.
  case tooLong(bytes: Int)
  /// More brackets around a value than ``JSONLimits/nesting``, or blocks or texts nested deeper
  /// than a page may be.
  case tooDeep(limit: Int)
  case missingField(String)
  /// The value is of another type than the form says.
  case wrongType(found: JSONType, expected: JSONType)
  /// A number that is no integer, does not fit, or a string that is no number.
  case invalidNumber
  /// A string that should have held Base64.
  case invalidBase64
  /// A discriminator (`type`, `@type`) that the form has no object for at this place.
  case unknownType(String)
  /// A rule of the Bot API that goes beyond names and types.
  case rule(BotAPIRule)
}
