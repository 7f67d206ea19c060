import MessageFiles

extension MessageLines {
  /// Runs through files of lines, and tells on standard error how many of them are errors: they do
  /// not change the exit status, for whoever reads the results finds them there.
  static func run(
    _ paths: [String], takesObjects: Bool, in surroundings: Surroundings,
    _ transform: @escaping (InputSource) throws(ToolError) -> Result
  ) throws(ToolError) {
    for path in paths {
      try InputSource.withStream(of: path, standardInput: surroundings.standardInput) {
        stream, source throws(ToolError) in
        let lines = MessageLines(
          source: source, takesObjects: takesObjects, transform: transform)
        let counts = try lines.run(stream, into: surroundings.standardOutput)
        guard counts.errors > 0 else { return }
        surroundings.warn([
          source.diagnostic(
            "\(counts.errors) of \(counts.lines) lines are errors; their results say why")
        ])
      }
    }
  }
}
