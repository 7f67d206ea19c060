import Testing

/// What can end the process on a bad input does not occur in the sources.
struct ReliabilityTests {
  private let traps: [(pattern: Regex<Substring>, sentence: String)] = [
    (/\bfatalError\s*\(/, "fatalError ends the process; throw a typed error"),
    (/\btry!/, "try! ends the process when it throws; handle the error"),
    (/\bas!/, "as! ends the process when the type differs; use as?"),
    (/\bpreconditionFailure\s*\(/, "preconditionFailure ends the process; throw a typed error"),
    // A postfix "!": after a name, a bracket or a quote, before anything but "=".
    (/[\w\)\]\}\?]!(?!=)/, "a forced value ends the process when there is none; unwrap it"),
    (/\bunowned\(unsafe\)/, "an unsafe reference reads freed memory; use weak or a value"),
  ]

  @Test("No traps")
  func noTraps() {
    for file in Repository.sources {
      for (pattern, sentence) in traps {
        for match in file.source.matches(of: pattern) {
          Issue.record("\(file.place(match.line)): \(match.text.output): \(sentence)")
        }
      }
    }
  }

  @Test("Nothing is left to do: a gap is an issue, not a comment")
  func leftovers() {
    for file in Repository.sources + Repository.tests where file.subject != "ReliabilityTests" {
      let marks = /\b(?:TODO|FIXME|XXX|HACK)\b/.matchingSemantics(.unicodeScalar)
      for match in file.source.text.matches(of: marks) {
        let line = file.source.line(of: match.range.lowerBound)
        Issue.record("\(file.place(line)): \(match.output)")
      }
    }
  }

  @Test("A switch over blocks, texts or items names every case, so that a new one fails to compile")
  func exhaustiveSwitches() throws {
    func names(in type: String, _ pattern: Regex<(Substring, Substring)>) throws -> Set<String> {
      let file = try #require(
        Repository.sources.first { $0.path.hasSuffix("/\(type).swift") }, "\(type).swift")
      return Set(file.source.matches(of: pattern).map { String($0.text.output.1) })
    }
    let cases = try ["InstantPageBlock", "RichText"].reduce(into: Set<String>()) { found, type in
      found.formUnion(try names(in: type, /(?m)^  (?:indirect )?case (\w+)/))
    }
    #expect(cases.count > 50)
    // The cases of an item's content are nested one level deeper.
    let items = try names(in: "LayoutItem", /(?m)^    case (\w+)/)
    #expect(items.count > 20)
    for file in Repository.sources where HouseRules.engine.contains(file.target) {
      for found in SwitchStatement.all(in: file.source) where found.hasDefault {
        guard found.caseNames.count > 1,
          found.caseNames.isSubset(of: cases) || found.caseNames.isSubset(of: items)
        else { continue }
        Issue.record(
          """
          \(file.place(found.line)): a default: hides the next case from this switch over \
          \(found.caseNames.sorted().joined(separator: ", ")); name the cases
          """)
      }
    }
  }
}
