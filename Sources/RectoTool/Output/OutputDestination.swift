import CommandTable
import Glibc
import MessageFiles

/// Where a result goes: a file, or standard output for `-`.
struct OutputDestination: Hashable {
  /// As the user wrote it.
  var path: String

  var isStandardOutput: Bool { path == "-" }

  /// What to write: the format asked for, else what the file's extension says.
  func format<Format: NamedChoice & CaseIterable>(
    asked: Format?, command: [String]
  ) throws(ToolError) -> Format {
    if let format = asked ?? (isStandardOutput ? nil : Format(path: path)) { return format }
    let names = Format.allCases.map(\.name).joined(separator: ", ")
    let sentence =
      isStandardOutput
      ? "standard output has no extension: say what to write with --format (\(names))"
      : "the extension of \(quoted(path)) does not say what to write: end it in one of \(names), or "
        + "say --format"
    throw .rule(sentence, in: command)
  }

  /// Refuses, before any work is done, what would do harm or be in vain: noise on a terminal, the
  /// input replaced by what is made of it, a place where no file can be.
  ///
  /// - Parameter binary: what the result is called, nil for text.
  /// - Parameter alternative: what else a user at a terminal can do, as the end of a sentence.
  func check(
    forBinary binary: String?, alternative: String = "into a pipe", from inputPath: String,
    in surroundings: Surroundings, command: [String]
  ) throws(ToolError) {
    if isStandardOutput, let binary, surroundings.standardOutput.isTerminal {
      throw .rule(
        "a terminal cannot show \(binary); write it to a file (-o message.\(binary)) or "
          + alternative, in: command)
    }
    try refuseReplacing(inputPath, command: command)
    if !isStandardOutput, let cause = obstacleToWriting(path) {
      throw .output(OutputProblem(path: path, cause: cause))
    }
  }

  func refuseReplacing(_ inputPath: String, command: [String]) throws(ToolError) {
    guard !isStandardOutput, inputPath != "-", isSameFile(path, inputPath) else { return }
    throw .rule(
      "\(quoted(path)) is the input, which would be lost; choose another name", in: command)
  }

  /// Writes a result, whole or not at all.
  ///
  /// - Parameter isUselessInPart: whether the beginning alone is of use to nobody.
  func write(
    _ bytes: [UInt8], isUselessInPart: Bool, in surroundings: Surroundings
  ) throws(ToolError) {
    guard isStandardOutput else {
      do {
        return try writeWhole(bytes, to: path)
      } catch {
        throw .output(OutputProblem(path: path, cause: error))
      }
    }
    do {
      try surroundings.standardOutput.write(bytes)
    } catch {
      guard error.isClosedPipe else {
        throw .output(OutputProblem(path: nil, cause: .cannotWrite(error)))
      }
      // A reader that leaves early (`| head`) has what it wanted of a text; a picture is broken.
      guard isUselessInPart else { return }
      throw .output(OutputProblem(path: nil, cause: .readerLeft))
    }
  }

  private func isSameFile(_ one: String, _ other: String) -> Bool {
    var first = stat()
    var second = stat()
    guard stat(one, &first) == 0, stat(other, &second) == 0 else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
      && first.st_mode & S_IFMT == S_IFREG
  }
}
