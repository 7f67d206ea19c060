import Testing

/// The imports of every file against the table of ``HouseRules``.
struct ImportTests {
  @Test("A target imports what its row allows and nothing else")
  func imports() throws {
    for file in Repository.sources where file.target != "CModules" {
      guard let row = HouseRules.allowed[file.target] else {
        Issue.record("\(file): the target \(file.target) has no row in HouseRules.allowed")
        continue
      }
      let allowed = row.targets.union(row.system).union(HouseRules.everywhere)
      for (module, line) in file.imports where !allowed.contains(module) {
        let why =
          module == "Foundation"
          ? "Foundation takes longer to load than a message takes to draw; use Glibc or the standard "
            + "library"
          : "\(file.target) may import \(allowed.sorted().joined(separator: ", "))"
        Issue.record("\(file.place(line)): imports \(module); \(why)")
      }
    }
  }

  @Test("Package.swift declares the dependencies of the table, neither more nor fewer")
  func manifest() throws {
    for (name, row) in HouseRules.allowed {
      guard let target = Repository.manifest[name] else {
        Issue.record("Package.swift declares no target \(name), HouseRules.allowed does")
        continue
      }
      let expected = row.targets.union(row.system)
      #expect(
        target.dependencies == expected,
        """
        \(name): only in Package.swift \(target.dependencies.subtracting(expected).sorted()), \
        only in HouseRules.allowed \(expected.subtracting(target.dependencies).sorted())
        """)
    }
    let rows = HouseRules.shims.union(HouseRules.allowed.keys)
    for target in Repository.manifest.targets
    where ["target", "executableTarget"].contains(target.kind) && target.name != "TestSupport" {
      #expect(rows.contains(target.name), "\(target.name) has no row in HouseRules.allowed")
    }
  }

  @Test("The arrows between targets form no circle")
  func noCircles() {
    func reaches(_ start: String, _ goal: String, _ seen: Set<String>) -> Bool {
      let next = HouseRules.allowed[start]?.targets ?? []
      return next.contains(goal)
        || next.subtracting(seen).contains { reaches($0, goal, seen.union([$0])) }
    }
    for name in HouseRules.allowed.keys {
      #expect(!reaches(name, name, []), "\(name) depends on itself")
    }
  }

  @Test("The umbrella re-exports the engine, all of it, and holds nothing of its own")
  func umbrella() throws {
    let files = Repository.sources.filter { $0.target == "Recto" }
    #expect(files.count == 1, "Recto is a list of re-exports: one file")
    let file = try #require(files.first)
    let exported = file.source.matches(of: /@_exported import (\w+)/).map {
      String($0.text.output.1)
    }
    #expect(Set(exported) == HouseRules.engine)
    #expect(exported == exported.sorted(), "in alphabetical order")
    #expect(file.source.lineCount == exported.count, "nothing besides re-exports")
  }

  @Test("Tests are written with Swift Testing and reach into no target but their own")
  func testImports() {
    for file in Repository.tests {
      for (module, line) in file.imports {
        #expect(module != "XCTest", "\(file.place(line)): tests use Swift Testing")
      }
      for match in file.source.matches(of: /@testable import (\w+)/) {
        #expect(
          file.target == String(match.text.output.1) + "Tests",
          "\(file.place(match.line)): only a target's own tests look inside it")
      }
    }
  }
}
