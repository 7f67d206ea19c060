import Foundation
import TestSupport
import Testing

/// The tool as its users run it: a process.
struct RectoProcessTests {
  @Test("The version and the help go to standard output")
  func help() throws {
    let version = try BuiltTool.recto("--version")
    #expect(version.status == 0)
    #expect(version.standardOutput.hasPrefix("recto "))
    let help = try BuiltTool.recto("help", "render")
    #expect(help.status == 0)
    #expect(help.standardOutput.contains("Usage: recto render INPUT -o OUT [options]"))
    #expect(help.standardError == "")
  }

  @Test("The exit status tells wrong usage from bad input")
  func exitStatus() throws {
    let usage = try BuiltTool.recto("rendr")
    #expect(usage.status == 2)
    #expect(usage.standardError.contains("did you mean 'render'?"))
    let input = try BuiltTool.recto("convert", "/nonexistent/m.md", "--to", "tree")
    #expect(input.status == 1)
    #expect(input.standardError == "/nonexistent/m.md: error: there is no such file\n")
  }

  @Test("A pipe that closes early is no crash", .enabled(if: Tool.exists("bash")))
  func closedPipe() throws {
    let script = "\"$0\" help render | true; printf '%s\\n' \"${PIPESTATUS[0]}\""
    let result = try run("bash", ["-c", script, BuiltTool.path()])
    #expect(result.standardOutput == "0\n")
    #expect(result.standardError == "")
  }

  @Test(
    "Standard streams that are closed or full are told, not trapped on",
    .enabled(if: Tool.exists("bash")))
  func oddStreams() throws {
    let full = try run("bash", ["-c", "\"$0\" --version > /dev/full", BuiltTool.path()])
    #expect(full.status == 1)
    #expect(full.standardError == "stdout: error: cannot be written: no space left on device\n")
    let closed = try run("bash", ["-c", "\"$0\" --version >&-", BuiltTool.path()])
    #expect(closed.status == 1)
    #expect(closed.standardError == "stdout: error: cannot be written: bad file descriptor\n")
    let noInput = try run("bash", ["-c", "\"$0\" convert - --to tree <&-", BuiltTool.path()])
    #expect(noInput.status == 1)
    #expect(noInput.standardError == "stdin: error: cannot be read: bad file descriptor\n")
    let noError = try run("bash", ["-c", "\"$0\" rendr 2>&-", BuiltTool.path()])
    #expect(noError.status == 2)
  }
}
