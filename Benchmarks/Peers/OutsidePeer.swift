import Glibc

/// A peer in a process of its own, which times itself: it gets a file and prints "VERSION MILLISECONDS".
struct OutsidePeer: Sendable {
  var name: String
  /// The words before the task and the file.
  var command: [String]

  enum Failure: Error {
    case notStarted(command: String)
    case notUnderstood(output: String)
  }

  static func telethon(python: String) -> OutsidePeer {
    OutsidePeer(name: "Telethon", command: [python, "Benchmarks/Peers/telethon_peer.py"])
  }

  static func flatbuffers(program: String) -> OutsidePeer {
    OutsidePeer(name: "flatc C++", command: [program])
  }

  static func katex(node: String) -> OutsidePeer {
    OutsidePeer(name: "KaTeX", command: [node, "Benchmarks/Peers/katex_peer.js"])
  }

  /// Engines that lay out documents, by the names of `layout_peer.py`.
  static func layout(python: String) -> [OutsidePeer] {
    [("QTextDocument", "qt"), ("Chromium", "chromium"), ("WeasyPrint", "weasyprint")].map {
      OutsidePeer(
        name: $0.0, command: [python, "Benchmarks/Peers/layout_peer.py", $0.1])
    }
  }

  /// - Returns: the peer's version, and how long its task took on the file's bytes.
  func time(_ task: String, on file: String) throws -> (version: String, milliseconds: Double) {
    let line = (command + [task, file]).map { "'\($0)'" }.joined(separator: " ")
    guard let pipe = popen(line, "r") else { throw Failure.notStarted(command: line) }
    var output: [UInt8] = []
    var byte = fgetc(pipe)
    while byte != EOF {
      output.append(UInt8(truncatingIfNeeded: byte))
      byte = fgetc(pipe)
    }
    pclose(pipe)
    let text = String(decoding: output, as: UTF8.self)
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count == 2, let milliseconds = Double(words[1]) else {
      throw Failure.notUnderstood(output: text)
    }
    return (String(words[0]), milliseconds)
  }
}
