/// The words of a line of a script, one after the other.
struct ScriptWords {
  struct Word {
    var text: String
    var isQuoted: Bool
    var line: Int
    var column: Int

    func error(_ problem: EditScriptError.Problem) -> EditScriptError {
      EditScriptError(line: line, column: column, problem: problem)
    }
  }

  private var words: ArraySlice<Word>
  private let line: Int
  /// Behind the last word.
  private let end: Int

  /// A line that begins with `#` has no words.
  init(_ text: Substring.UnicodeScalarView, line: Int) throws(EditScriptError) {
    self.line = line
    var words: [Word] = []
    let scalars = Array(text)
    var index = 0
    while index < scalars.count {
      if scalars[index].properties.isWhitespace {
        index += 1
        continue
      }
      if scalars[index] == "#", words.isEmpty { break }
      var word = Word(text: "", isQuoted: scalars[index] == "\"", line: line, column: index + 1)
      if word.isQuoted {
        word.text = try ScriptWords.quoted(scalars, &index, word)
      } else {
        while index < scalars.count, !scalars[index].properties.isWhitespace {
          word.text.unicodeScalars.append(scalars[index])
          index += 1
        }
      }
      words.append(word)
    }
    self.words = words[...]
    end = scalars.count + 1
  }

  private static func quoted(
    _ scalars: [Unicode.Scalar], _ index: inout Int, _ word: Word
  ) throws(EditScriptError) -> String {
    var text = String.UnicodeScalarView()
    index += 1
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      if scalar == "\"" { return String(text) }
      guard scalar == "\\" else {
        text.append(scalar)
        continue
      }
      guard let escaped = escaped(scalars, &index) else {
        throw EditScriptError(line: word.line, column: index, problem: .escape)
      }
      text.append(escaped)
    }
    throw word.error(.openQuote)
  }

  private static func escaped(
    _ scalars: [Unicode.Scalar], _ index: inout Int
  ) -> Unicode.Scalar? {
    guard index < scalars.count else { return nil }
    let scalar = scalars[index]
    index += 1
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "\"", "\\": return scalar
    case "u":
      let digits = scalars[index...].dropFirst().prefix(7).prefix { $0 != "}" }
      guard index < scalars.count, scalars[index] == "{", digits.endIndex < scalars.count,
        scalars[digits.endIndex] == "}",
        let code = UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
      else { return nil }
      index = digits.endIndex + 1
      return Unicode.Scalar(code)
    default: return nil
    }
  }

  mutating func next() -> Word? {
    words.popFirst()
  }

  var isEmpty: Bool { words.isEmpty }

  /// The next word, which must be there.
  mutating func word(_ what: String, usage: String) throws(EditScriptError) -> Word {
    guard let word = next() else {
      throw EditScriptError(line: line, column: end, problem: .missing(what, usage: usage))
    }
    return word
  }

  /// The next word, one of some.
  mutating func choice<Value>(
    _ what: String, of values: [(name: String, value: Value)], usage: String
  ) throws(EditScriptError) -> Value {
    let word = try word(what, usage: usage)
    guard let value = values.first(where: { $0.name == word.text }) else {
      throw word.error(.unknownWord(word.text, of: values.map(\.name)))
    }
    return value.value
  }

  mutating func number<Number: FixedWidthInteger>(
    _ what: String, usage: String
  ) throws(EditScriptError) -> Number {
    let word = try word(what, usage: usage)
    guard let number = Number(word.text) else { throw word.error(.number(word.text)) }
    return number
  }

  /// How often; once when nothing says so.
  mutating func times(usage: String) throws(EditScriptError) -> Int {
    if isEmpty { return 1 }
    let times: Int = try number("how often", usage: usage)
    return min(max(0, times), 10_000)
  }

  /// Takes out the next word if it is the given one.
  mutating func flag(_ name: String) -> Bool {
    guard let word = words.first, word.text == name, !word.isQuoted else { return false }
    words.removeFirst()
    return true
  }
}
