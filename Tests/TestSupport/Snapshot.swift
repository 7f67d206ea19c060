import Foundation
import Testing

/// Compares a text with the one recorded beside the test, and shows the first lines that differ.
///
/// Run the tests with `RECTO_RECORD=1` to write the recording anew.
public func expectSnapshot(
  _ text: String, named name: String, testFile: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = URL(fileURLWithPath: testFile).deletingLastPathComponent()
    .appendingPathComponent("Snapshots")
  let file = folder.appendingPathComponent(name + ".txt")
  if ProcessInfo.processInfo.environment["RECTO_RECORD"] == "1" {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return
  }
  guard let recorded = try? String(contentsOf: file, encoding: .utf8) else {
    Issue.record(
      "no recording \(name).txt; run with RECTO_RECORD=1 to make it", sourceLocation: sourceLocation
    )
    return
  }
  guard recorded != text else { return }
  let expected = recorded.split(separator: "\n", omittingEmptySubsequences: false)
  let actual = text.split(separator: "\n", omittingEmptySubsequences: false)
  var differences: [String] = []
  for index in 0..<max(expected.count, actual.count) where differences.count < 24 {
    let old = index < expected.count ? expected[index] : "(nothing)"
    let new = index < actual.count ? actual[index] : "(nothing)"
    if old != new {
      differences.append("line \(index + 1)\n  - \(old)\n  + \(new)")
    }
  }
  Issue.record(
    "\(name).txt differs:\n\(differences.joined(separator: "\n"))", sourceLocation: sourceLocation)
}
