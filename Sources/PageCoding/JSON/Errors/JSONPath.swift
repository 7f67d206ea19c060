/// The way from the root of a JSON text to a value in it.
public struct JSONPath: Hashable, Sendable {
  public enum Step: Hashable, Sendable {
    case member(String)
    case element(Int)
  }

  public var steps: [Step]

  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// Whether one of the steps goes into the member of that name.
  func passes(through member: String) -> Bool {
    steps.contains(.member(member))
  }
}

extension JSONPath: CustomStringConvertible {
  /// The path in the usual notation: `$.blocks[3].text`, and `$["odd name"]` where a name is no
  /// identifier.
  public var description: String {
    steps.reduce(into: "$") { text, step in
      switch step {
      case .element(let index): text += "[\(index)]"
      case .member(let name): text += JSONPath.isIdentifier(name) ? ".\(name)" : "[\(quoted(name))]"
      }
    }
  }

  private static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    else { return false }
    return name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "@"):
        return true
      default:
        return false
      }
    }
  }

  private func quoted(_ name: String) -> String {
    JSONValue.string(name).text()
  }
}
