import PageModel

/// The words of a line or of a brace, taken out one after the other.
struct NotationWords {
  private var words: [(name: String, value: String?)] = []
  let line: Int

  /// Words with blanks between them; a value may be quoted.
  init(_ text: Substring.UnicodeScalarView, line: Int) throws(NotationError) {
    self.line = line
    var rest = text
    while true {
      rest = rest.drop { $0 == " " }
      guard !rest.isEmpty else { return }
      let name = rest.prefix { $0 != " " && $0 != "=" }
      rest.removeFirst(name.count)
      guard rest.first == "=" else {
        words.append((String(name), nil))
        continue
      }
      rest.removeFirst()
      let value = try NotationWords.value(&rest, line: line)
      words.append((String(name), value))
    }
  }

  private static func value(
    _ rest: inout Substring.UnicodeScalarView, line: Int
  ) throws(NotationError) -> String {
    guard rest.first == "\"" else {
      let value = rest.prefix { $0 != " " }
      rest.removeFirst(value.count)
      return String(value)
    }
    rest.removeFirst()
    var value = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      if scalar == "\"" { return String(value) }
      guard scalar == "\\" else {
        value.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "n": value.append("\n")
      case "r": value.append("\r")
      case "t": value.append("\t")
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        guard let code = UInt32(String(digits), radix: 16), let read = Unicode.Scalar(code) else {
          throw NotationError(line: line, problem: .escape)
        }
        rest = rest.dropFirst(digits.count + 2)
        value.append(read)
      case let other?: value.append(other)
      case nil: break
      }
    }
    throw NotationError(line: line, problem: .openQuote)
  }

  /// The next word, whatever it is.
  mutating func next() -> (name: String, value: String?)? {
    words.isEmpty ? nil : words.removeFirst()
  }

  /// Takes out a word without a value.
  mutating func flag(_ name: String) -> Bool {
    guard let index = words.firstIndex(where: { $0.name == name && $0.value == nil }) else {
      return false
    }
    words.remove(at: index)
    return true
  }

  mutating func string(_ name: String) -> String? {
    guard let index = words.firstIndex(where: { $0.name == name && $0.value != nil }) else {
      return nil
    }
    return words.remove(at: index).value
  }

  mutating func value<Value>(
    _ name: String, _ read: (String) -> Value?
  ) throws(NotationError) -> Value? {
    guard let string = string(name) else { return nil }
    guard let value = read(string) else {
      throw NotationError(line: line, problem: .value(word: name))
    }
    return value
  }

  mutating func number<Number: FixedWidthInteger>(
    _ name: String
  ) throws(NotationError) -> Number? {
    try value(name) { Number($0) }
  }

  mutating func oneOf<Value: RawRepresentable>(_: Value.Type) -> Value?
  where Value.RawValue == String {
    for (index, word) in words.enumerated() where word.value == nil {
      if let value = Value(rawValue: word.name) {
        words.remove(at: index)
        return value
      }
    }
    return nil
  }

  /// Nothing may be left over.
  func finish() throws(NotationError) {
    if let word = words.first {
      throw NotationError(line: line, problem: .unknownWord(word.name))
    }
  }
}

extension MediaId {
  init?(word: String) {
    let parts = word.split(separator: ":")
    guard parts.count == 2, let namespace = Int32(parts[0]), let id = Int64(parts[1]) else {
      return nil
    }
    self.init(namespace: namespace, id: id)
  }
}

extension PixelDimensions {
  init?(word: String) {
    let parts = word.split(separator: "x")
    guard parts.count == 2, let width = Int32(parts[0]), let height = Int32(parts[1]) else {
      return nil
    }
    self.init(width: width, height: height)
  }
}
