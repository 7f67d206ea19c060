/// A switch statement as far as its labels tell.
struct SwitchStatement {
  /// From 1.
  var line: Int
  /// The names after the dots of its `case` labels, those of nested switches left out.
  var caseNames: Set<String>
  var hasDefault: Bool

  static func all(in source: SwiftSource) -> [SwitchStatement] {
    let lines = source.code.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.compactMap { index in
      let line = lines[index]
      // Asking first what is asked quickly: a pattern a line takes seconds for the whole house.
      guard line.utf8.last == UInt8(ascii: "{"), line.contains("switch "),
        line.contains(/\bswitch\b/)
      else { return nil }
      let indent = line.prefix { $0 == " " }
      return SwitchStatement(line: index + 1, label: indent, below: lines[(index + 1)...])
    }
  }

  /// The labels of a formatted switch stand at its own indent, up to the closing brace that does too.
  private init(line: Int, label indent: Substring, below lines: ArraySlice<Substring>) {
    self.line = line
    caseNames = []
    hasDefault = false
    for line in lines {
      guard line.hasPrefix(indent) else { continue }
      let rest = line.dropFirst(indent.count)
      if rest.hasPrefix("}") { return }
      if rest.hasPrefix("default") { hasDefault = true }
      guard rest.hasPrefix("case ") else { continue }
      // Names in the bindings of a pattern are no case names.
      let pattern = rest.dropFirst(5).prefix { $0 != ":" }
      caseNames.formUnion(
        pattern.matches(of: /(?:^|,\s*|let\s+)\.(\w+)/).map { String($0.output.1) })
    }
  }
}
