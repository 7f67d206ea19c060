/// Why a JSON text could not be read as a page.
///
/// One pointer wide: decoders go down a page by calling themselves, and every call that can throw
/// keeps room for the error.
public struct JSONDecodingError: Error, Hashable, Sendable {
  public var problem: JSONProblem { content.problem }
  /// The value that is wrong; for a missing field, the object that misses it.
  public var path: JSONPath { content.path }
  public var position: JSONPosition { content.position }

  private let content: Content

  public init(problem: JSONProblem, path: JSONPath, position: JSONPosition) {
    content = Content(problem: problem, path: path, position: position)
  }

  private final class Content: Sendable {
    let problem: JSONProblem
    let path: JSONPath
    let position: JSONPosition

    init(problem: JSONProblem, path: JSONPath, position: JSONPosition) {
      self.problem = problem
      self.path = path
      self.position = position
    }
  }

  public static func == (lhs: JSONDecodingError, rhs: JSONDecodingError) -> Bool {
    lhs.problem == rhs.problem && lhs.path == rhs.path && lhs.position == rhs.position
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(problem)
    hasher.combine(path)
    hasher.combine(position)
  }
}

extension JSONDecodingError: CustomStringConvertible {
  /// What is wrong, where, and what to do: "Field "size" is missing: add it, at $.blocks[2] (line 1,
  /// column 40)."
  public var description: String {
    "\(sentence), at \(path) (line \(position.line), column \(position.column))."
  }

  /// What is wrong and what to do, without the place and a full stop.
  public var sentence: String {
    switch problem {
    case .malformed(let reason):
      return "This is not JSON: \(reason)"
    case .tooLong(let bytes):
      return "The JSON has \(bytes) bytes, at most \(JSONLimits.bytes) are read"
    case .tooDeep(let limit):
      return "This nests more than \(limit) levels deep: take it out of what is around it"
    case .missingField(let name):
      return "Field \"\(name)\" is missing: add it"
    case .wrongType(let found, let expected):
      return "This must be of type \(expected.rawValue), not \(found.rawValue)"
    case .invalidNumber:
      return "This must be a whole number that fits"
    case .invalidBase64:
      return "This must be bytes in Base64"
    case .unknownType(let name):
      return "Type \(JSONValue.string(name).text()) is not known here"
    case .rule(let rule):
      return rule.sentence
    }
  }
}
