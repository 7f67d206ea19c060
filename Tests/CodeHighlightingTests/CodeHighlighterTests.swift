import CodeHighlighting
import Testing

struct CodeHighlighterTests {
  private static let isInstalled = CodeHighlighter().isAvailable
  private let highlighter = CodeHighlighter()

  private func words(_ text: String, _ language: String) throws -> [String] {
    let spec = try #require(CodeSpec(language: language, text: text))
    let units = Array(text.utf16)
    return (highlighter.highlight(spec)?.ranges ?? []).map { range in
      let word = String(decoding: units[range.start..<range.start + range.length], as: UTF16.self)
      return "\(range.kind) \(word)"
    }
  }

  @Test("Kinds of tokens", .enabled(if: isInstalled))
  func kinds() throws {
    #expect(
      try words("let x = \"a\" // b", "swift") == [
        "keyword let", "operator =", "string \"a\"", "comment // b",
      ])
    let found = try words("#include <a>\nint f() { return 12; }", " C ")
    #expect(
      found == [
        "directive #include <a>", "type int", "punctuation ()", "punctuation {", "keyword return",
        "constant 12", "punctuation ;", "punctuation }",
      ], "\(found)")
  }

  @Test("Brackets are no operators, not even right behind one", .enabled(if: isInstalled))
  func signs() throws {
    #expect(try words("f(0, +)", "swift").suffix(2) == ["operator +", "punctuation )"])
  }

  @Test(
    "Offsets are UTF-16 units, beyond the first plane and over line ends",
    .enabled(if: isInstalled))
  func offsets() throws {
    #expect(
      try words("// 😀\n// ж\nlet", "swift") == ["comment // 😀", "comment // ж", "keyword let"])
  }

  @Test(
    "Names people use for languages", .enabled(if: isInstalled),
    arguments: [
      "js", "ts", "py", "python3", "rb", "sh", "shell", "zsh", "c++", "cpp", "c#", "csharp", "objc",
      "golang", "rs", "yml", "md", "tex", "html", "vue", "json5", "postgres", "docker", "make",
      "cs",
      "f#", "kt", "toml", "diff", "batch", "pwsh", "ocaml", "fortran", "nasm", "hcl", "gql",
      "twig", "django", "jinja2", "erb", "vbnet", "delphi", "apache", "ini", "dotenv", "elisp",
      "visualbasic", "actionscript", "mysql", "plsql",
    ])
  func names(_ language: String) throws {
    let text =
      "a = \"b\"; 12 /* c */ # d\n<a b=\"c\"/> -- e\n! f\n' g\n; h\n{{ i }} {% if %} <% j %>\n"
    #expect(try !words(text, language).isEmpty)
  }

  @Test("What has no language, is no code or is too long stays plain")
  func plain() throws {
    #expect(CodeSpec(language: nil, text: "let") == nil)
    #expect(CodeSpec(language: " \n", text: "let") == nil)
    for language in ["text", "no such language", "plaintext", "ñ", "../swift", "%s"] {
      #expect(try words("let x = 1", language).isEmpty)
    }
    let long = String(repeating: "let ", count: CodeHighlighter.longestCode)
    #expect(try words(long, "swift").isEmpty)
    #expect(try words("", "swift").isEmpty)
  }

  @Test("From a line on that is too long, code stays plain", .enabled(if: isInstalled))
  func longLine() throws {
    let line = String(repeating: "x", count: CodeHighlighter.longestLine + 1)
    #expect(try words("let\n\(line)\nlet", "swift") == ["keyword let"])
  }

  @Test("Without the library code stays plain")
  func missing() throws {
    let highlighter = CodeHighlighter(libraryFolders: ["/nowhere"])
    let spec = try #require(CodeSpec(language: "swift", text: "let"))
    #expect(highlighter.highlight(spec) == nil)
    #expect(!highlighter.isAvailable)
  }

  @Test("Highlights are remembered, so is that there is none, and not too many of them")
  func cache() throws {
    let highlighter = CodeHighlighter(capacity: 4)
    let specs = try (0..<6).map { try #require(CodeSpec(language: "no such", text: "\($0)")) }
    _ = highlighter.highlight(specs[0])
    _ = highlighter.highlight(specs[0])
    #expect(highlighter.counters == .init(hits: 1, misses: 1, evictions: 0))
    for spec in specs { _ = highlighter.highlight(spec) }
    #expect(highlighter.counters.misses == 6)
    #expect(highlighter.counters.evictions > 0)
  }

  @Test("A highlight that does not fit its text is known to")
  func fits() {
    let range = CodeRange(start: 2, length: 3, kind: .string)
    #expect(CodeHighlight(ranges: [range]).fits(length: 5))
    #expect(!CodeHighlight(ranges: [range]).fits(length: 4))
    #expect(!CodeHighlight(ranges: [range, range]).fits(length: 50))
    #expect(
      !CodeHighlight(ranges: [CodeRange(start: .max, length: 1, kind: .type)]).fits(length: 9))
  }

  @Test(
    "Broken and hostile code is coloured in time", .enabled(if: isInstalled),
    arguments: [
      "\"", "{", "/*", "<", "((", "\\", "\u{0}", "'\"`", "#if ", "a.", "<!--", "${", "\n", "\t ",
    ])
  func hostile(_ piece: String) throws {
    let text = String(repeating: piece + "\n", count: 2_000)
    for language in ["swift", "js", "html", "python", "c++", "markdown", "bash"] {
      let spec = try #require(CodeSpec(language: language, text: text))
      if let highlight = highlighter.highlight(spec) {
        #expect(highlight.fits(length: text.utf16.count))
      }
    }
  }

  @Test("Several threads may ask", .enabled(if: isInstalled))
  func threads() async throws {
    let highlighter = highlighter
    let spec = try #require(CodeSpec(language: "swift", text: "let x = 1"))
    let results = await withTaskGroup(of: CodeHighlight?.self) { group in
      for _ in 0..<16 { group.addTask { highlighter.highlight(spec) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.allSatisfy { $0 == results[0] && $0 != nil })
  }
}
