import CCMarkGFM
import PageModel

@testable import PageMarkup

/// cmark-gfm's own tree of a text, with its own extensions, as a ``PageShape``.
struct CMarkShape {
  private typealias Node = UnsafeMutablePointer<cmark_node>

  static func of(_ markdown: String) -> String {
    cmark_gfm_core_extensions_ensure_registered()
    let parser = cmark_parser_new(CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE)
    defer { cmark_parser_free(parser) }
    // Its extension looks through every tilde when it reads asterisks. Where nothing is struck, a
    // tilde is punctuation here, as CommonMark has it.
    let names = markdown.contains("~~") ? ["table", "strikethrough"] : ["table"]
    for name in names {
      guard let item = cmark_find_syntax_extension(name) else { continue }
      cmark_parser_attach_syntax_extension(parser, item)
    }
    var markdown = markdown
    markdown.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        cmark_parser_feed(parser, $0.baseAddress, $0.count)
      }
    }
    // What cmark-gfm keeps for the whole process is used by the parsers of other tests, too.
    guard let root = CMarkRuntime.readingAlone({ cmark_parser_finish(parser) }) else { return "" }
    defer { cmark_node_free(root) }
    return blocks(in: root)
  }

  private static func children(of node: Node) -> [Node] {
    var children: [Node] = []
    var next = cmark_node_first_child(node)
    while let child = next {
      children.append(child)
      next = cmark_node_next(child)
    }
    return children
  }

  private static func blocks(in container: Node) -> String {
    children(of: container).map(block).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func name(_ node: Node) -> String {
    cmark_node_get_type_string(node).map { String(cString: $0) } ?? ""
  }

  private static func text(_ characters: UnsafePointer<CChar>?) -> String {
    characters.map { String(cString: $0) } ?? ""
  }

  private static func block(_ node: Node) -> String {
    switch name(node) {
    case "paragraph":
      let runs = runs(in: node)
      return PageShape.isBlank(runs) ? "" : PageShape.block("p", PageShape.spelling(runs))
    case "heading":
      let runs = runs(in: node)
      let level = cmark_node_get_heading_level(node)
      return PageShape.isBlank(runs) ? "" : PageShape.block("h\(level)", PageShape.spelling(runs))
    case "code_block":
      var code = text(cmark_node_get_literal(node))
      if code.hasSuffix("\n") { code.removeLast() }
      let info = text(cmark_node_get_fence_info(node))
      let language = info.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
      return PageShape.block("pre:\(language)", code)
    case "thematic_break": return "hr"
    case "block_quote": return PageShape.block("quote", blocks(in: node))
    case "list":
      let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
      return PageShape.list(isOrdered ? "ol" : "ul", children(of: node).map(blocks))
    case "table":
      let rows = children(of: node).map { row in
        children(of: row).map { PageShape.spelling(runs(in: $0)) }.joined(separator: "|")
      }
      return "table[\(rows.joined(separator: "/"))]"
    default: return "unexpected(\(name(node)))"
    }
  }

  private static func runs(in node: Node, _ styles: Set<String> = []) -> [PageShape.Run] {
    children(of: node).flatMap { child -> [PageShape.Run] in
      func run(_ text: String, _ style: String? = nil) -> [PageShape.Run] {
        [PageShape.Run(styles: styles.union(style.map { [$0] } ?? []), text: text)]
      }
      switch name(child) {
      case "text": return run(text(cmark_node_get_literal(child)))
      case "code": return run(text(cmark_node_get_literal(child)), "code")
      case "softbreak": return run(" ")
      case "linebreak": return run("\n")
      case "emph": return runs(in: child, styles.union(["italic"]))
      case "strong": return runs(in: child, styles.union(["bold"]))
      case "strikethrough": return runs(in: child, styles.union(["struck"]))
      case "link": return runs(in: child, styles.union([text(cmark_node_get_url(child))]))
      default: return run("unexpected(\(name(child)))")
      }
    }
  }
}
