import CCMarkGFM
import Glibc

/// cmark-gfm with the extensions a chat needs, parsing to its own tree.
struct CMarkPeer {
  private let extensions: [UnsafeMutablePointer<cmark_syntax_extension>]

  static var version: String { cmark_version_string().map { String(cString: $0) } ?? "unknown" }

  init() {
    cmark_gfm_core_extensions_ensure_registered()
    let names = ["table", "strikethrough", "tasklist", "autolink"]
    extensions = names.compactMap { cmark_find_syntax_extension($0) }
  }

  /// Parses, frees, and says of what type the root was.
  func parse(_ text: String) -> Int {
    withTree(of: text) { Int(cmark_node_get_type($0).rawValue) }
  }

  /// The text as HTML, for peers that lay out HTML.
  func html(of text: String) -> String {
    withTree(of: text) { root in
      guard let html = cmark_render_html(root, CMARK_OPT_DEFAULT, nil) else { return "" }
      defer { free(html) }
      return String(cString: html)
    }
  }

  private func withTree<Result>(
    of text: String, _ body: (UnsafeMutablePointer<cmark_node>?) -> Result
  ) -> Result {
    let parser = cmark_parser_new(CMARK_OPT_DEFAULT | CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE)
    defer { cmark_parser_free(parser) }
    for item in extensions { cmark_parser_attach_syntax_extension(parser, item) }
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        cmark_parser_feed(parser, $0.baseAddress, $0.count)
      }
    }
    let root = cmark_parser_finish(parser)
    defer { cmark_node_free(root) }
    return body(root)
  }
}
