import Foundation
import PageMarkup
import Testing

struct LintDocumentTests {
  @Test("Docs/lint.md has a row for every finding, below its severity, and no others")
  func rows() throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Docs/lint.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let parts = text.components(separatedBy: "\n## ")
    let codes = parts.dropFirst().flatMap { part in
      part.components(separatedBy: "\n").compactMap { line in
        line.hasPrefix("| `") ? line.components(separatedBy: "`")[1] : nil
      }
    }
    #expect(codes == LintCode.allCases.map(\.rawValue))
    let refused = try #require(parts.first { $0.hasPrefix("Refused") })
    for code in LintCode.allCases {
      #expect(refused.contains("`\(code.rawValue)`") == (code.severity == .error))
    }
  }
}
