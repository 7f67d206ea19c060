import Foundation
import PageModel

/// The few kinds of blocks and texts that occur in the recording of the live server, read from its
/// JSON (Bot API 10.3, `RichBlock` and `RichText`).
struct RecordedPage {
  struct Unexpected: Error {
    var value: String
  }

  static func blocks(_ json: Any?) throws -> [InstantPageBlock] {
    guard let array = json as? [[String: Any]] else { throw Unexpected(value: "\(json as Any)") }
    return try array.map(block)
  }

  private static func block(_ json: [String: Any]) throws -> InstantPageBlock {
    switch json["type"] as? String {
    case "paragraph": return .paragraph(try text(json["text"]))
    case "heading":
      return .heading(text: try text(json["text"]), level: Int32(json["size"] as? Int ?? 0))
    case "pre":
      return .preformatted(text: try text(json["text"]), language: json["language"] as? String)
    case "blockquote":
      return .blockQuote(blocks: try blocks(json["blocks"]), caption: .empty, collapsed: false)
    case "list":
      let items = try (json["items"] as? [[String: Any]] ?? []).map(item)
      return .list(items: items, ordered: false)
    case "table":
      let rows = try (json["cells"] as? [[[String: Any]]] ?? []).map { cells in
        InstantPageTableRow(cells: try cells.map(cell))
      }
      return .table(
        title: .empty, rows: rows, bordered: json["is_bordered"] as? Bool ?? false,
        striped: json["is_striped"] as? Bool ?? false, compact: false)
    default: throw Unexpected(value: "\(json)")
    }
  }

  /// All items of the recording are bullets of one paragraph.
  private static func item(_ json: [String: Any]) throws -> InstantPageListItem {
    let blocks = try blocks(json["blocks"])
    guard json["label"] as? String == "•", blocks.count == 1, case .paragraph(let text) = blocks[0]
    else { throw Unexpected(value: "\(json)") }
    return .text(text, num: nil, checked: nil)
  }

  private static func cell(_ json: [String: Any]) throws -> InstantPageTableCell {
    let horizontal: [String: TableHorizontalAlignment] = [
      "left": .left, "center": .center, "right": .right,
    ]
    let vertical: [String: TableVerticalAlignment] = [
      "top": .top, "middle": .middle, "bottom": .bottom,
    ]
    guard let align = horizontal[json["align"] as? String ?? ""],
      let valign = vertical[json["valign"] as? String ?? ""]
    else { throw Unexpected(value: "\(json)") }
    return InstantPageTableCell(
      text: try json["text"].map(text), header: json["is_header"] as? Bool ?? false,
      alignment: align, verticalAlignment: valign)
  }

  private static func text(_ json: Any?) throws -> RichText {
    if let string = json as? String { return .plain(string) }
    if let array = json as? [Any] { return .concat(try array.map(text)) }
    guard let object = json as? [String: Any] else { throw Unexpected(value: "\(json as Any)") }
    let inner = try text(object["text"])
    switch object["type"] as? String {
    case "bold": return .bold(inner)
    case "italic": return .italic(inner)
    case "strikethrough": return .strikethrough(inner)
    case "code": return .fixed(inner)
    case "marked": return .marked(inner)
    case "spoiler": return .textSpoiler(inner)
    case "hashtag": return .textHashtag(inner)
    case "mention": return .textMention(inner)
    case "bot_command": return .textBotCommand(inner)
    case "url":
      let url = object["url"] as? String ?? ""
      // How the server returns an address it has found.
      return inner.plainText == url && !url.hasSuffix("/") && !url.contains("ya.ru/")
        ? .textAutoUrl(inner) : .url(text: inner, url: url, webpageId: nil)
    default: throw Unexpected(value: "\(object)")
    }
  }
}

extension RichText {
  /// The text with styles around the same characters in one order, to compare them as sets.
  var sortingStyles: RichText {
    var names: [String] = []
    var wrappers: [(RichText) -> RichText] = []
    var text = self
    while let (name, inner, wrap) = text.wrapper {
      names.append(name)
      wrappers.append(wrap)
      text = inner
    }
    if case .concat(let parts) = text { text = .concat(parts.map(\.sortingStyles)) }
    let order = names.indices.sorted { names[$0] > names[$1] }
    return order.reduce(text) { wrappers[$1]($0) }
  }

  private var wrapper: (name: String, inner: RichText, wrap: (RichText) -> RichText)? {
    switch self {
    case .bold(let text): return ("bold", text, { .bold($0) })
    case .italic(let text): return ("italic", text, { .italic($0) })
    case .strikethrough(let text): return ("strikethrough", text, { .strikethrough($0) })
    case .fixed(let text): return ("code", text, { .fixed($0) })
    case .marked(let text): return ("marked", text, { .marked($0) })
    case .textSpoiler(let text): return ("spoiler", text, { .textSpoiler($0) })
    case .textHashtag(let text): return ("hashtag", text, { .textHashtag($0) })
    case .textAutoUrl(let text): return ("autourl", text, { .textAutoUrl($0) })
    case .url(let text, let url, _):
      return ("url", text, { .url(text: $0, url: url, webpageId: nil) })
    default: return nil
    }
  }
}

extension InstantPageBlock {
  /// The block with its texts as ``RichText/sortingStyles``.
  var sortingStyles: InstantPageBlock {
    switch self {
    case .paragraph(let text): return .paragraph(text.sortingStyles)
    case .heading(let text, let level):
      return .heading(text: text.sortingStyles, level: level)
    case .blockQuote(let blocks, let caption, let collapsed):
      return .blockQuote(
        blocks: blocks.map(\.sortingStyles), caption: caption, collapsed: collapsed)
    default: return self
    }
  }
}
