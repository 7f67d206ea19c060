import Synchronization

/// Colours code, off the layout path: a layout shows code plain until a highlight is there, and then
/// is made again for the blocks that got one.
///
/// One for a program; may be used from several threads, one at a time gets its turn. Without
/// KSyntaxHighlighting every answer is nil.
public final class CodeHighlighter: Sendable {
  /// How much has been asked and how much of it was known.
  public struct Counters: Equatable, Sendable {
    public var hits = 0
    public var misses = 0
    public var evictions = 0

    public init(hits: Int = 0, misses: Int = 0, evictions: Int = 0) {
      self.hits = hits
      self.misses = misses
      self.evictions = evictions
    }

    public static func == (lhs: Counters, rhs: Counters) -> Bool {
      lhs.hits == rhs.hits && lhs.misses == rhs.misses && lhs.evictions == rhs.evictions
    }
  }

  private struct State {
    var library: Library = .notLoaded
    var cache: CodeHighlightCache
  }

  private enum Library {
    case notLoaded
    case missing
    case loaded(SyntaxLibrary)
  }

  /// UTF-16 units of code that is coloured; longer code stays plain.
  public static let longestCode = 200_000
  /// UTF-16 units of a line; from a longer one on, code stays plain.
  public static let longestLine = 10_000

  private let state: Mutex<State>
  private let folders: [String]

  /// - Parameter libraryFolders: Where to look for the library; when empty, beside the program and where the
  ///   system keeps libraries.
  /// - Parameter capacity: Highlights kept.
  public init(libraryFolders: [String] = [], capacity: Int = 256) {
    folders = libraryFolders
    state = Mutex(State(cache: CodeHighlightCache(capacity: capacity)))
  }

  /// Whether code can be coloured at all. Loads the library if that has not happened yet.
  public var isAvailable: Bool {
    state.withLock { state in library(&state) != nil }
  }

  public var counters: Counters {
    state.withLock { $0.cache.counters }
  }

  /// The highlight of a piece of code, made now or remembered; nil where it stays plain.
  public func highlight(_ spec: CodeSpec) -> CodeHighlight? {
    state.withLock { state in
      if let known = state.cache[spec] { return known.highlight }
      let made = make(spec, &state)
      state.cache.insert(made, for: spec)
      return made
    }
  }

  /// The highlights of the pieces of code that have one.
  public func highlights(of specs: some Sequence<CodeSpec>) -> [CodeSpec: CodeHighlight] {
    specs.reduce(into: [:]) { $0[$1] = highlight($1) }
  }

  private func make(_ spec: CodeSpec, _ state: inout State) -> CodeHighlight? {
    guard let grammar = LanguageAliases.grammar(for: spec.language) else { return nil }
    let text = Array(spec.text.utf16)
    guard !text.isEmpty, text.count <= Self.longestCode, let library = library(&state),
      let ranges = library.ranges(of: text, language: grammar, longestLine: Self.longestLine)
    else { return nil }
    let highlight = CodeHighlight(ranges: ranges.joiningNeighbours())
    return highlight.fits(length: text.count) ? highlight : nil
  }

  private func library(_ state: inout State) -> SyntaxLibrary? {
    switch state.library {
    case .loaded(let library): return library
    case .missing: return nil
    case .notLoaded:
      let library = SyntaxLibrary(folders: folders)
      state.library = library.map(Library.loaded) ?? .missing
      return library
    }
  }
}

extension [CodeRange] {
  /// Ranges of the same kind that touch become one.
  fileprivate func joiningNeighbours() -> [CodeRange] {
    var joined: [CodeRange] = []
    joined.reserveCapacity(count)
    for range in self {
      if let last = joined.last, last.kind == range.kind, last.start + last.length == range.start {
        joined[joined.count - 1].length += range.length
      } else {
        joined.append(range)
      }
    }
    return joined
  }
}
