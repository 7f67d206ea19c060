import Testing

/// The reader the other tests trust.
struct SwiftSourceTests {
  @Test(
    "Comments and string literals are blanked, code is kept",
    arguments: [
      ("a // b\nc", "a     \nc"), ("a /* b /* c */ d */ e", "a                   e"),
      (#"f("try!") x"#, "f(      ) x"), (#"f("a\"b") x"#, "f(      ) x"),
      (##"f(#"a"b"#) x"##, "f(       ) x"), (#"f("a\(g(")"))b") x"#, "f(             ) x"),
      ("f(\"\"\"\n  try!\n  \"\"\") x", "f(   \n      \n     ) x"), (#"f("//") x"#, "f(    ) x"),
      ("#if a", "#if a"),
    ])
  func blanks(_ text: String, _ code: String) {
    #expect(SwiftSource(text).code == code)
  }

  @Test("Imports are found in all their forms")
  func imports() {
    let file = SourceFile(
      path: "Sources/X/Y.swift",
      text: """
        import A
        @testable import B
        public import C
        import struct D.E
        @_exported import F
        // import G
        @_spi(Internals) import H
        let text = "import I"
        """)
    #expect(file.imports.map(\.module) == ["A", "B", "C", "D", "F", "H"])
    #expect(file.imports.map(\.line) == [1, 2, 3, 4, 5, 7])
  }

  @Test("A switch is read label by label, nested ones apart")
  func switches() {
    let source = SwiftSource(
      """
      func f() {
        switch block {
        case .paragraph(let text), .heading(let text, _):
          switch text {
          case .plain: 1
          default: 2
          }
        case let .list(items):
          3
        }
      }
      """)
    let found = SwitchStatement.all(in: source)
    #expect(found.map(\.line) == [2, 4])
    #expect(found.map(\.hasDefault) == [false, true])
    #expect(found.first?.caseNames == ["paragraph", "heading", "list"])
    #expect(found.last?.caseNames == ["plain"])
  }

  @Test("The manifest's targets are read with their dependencies")
  func manifest() {
    let manifest = PackageManifest(
      source: SwiftSource(
        """
        .systemLibrary(name: "CX", pkgConfig: "x", providers: [.apt(["libx-dev"])]),
        // .target(name: "Ghost"),
        .target(name: "A"),
        .target(
          name: "B", dependencies: ["A", .product(name: "P", package: "q")],
          linkerSettings: [.linkedLibrary("m")]),
        """))
    #expect(manifest.targets.map(\.name) == ["CX", "A", "B"])
    #expect(manifest["A"]?.dependencies == [])
    #expect(manifest["B"]?.dependencies.contains("A") == true)
    #expect(manifest["CX"]?.dependencies == [])
  }
}
