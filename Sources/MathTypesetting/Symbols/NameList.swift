/// Names and what they stand for, written as one text of words: `name value name value …`.
///
/// Tables of hundreds of rows stay readable this way and cost the compiler nothing.
struct NameList: Sequence, Sendable {
  private let words: [Substring.UnicodeScalarView]

  init(_ text: String) {
    // By scalars: a combining character after a blank would make one character with it.
    words = text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace)
  }

  func makeIterator() -> AnyIterator<(name: String, value: String)> {
    var index = words.startIndex
    let words = words
    return AnyIterator {
      guard index + 1 < words.endIndex else { return nil }
      defer { index += 2 }
      return (String(words[index]), String(words[index + 1]))
    }
  }

  /// The pairs whose value is a single scalar.
  var scalars: [(name: String, scalar: Unicode.Scalar)] {
    compactMap { name, value in value.unicodeScalars.first.map { (name, $0) } }
  }

  /// What each name stands for; the first pair of a name counts.
  var table: [String: String] {
    Dictionary(map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// The same for names and values that are single scalars.
  var scalarTable: [Unicode.Scalar: Unicode.Scalar] {
    let pairs = scalars.compactMap { name, scalar in
      name.unicodeScalars.first.map { ($0, scalar) }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}
