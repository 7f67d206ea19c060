import CommandTable
import Glibc

extension MessageLines {
  /// Runs through files of lines, and tells on standard error how many of them are errors: they do
  /// not change the exit status, for whoever reads the results finds them there.
  static func run(
    _ paths: [String], takesObjects: Bool, in surroundings: Surroundings,
    _ transform: @escaping (InputSource) throws(ToolError) -> Result
  ) throws(ToolError) {
    for path in paths {
      let (name, counts) = try run(
        path, takesObjects: takesObjects, in: surroundings, transform)
      guard counts.errors > 0 else { continue }
      let sentence =
        "\(counts.errors) of \(counts.lines) lines are errors; their results say why"
      try? surroundings.standardError.write(
        Diagnostic(file: name, sentence: sentence).message(severity: .warning))
    }
  }

  private static func run(
    _ path: String, takesObjects: Bool, in surroundings: Surroundings,
    _ transform: @escaping (InputSource) throws(ToolError) -> Result
  ) throws(ToolError) -> (name: String, counts: (lines: Int, errors: Int)) {
    let output = surroundings.standardOutput
    if path == "-" {
      let lines = MessageLines(
        name: "stdin", folder: ".", takesObjects: takesObjects, transform: transform)
      return ("stdin", try lines.run(surroundings.standardInput, into: output))
    }
    let file: FileDescriptor
    do {
      file = try FileDescriptor.open(path, O_RDONLY)
    } catch {
      throw .input(Diagnostic(file: path, sentence: InputSource.openingSentence(error)))
    }
    defer { try? file.close() }
    let lines = MessageLines(
      name: path, folder: InputSource.folder(of: path), takesObjects: takesObjects,
      transform: transform)
    return (path, try lines.run(file, into: output))
  }
}
