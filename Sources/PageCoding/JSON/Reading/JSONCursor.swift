import CJansson

/// A value in a ``JSONDocument`` and the way to it.
package struct JSONCursor {
  fileprivate let document: JSONDocument
  private let value: UnsafeMutablePointer<json_t>
  private let trail: JSONTrail?

  init(document: JSONDocument, value: UnsafeMutablePointer<json_t>, trail: JSONTrail?) {
    self.document = document
    self.value = value
    self.trail = trail
  }

  package var type: JSONType {
    switch value.pointee.type {
    case JSON_OBJECT: return .object
    case JSON_ARRAY: return .array
    case JSON_STRING: return .string
    case JSON_INTEGER, JSON_REAL: return .number
    case JSON_TRUE, JSON_FALSE: return .boolean
    default: return .null
    }
  }

  var path: JSONPath {
    var steps: [JSONPath.Step] = []
    var next = trail
    while let trail = next {
      steps.append(trail.step)
      next = trail.parent
    }
    return JSONPath(steps.reversed())
  }

  /// Where the value begins.
  var position: JSONPosition { document.position(of: path) }

  package func error(_ problem: JSONProblem) -> JSONDecodingError {
    let path = path
    return JSONDecodingError(
      problem: problem, path: path, position: document.position(of: path))
  }

  /// The same document at another path, for what is found wrong with a page as a whole.
  func error(_ problem: JSONProblem, below steps: [JSONPath.Step]) -> JSONDecodingError {
    let path = JSONPath(path.steps + steps)
    return JSONDecodingError(
      problem: problem, path: path, position: document.position(of: path))
  }

  /// A member of an object; nil when it is missing or null, or when this is no object.
  package subscript(name: String) -> JSONCursor? {
    guard let member = json_object_get(value, name), member.pointee.type != JSON_NULL else {
      return nil
    }
    return JSONCursor(
      document: document, value: member, trail: JSONTrail(parent: trail, step: .member(name)))
  }

  /// The members of an object in the order of the text, those that are null included; none when
  /// this is no object.
  var members: [(name: String, cursor: JSONCursor)] {
    var members: [(name: String, cursor: JSONCursor)] = []
    var next = json_object_iter(value)
    while let current = next {
      if let key = json_object_iter_key(current), let member = json_object_iter_value(current) {
        let name = String(cString: key)
        let trail = JSONTrail(parent: trail, step: .member(name))
        members.append((name, JSONCursor(document: document, value: member, trail: trail)))
      }
      next = json_object_iter_next(value, current)
    }
    return members
  }

  package func required(_ name: String) throws(JSONDecodingError) -> JSONCursor {
    try expect(.object)
    guard let member = self[name] else { throw error(.missingField(name)) }
    return member
  }

  func expect(_ expected: JSONType) throws(JSONDecodingError) {
    let found = type
    guard found == expected else {
      throw error(.wrongType(found: found, expected: expected))
    }
  }

  package func elements() throws(JSONDecodingError) -> JSONElements {
    try expect(.array)
    return JSONElements(of: self, count: json_array_size(value))
  }

  /// - Parameter index: Must be one of the array's.
  fileprivate func element(_ index: Int) -> JSONCursor? {
    guard let element = json_array_get(value, index) else { return nil }
    return JSONCursor(
      document: document, value: element, trail: JSONTrail(parent: trail, step: .element(index)))
  }

  package func string() throws(JSONDecodingError) -> String {
    try expect(.string)
    guard let characters = json_string_value(value) else { return "" }
    let count = json_string_length(value)
    return characters.withMemoryRebound(to: UInt8.self, capacity: count) {
      String(decoding: UnsafeBufferPointer(start: $0, count: count), as: UTF8.self)
    }
  }

  package func boolean() throws(JSONDecodingError) -> Bool {
    try expect(.boolean)
    return value.pointee.type == JSON_TRUE
  }

  /// The number if it is a whole one. To find out costs nothing; an error knows its place in the
  /// text, which takes as long as the text is.
  package var wholeNumber: Int64? {
    value.pointee.type == JSON_INTEGER ? Int64(json_integer_value(value)) : nil
  }

  package func double() throws(JSONDecodingError) -> Double {
    try expect(.number)
    return json_number_value(value)
  }

  /// A whole number, written as one or as a string of digits: 64-bit numbers come as strings so
  /// that readers that know only doubles keep them.
  package func integer<Number: FixedWidthInteger>(
    _ type: Number.Type = Number.self
  ) throws(JSONDecodingError) -> Number {
    if self.type == .string {
      let digits = try string()
      guard let number = Number(digits) else { throw error(.invalidNumber) }
      return number
    }
    try expect(.number)
    guard value.pointee.type == JSON_INTEGER,
      let number = Number(exactly: json_integer_value(value))
    else { throw error(.invalidNumber) }
    return number
  }
}

/// The elements of an array, made one by one: there may be millions.
package struct JSONElements: Sequence, IteratorProtocol {
  private let array: JSONCursor?
  private let count: Int
  private var index = 0

  init(of array: JSONCursor?, count: Int) {
    self.array = array
    self.count = count
  }

  static var none: JSONElements { JSONElements(of: nil, count: 0) }

  var isEmpty: Bool { count == 0 }

  package mutating func next() -> JSONCursor? {
    guard index < count else { return nil }
    defer { index += 1 }
    return array?.element(index)
  }
}

/// The steps to a value, shared by all that lie below it.
final class JSONTrail {
  let parent: JSONTrail?
  let step: JSONPath.Step

  init(parent: JSONTrail?, step: JSONPath.Step) {
    self.parent = parent
    self.step = step
  }
}
