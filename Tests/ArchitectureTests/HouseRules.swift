/// The architecture as a table: what each target may import. `ARCHITECTURE.md` says why.
///
/// A row is changed on purpose, never to make a test pass: a new arrow between targets is a new
/// dependency everybody who builds on one of them gets.
enum HouseRules {
  struct Row: Sendable {
    /// Targets of this package.
    var targets: Set<String>
    /// Modules of the system, toolkits behind C modules included. `Glibc` is open to all.
    var system: Set<String>

    init(_ targets: Set<String> = [], system: Set<String> = []) {
      self.targets = targets
      self.system = system
    }
  }

  static let allowed: [String: Row] = [
    // The engine.
    "PageModel": Row(),
    "PageCoding": Row(["PageModel"], system: ["CJansson"]),
    "PageMarkup": Row(["PageModel"], system: ["CCMarkGFM", "CGumbo"]),
    "Typesetting": Row(system: ["CPango"]),
    "MathTypesetting": Row(["Typesetting"], system: ["CPango"]),
    "CodeHighlighting": Row(),
    // Stored documents are JSON, and carry media and buttons in the form clients store them in.
    "Composer": Row(["PageModel", "PageMarkup", "PageCoding"]),
    "PageLayout": Row(["PageModel", "Typesetting", "MathTypesetting", "CodeHighlighting"]),
    "PageReveal": Row(["PageModel", "PageLayout", "Typesetting"]),
    // A reveal says in plain values what is to be seen; only painting knows how items become paint.
    "PageDrawing": Row(
      ["PageModel", "PageLayout", "PageReveal", "Typesetting", "MathTypesetting"],
      system: ["CCairo", "CPixbuf", "CWebP"]),
    "Localization": Row(["PageModel", "PageLayout"], system: ["CICU"]),
    // What people use.
    "Recto": Row(engine),
    "CommandTable": Row(),
    "MessageFiles": Row(["CommandTable", "Recto"]),
    // All of the window that knows no toolkit, so that it is tested without a screen.
    "ChatView": Row(["Recto"]),
    "RectoApp": Row(
      ["ChatView", "CommandTable", "MessageFiles", "Recto"], system: ["CGtk", "CGtkShim"]),
    "RectoAppMain": Row(["RectoApp"]),
    "RectoTool": Row(["CommandTable", "MessageFiles", "Recto"]),
    "RectoBench": Row(["CommandTable", "Recto"], system: ["CCMarkGFM", "CGumbo", "CPango"]),
  ]

  /// The targets of the engine: what `import Recto` brings.
  static let engine: Set<String> = [
    "PageModel", "PageCoding", "PageMarkup", "Typesetting", "MathTypesetting",
    "CodeHighlighting", "PageLayout", "PageReveal", "PageDrawing", "Localization", "Composer",
  ]

  /// Targets in C and C++. Swift imports CGtkShim alone; the others are loaded or run when needed.
  static let shims: Set<String> = ["CSyntaxShim", "CGtkShim", "MediaReader"]

  /// Open to every target: the C library, and the standard library's own modules.
  static let everywhere: Set<String> = ["Glibc", "Synchronization"]

  /// Lines a source file may have before it holds two ideas.
  static let longestFile = 500
}
