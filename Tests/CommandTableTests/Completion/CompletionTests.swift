import CommandTable
import Foundation
import TestSupport
import Testing

/// What the shells themselves make of the scripts.
struct CompletionTests {
  static let offers: [(line: String, offer: Set<String>)] = [
    ("sample ", ["paint", "wash", "help"]), ("sample p", ["paint"]),
    ("sample help ", ["paint", "wash"]), ("sample paint --c", ["--colour"]),
    ("sample paint --colour ", ["red", "green"]), ("sample paint x --colour g", ["green"]),
    ("sample wash --", ["--help"]),
  ]

  @Test(
    "bash offers commands, options and values", .enabled(if: Tool.exists("bash")), arguments: offers
  )
  func bash(_ line: String, _ offer: Set<String>) throws {
    #expect(try bashOffers(line) == offer)
  }

  @Test(
    "bash also completes after =, which it takes for a word of its own",
    .enabled(if: Tool.exists("bash")))
  func bashAfterEquals() throws {
    #expect(try bashOffers("sample paint --colour = ") == ["red", "green"])
    #expect(try bashOffers("sample paint --colour = g") == ["green"])
  }

  @Test(
    "bash offers files with the right ending, and folders, spaces in their names and all",
    .enabled(if: Tool.exists("bash")))
  func bashFiles() throws {
    try withTemporaryFolder { folder in
      for name in ["a note.md", "other.png"] {
        try Data().write(to: folder.appendingPathComponent(name))
      }
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("more notes"), withIntermediateDirectories: false)
      let offers = try bashOffers("sample paint ", in: folder)
      #expect(offers == ["a note.md", "more notes"])
    }
  }

  @Test(
    "fish offers commands, options and values", .enabled(if: Tool.exists("fish")), arguments: offers
  )
  func fish(_ line: String, _ offer: Set<String>) throws {
    try withTemporaryFolder { folder in
      let script = folder.appendingPathComponent("sample.fish")
      try Shell.fish.completionScript(for: SampleTool.table).write(
        to: script, atomically: true, encoding: .utf8)
      let result = try run(
        "fish", ["--no-config", "-c", "source '\(script.path)'; complete -C '\(line)'"],
        environment: ["HOME": folder.path])
      #expect(result.standardError == "")
      let words = result.standardOutput.split(separator: "\n").map {
        String($0.prefix { $0 != "\t" })
      }
      #expect(Set(words) == offer)
    }
  }

  @Test("zsh loads the function and calls it for the tool", .enabled(if: Tool.exists("zsh")))
  func zsh() throws {
    try withTemporaryFolder { folder in
      let script = folder.appendingPathComponent("_sample")
      try Shell.zsh.completionScript(for: SampleTool.table).write(
        to: script, atomically: true, encoding: .utf8)
      let sourced = try run(
        "zsh",
        [
          "-fc",
          "autoload -Uz compinit && compinit -u -D && source '\(script.path)' && print $_comps[sample]",
        ],
        environment: ["HOME": folder.path])
      #expect(sourced.standardOutput == "_sample\n")
      #expect(sourced.standardError == "")
      let installed = try run(
        "zsh",
        [
          "-fc",
          "fpath=('\(folder.path)' $fpath); autoload -Uz compinit && compinit -u -D && print $_comps[sample]",
        ],
        environment: ["HOME": folder.path])
      #expect(installed.standardOutput == "_sample\n")
    }
  }

  @Test("Every script names every option of every command", arguments: Shell.allCases)
  func isComplete(_ shell: Shell) {
    let script = shell.completionScript(for: SampleTool.table)
    for option in SampleTool.paint.allOptions {
      #expect(script.contains(option.name), "\(option.name)")
    }
  }

  /// The words bash would offer for a line whose last word is being typed.
  private func bashOffers(_ line: String, in folder: URL? = nil) throws -> Set<String> {
    var words = line.split(separator: " ", omittingEmptySubsequences: false).map { "'\($0)'" }
    // Two spaces after "=": the word after it is empty.
    if words.isEmpty { words = ["''"] }
    let script =
      Shell.bash.completionScript(for: SampleTool.table) + """

        COMP_WORDS=(\(words.joined(separator: " "))) COMP_CWORD=\(words.count - 1)
        _sample
        if [ ${#COMPREPLY[@]} -gt 0 ]; then printf '%s\\n' "${COMPREPLY[@]}"; fi
        """
    let result = try run("bash", ["--norc", "-c", script], folder: folder)
    #expect(result.standardError == "")
    return Set(result.standardOutput.split(separator: "\n").map(String.init))
  }
}
