import Foundation

/// The checked-out package, as files.
enum Repository {
  static let root: URL = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The Swift files of the library, tool and benchmark targets.
  static let sources: [SourceFile] = files(under: "Sources") + files(under: "Benchmarks")
  static let tests: [SourceFile] = files(under: "Tests")

  static let manifest = PackageManifest(
    source: SwiftSource(text(of: "Package.swift") ?? ""))

  static func text(of path: String) -> String? {
    try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private static func files(under folder: String) -> [SourceFile] {
    let base = root.appendingPathComponent(folder)
    let paths =
      FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      text(of: folder + "/" + path).map { SourceFile(path: folder + "/" + path, text: $0) }
    }
  }
}

/// A Swift file of the package.
struct SourceFile: Sendable, CustomStringConvertible {
  /// From the package's root.
  var path: String
  var source: SwiftSource

  init(path: String, text: String) {
    self.path = path
    source = SwiftSource(text)
  }

  var description: String { path }

  /// `Type` of `Type.swift` and of `Type+Topic.swift`.
  var subject: String {
    String((path.split(separator: "/").last ?? "").prefix { $0 != "." && $0 != "+" })
  }

  var hasTopic: Bool { path.split(separator: "/").last?.contains("+") ?? false }

  /// The target the file belongs to.
  var target: String {
    let parts = path.split(separator: "/").map(String.init)
    return parts[0] == "Benchmarks" ? "RectoBench" : parts[1]
  }

  /// The modules the file imports, with the line of each.
  var imports: [(module: String, line: Int)] {
    source.matches(
      of:
        /(?m)^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|private|fileprivate)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/
    )
    .map { (String($0.text.output.1), $0.line) }
  }

  func place(_ line: Int) -> String { "\(path):\(line)" }
}
