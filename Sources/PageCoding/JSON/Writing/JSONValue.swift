/// A JSON value about to be written; the members of an object keep their order.
package enum JSONValue: Sendable {
  case boolean(Bool)
  case wholeNumber(Int64)
  /// Must be finite: JSON has no word for other numbers.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])

  var isEmptyString: Bool {
    if case .string(let string) = self { return string.isEmpty }
    return false
  }
}

package struct JSONMember: Sendable {
  package var name: String
  package var value: JSONValue

  package init(name: String, value: JSONValue) {
    self.name = name
    self.value = value
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
  package init(stringLiteral: String) {
    self = .string(stringLiteral)
  }

  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { JSONMember(name: $0.0, value: $0.1) })
  }
}

extension JSONValue {
  package static func integer(_ number: some FixedWidthInteger) -> JSONValue {
    .wholeNumber(Int64(number))
  }

  /// Adds a member to an object; nil adds nothing.
  package mutating func add(_ name: String, _ value: JSONValue?) {
    guard let value, case .object(var members) = self else { return }
    self = .object([])  // so that the members are not copied
    members.append(JSONMember(name: name, value: value))
    self = .object(members)
  }

  /// Adds a member that is left out when it is false, as the Bot API does.
  package mutating func addIfTrue(_ name: String, _ flag: Bool) {
    if flag { add(name, .boolean(true)) }
  }
}
