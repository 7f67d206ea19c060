/// The targets that `Package.swift` declares, read from its text: describing the package with the
/// package manager from inside its own tests would wait for the lock those tests run under.
struct PackageManifest: Sendable {
  struct Target: Sendable {
    /// `target`, `executableTarget`, `testTarget`, `systemLibrary`.
    var kind: String
    var name: String
    var dependencies: Set<String>
  }

  let targets: [Target]

  init(source: SwiftSource) {
    let text = source.text.unicodeScalars.map(Character.init)
    let code = source.code.unicodeScalars.map(Character.init)
    targets = source.code.matches(of: /\.(target|executableTarget|testTarget|systemLibrary)\(/)
      .compactMap { match in
        let start = source.code.unicodeScalars.distance(
          from: source.code.startIndex, to: match.range.upperBound)
        let end = PackageManifest.closing(code, from: start, open: "(", close: ")")
        guard let name = PackageManifest.strings(after: "name:", in: text, code, start..<end).first
        else { return nil }
        let dependencies = PackageManifest.strings(
          after: "dependencies:", in: text, code, start..<end)
        return Target(
          kind: String(match.output.1), name: name, dependencies: Set(dependencies))
      }
  }

  subscript(name: String) -> Target? { targets.first { $0.name == name } }

  /// The string literals of an argument: of a list when it is one, otherwise the one that follows.
  private static func strings(
    after label: String, in text: [Character], _ code: [Character], _ range: Range<Int>
  ) -> [String] {
    guard let start = code[range].firstRange(of: Array(label))?.upperBound else { return [] }
    // In the text, for a literal is blank in the code.
    let value = text[start..<range.upperBound].firstIndex { !$0.isWhitespace } ?? start
    let isList = code[value] == "["
    let end =
      isList
      ? closing(code, from: value + 1, open: "[", close: "]")
      : (code[value..<range.upperBound].firstIndex(of: ",") ?? range.upperBound)
    return String(text[value..<end]).matches(of: /"([^"]*)"/).map { String($0.output.1) }
  }

  private static func closing(
    _ code: [Character], from start: Int, open: Character, close: Character
  ) -> Int {
    var depth = 1
    for index in start..<code.count {
      if code[index] == open { depth += 1 }
      if code[index] == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return code.count
  }
}
