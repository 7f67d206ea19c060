import Foundation
import Testing

/// Files, folders and names.
struct LayoutOfTheHouseTests {
  @Test("No file is so long that it holds two ideas")
  func lengths() {
    for file in Repository.sources + Repository.tests where !file.isGenerated {
      let count = file.source.lineCount
      #expect(
        count <= HouseRules.longestFile,
        "\(file) has \(count) lines; past \(HouseRules.longestFile) a file holds two ideas: split it"
      )
    }
  }

  @Test("Type+Topic.swift extends its type, a list of its parts, or several types")
  func topics() {
    for file in Repository.sources where file.hasTopic {
      let extended = Set(
        file.source.matches(of: /\bextension\s+\[?([\w.]+)/).map { String($0.text.output.1) })
      // A nested type's file may be named after all of its name or after its last part.
      let subjects = extended.flatMap { name in
        [name.split(separator: ".").joined(), String(name.split(separator: ".").last ?? "")]
      }
      #expect(
        extended.count > 1 || subjects.contains { $0.hasPrefix(file.subject) },
        "\(file): extends \(extended.sorted()), not \(file.subject)")
    }
  }

  @Test("Names say what a thing is; Manager, Helper and Utils say nothing")
  func names() {
    for file in Repository.sources {
      for match in file.source.matches(
        of: /\b(?:struct|class|enum|protocol|actor)\s+(\w*(?:Manager|Helpers?|Util(?:itie)?s?))\b/)
      {
        Issue.record("\(file.place(match.line)): \(match.text.output.1): name it after what it is")
      }
    }
  }

  @Test("Every target has tests")
  func everyTargetHasTests() {
    let tested = Set(Repository.tests.map(\.target))
    // The umbrella holds nothing, the benchmark is run and not tested, and the window's program is one call.
    let others: Set = ["Recto", "RectoBench", "RectoAppMain"]
    for target in HouseRules.allowed.keys where !others.contains(target) {
      #expect(tested.contains(target + "Tests"), "no file in Tests/\(target)Tests")
    }
  }

  @Test("Nothing is public by accident: open classes and mutable globals do not occur")
  func access() {
    for file in Repository.sources {
      for match in file.source.matches(of: /\bopen (?:class|func|var)\b/) {
        Issue.record("\(file.place(match.line)): open invites subclasses; use final or a value")
      }
      for match in file.source.matches(
        of: /(?m)^(?:public |package |internal |private |fileprivate )?var \w+/)
      where !match.text.output.contains("{") && !isComputed(match, in: file) {
        Issue.record("\(file.place(match.line)): \(match.text.output): no mutable globals")
      }
      for match in file.source.matches(of: /nonisolated\(unsafe\)\s+(?:static\s+)?var/) {
        Issue.record("\(file.place(match.line)): a mutable global in disguise")
      }
    }
  }

  @Test("The files a newcomer looks for are there")
  func entrance() {
    for path in ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", ".swift-format"] {
      #expect(Repository.text(of: path) != nil, "\(path) is missing")
    }
    for script in ["setup", "recto", "test", "bench", "format"] {
      let path = Repository.root.appendingPathComponent("bin/\(script)").path
      #expect(FileManager.default.isExecutableFile(atPath: path), "bin/\(script) cannot be run")
    }
  }

  /// Whether a global's line opens a brace: its value is computed, not stored.
  private func isComputed(_ match: SwiftSource.Match<Substring>, in file: SourceFile) -> Bool {
    let rest = file.source.code[match.text.range.upperBound...].prefix { !$0.isNewline }
    return rest.contains("{") && !rest.contains("=")
  }
}
