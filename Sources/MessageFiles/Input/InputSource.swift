import Glibc
import Recto

/// A message as it was read: its bytes, and where they came from.
package struct InputSource: Hashable, Sendable {
  /// As messages name it: the path as the user wrote it, or "stdin".
  package var name: String
  /// The folder that relative paths in the text start from: the file's, or the current one.
  package var folder: String
  package var bytes: [UInt8]

  package init(name: String, folder: String, bytes: [UInt8]) {
    self.name = name
    self.folder = folder
    self.bytes = bytes
  }

  /// More than this is no message; the limit keeps a mistyped path to a disc image from filling the
  /// memory. Bytes.
  package static let sizeLimit = 16 << 20
  /// What is said of more.
  package static let tooLarge = "larger than \(sizeLimit >> 20) MiB; that is not a message"

  /// As messages name standard input.
  package static let standardInputName = "stdin"

  package var isStandardInput: Bool { name == Self.standardInputName }

  /// Reads a file, or standard input for `-`.
  ///
  /// - Parameter onArrival: told, whenever some have come, how many bytes there are.
  package static func read(
    _ path: String, standardInput: any ByteSource, onArrival: (Int) -> Void = { _ in }
  ) throws(ToolError) -> InputSource {
    try withStream(of: path, standardInput: standardInput) { stream, source throws(ToolError) in
      var source = source
      source.bytes = try source.readAll(stream, onArrival: onArrival)
      return source
    }
  }

  /// Opens what a path names, standard input for `-`, while `body` reads it.
  ///
  /// - Parameter body: Given the stream, and the source with none of its bytes.
  package static func withStream<Result>(
    of path: String, standardInput: any ByteSource,
    _ body: (any ByteSource, InputSource) throws(ToolError) -> Result
  ) throws(ToolError) -> Result {
    if path == "-" {
      return try body(
        standardInput, InputSource(name: standardInputName, folder: ".", bytes: []))
    }
    let source = InputSource(name: path, folder: folder(of: path), bytes: [])
    let file: FileDescriptor
    do {
      file = try FileDescriptor.open(path, O_RDONLY)
    } catch {
      throw source.problem(openingSentence(error))
    }
    defer { try? file.close() }
    return try body(file, source)
  }

  /// The folder a file is in.
  package static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
  }

  /// The bytes as text: UTF-8, or UTF-16 with a byte order mark.
  package func text() throws(ToolError) -> String {
    do {
      return try SourceDecoding.text(of: bytes)
    } catch {
      throw problem(decodingSentence(error), at: error.position)
    }
  }

  private func decodingSentence(_ error: MarkupError) -> String {
    switch error {
    case .notUTF8(_, let byte):
      "the byte 0x\(String(byte, radix: 16, uppercase: true)) is not UTF-8; save the file as UTF-8"
    case .notUTF16:
      "half a character of UTF-16; save the file as UTF-8"
    default:
      error.sentence
    }
  }

  func readAll(
    _ stream: any ByteSource, onArrival: (Int) -> Void = { _ in }
  ) throws(ToolError) -> [UInt8] {
    var bytes: [UInt8] = []
    do {
      while true {
        let part = try stream.read(upTo: 1 << 16)
        if part.isEmpty { return bytes }
        bytes += part
        onArrival(bytes.count)
        guard bytes.count <= Self.sizeLimit else { break }
      }
    } catch {
      throw problem(reading: error)
    }
    throw problem(Self.tooLarge)
  }

  /// That the input cannot be read to its end.
  package func problem(reading error: SystemError) -> ToolError {
    problem(
      error.number == EISDIR
        ? "this is a folder; name a file in it" : "cannot be read: \(error.words)")
  }

  static func openingSentence(_ error: SystemError) -> String {
    switch error.number {
    case ENOENT: "there is no such file"
    case EACCES: "you may not read this file"
    case ENXIO: "this is a socket, or a device that is not there; name a file"
    default: "cannot be opened: \(error.words)"
    }
  }
}
