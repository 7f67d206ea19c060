/// What a command may touch besides files: the standard streams, so that a test can be them.
struct Surroundings {
  var standardInput: any ByteSource
  var standardOutput: any ByteSink
  var standardError: any ByteSink

  /// The process's own.
  static var process: Surroundings {
    Surroundings(
      standardInput: FileDescriptor.standardInput, standardOutput: FileDescriptor.standardOutput,
      standardError: FileDescriptor.standardError)
  }
}

/// Where bytes come from.
protocol ByteSource {
  /// The next bytes, at most `count`; none at the end.
  func read(upTo count: Int) throws(SystemError) -> [UInt8]
}

/// Where bytes go.
protocol ByteSink {
  var isTerminal: Bool { get }

  /// Writes all of the bytes.
  func write(_ bytes: [UInt8]) throws(SystemError)
}

extension ByteSink {
  func write(_ text: String) throws(SystemError) {
    try write(Array(text.utf8))
  }

  /// Writes text for people. A reader that leaves early (`| head`) has what it wanted: no mistake.
  func printText(_ text: String) throws(ToolError) {
    do {
      try write(text)
    } catch {
      guard !error.isClosedPipe else { return }
      throw .output(OutputProblem(path: nil, cause: .cannotWrite(error)))
    }
  }
}
