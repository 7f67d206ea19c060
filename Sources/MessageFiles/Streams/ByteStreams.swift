/// Where bytes come from.
package protocol ByteSource {
  /// The next bytes, at most `count`; none at the end.
  func read(upTo count: Int) throws(SystemError) -> [UInt8]
}

/// Where bytes go.
package protocol ByteSink {
  var isTerminal: Bool { get }

  /// Writes all of the bytes.
  func write(_ bytes: [UInt8]) throws(SystemError)
}

extension ByteSink {
  package func write(_ text: String) throws(SystemError) {
    try write(Array(text.utf8))
  }

  /// Writes text for people. A reader that leaves early (`| head`) has what it wanted: no mistake.
  package func printText(_ text: String) throws(ToolError) {
    do {
      try write(text)
    } catch {
      guard !error.isClosedPipe else { return }
      throw .output(OutputProblem(path: nil, cause: .cannotWrite(error)))
    }
  }
}
