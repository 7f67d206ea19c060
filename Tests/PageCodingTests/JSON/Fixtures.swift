import Foundation
import Testing

/// Files of one JSON text a line, committed beside the tests.
struct Fixtures {
  var name: String

  private var file: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures").appendingPathComponent(name)
  }

  func lines() throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  /// Compares with what is committed; run the tests with `RECTO_RECORD=1` to write it anew.
  func expect(_ lines: [String]) throws {
    if ProcessInfo.processInfo.environment["RECTO_RECORD"] == "1" {
      try (lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let committed = try self.lines()
    #expect(committed.count == lines.count, "\(name)")
    for (index, (old, new)) in zip(committed, lines).enumerated() where old != new {
      Issue.record("\(name):\(index + 1)\n  - \(old)\n  + \(new)")
    }
  }
}

/// JSON read by somebody else: two texts are the same when their members are, in any order.
func canonicalJSON(_ text: String) throws -> String {
  let value = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  let data = try JSONSerialization.data(
    withJSONObject: value, options: [.sortedKeys, .fragmentsAllowed])
  return String(decoding: data, as: UTF8.self)
}
