import CCMarkGFM
import Synchronization

/// What cmark-gfm keeps for the whole process.
enum CMarkRuntime {
  /// The extension that reads `~~struck~~`; found once, because finding registers it.
  nonisolated(unsafe) static let strikethrough: UnsafeMutablePointer<cmark_syntax_extension>? = {
    cmark_gfm_core_extensions_ensure_registered()
    return cmark_find_syntax_extension("strikethrough")
  }()

  /// Held while inline markup is read: cmark-gfm notes the characters that are special to a
  /// parser's extensions in one table for all parsers, and takes them out when it is done.
  private static let reading = Mutex<Void>(())

  static func readingAlone<T>(_ body: () -> T) -> T {
    reading.withLock { _ in body() }
  }
}
