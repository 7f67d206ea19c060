import Testing
import Typesetting

/// `packaging/debian-packages.txt` against what the code asks for.
struct PackageListTests {
  struct Row {
    var group: String
    var package: String
    var reason: String
  }

  static let rows: [Row] = (Repository.text(of: "packaging/debian-packages.txt") ?? "")
    .split(separator: "\n").filter { !$0.hasPrefix("#") }
    .map { line in
      let words = line.split(separator: " ", maxSplits: 2)
      return Row(
        group: String(words.first ?? ""), package: words.count > 1 ? String(words[1]) : "",
        reason: words.count > 2 ? words[2].trimmingPrefix(while: { $0 == " " }).description : "")
    }

  static var core: Set<String> { packages(of: "core") }

  static func packages(of group: String) -> Set<String> {
    Set(rows.filter { $0.group == group }.map(\.package))
  }

  @Test("Every package has a group that is explained at the top, a reason, and one line")
  func rows() {
    let explained = (Repository.text(of: "packaging/debian-packages.txt") ?? "")
      .matches(of: #/(?m)^#   (\w+) /#).map { String($0.output.1) }
    #expect(explained == ["core", "media", "desktop", "test"])
    #expect(Self.rows.count > 20)
    for row in Self.rows {
      #expect(explained.contains(row.group), "\(row.package): no group \(row.group)")
      #expect(!row.reason.isEmpty, "\(row.package): what for?")
    }
    #expect(Set(Self.rows.map(\.package)).count == Self.rows.count)
  }

  @Test("The tool's version is the one the list of changes begins with")
  func version() throws {
    let changes = try #require(Repository.text(of: "CHANGELOG.md"))
    let version = try #require(Repository.text(of: "Sources/RectoTool/Version.swift"))
    let newest = try #require(changes.firstMatch(of: /(?m)^## (\S+)$/)).output.1
    #expect(version.contains("\"\(newest)\""))
  }

  @Test("core has every font the catalog names")
  func fonts() {
    let missing = Set(FontCatalog.standard.packages).subtracting(Self.core)
    #expect(missing == [], "add them to core, or the first picture on a new machine fails")
  }

  @Test("core and desktop have every library that Package.swift says a C module comes with")
  func libraries() {
    let manifest = Repository.text(of: "Package.swift") ?? ""
    let named = manifest.matches(of: /\.apt\(\[([^\]]*)\]/).flatMap { match in
      match.output.1.matches(of: /"([^"]+)"/).map { String($0.output.1) }
    }
    #expect(named.count > 5)
    let missing = Set(named).subtracting(Self.core).subtracting(Self.packages(of: "desktop"))
    #expect(missing == [])
  }
}
