import Recto

/// A line of the tree of a message's blocks.
package struct BlockRow: Hashable, Sendable {
  /// Structural, see `PageWalk`. Empty for the line that says how many more there are.
  package var path: [Int]
  /// "Heading 2", "List of 3 items".
  package var kind: String
  /// How the block begins; empty for one without words.
  package var words: String

  /// How far the line is indented: 0 for the page's own blocks.
  package var depth: Int { max(0, path.count - 1) }
  /// "2.0.1", counted as `recto lint` counts.
  package var place: String { path.map(String.init).joined(separator: ".") }

  /// Of a longer text the beginning is shown, characters.
  static let longestWords = 60
  /// Nobody looks through more lines than that, and every one is made anew when the page changes.
  static let mostRows = 20_000
}

extension InstantPage {
  /// The page's blocks and list items in pre-order.
  package var blockRows: [BlockRow] {
    var rows: [BlockRow] = []
    var left = 0
    for step in walk {
      guard rows.count < BlockRow.mostRows else {
        left += 1
        continue
      }
      rows.append(
        BlockRow(path: step.path, kind: step.node.kindInWords, words: step.node.firstWords))
    }
    if left > 0 { rows.append(BlockRow(path: [], kind: "… and \(left) more", words: "")) }
    return rows
  }
}

extension [BlockRow] {
  /// The row of a node, or of the nearest one around it.
  package func index(of path: [Int]) -> Int? {
    var path = path[...]
    while !path.isEmpty {
      if let index = self.index(exactly: path) { return index }
      path.removeLast()
    }
    return nil
  }

  /// Rows stand in the order of their paths, a container before what it holds.
  private func index(exactly path: ArraySlice<Int>) -> Int? {
    var low = 0
    var high = count
    // The line that counts the rest is no node.
    if last?.path.isEmpty == true { high -= 1 }
    while low < high {
      let middle = (low + high) / 2
      if self[middle].path.lexicographicallyPrecedes(path) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < count && self[low].path.elementsEqual(path) ? low : nil
  }
}

extension PageNode {
  /// How the node's own text begins, on one line.
  fileprivate var firstWords: String {
    for part in parts {
      let text: String
      switch part {
      case .text(let rich, _): text = rich.plainText
      case .string(let string): text = string
      case .medium, .blocks, .items: continue
      }
      let words = text.split(whereSeparator: \.isWhitespace).prefix(BlockRow.longestWords)
        .joined(separator: " ")
      guard !words.isEmpty else { continue }
      return words.count > BlockRow.longestWords
        ? words.prefix(BlockRow.longestWords - 1) + "…" : words
    }
    return ""
  }

  fileprivate var kindInWords: String {
    switch self {
    case .block(let block): return block.kindInWords
    case .item(let item):
      let number = item.number.flatMap { $0.isEmpty ? nil : " \($0)" } ?? ""
      return switch item.checked {
      case true: "Item\(number), checked"
      case false: "Item\(number), unchecked"
      case nil: "Item\(number)"
      }
    }
  }
}

extension InstantPageBlock {
  fileprivate var kindInWords: String {
    func counted(_ count: Int, _ one: String, _ many: String) -> String {
      "\(count) \(count == 1 ? one : many)"
    }
    switch self {
    case .unsupported: return "Unsupported"
    case .title: return "Title"
    case .subtitle: return "Subtitle"
    case .authorDate: return "Author"
    case .header: return "Header"
    case .subheader: return "Subheader"
    case .paragraph: return "Paragraph"
    case .preformatted(_, let language):
      return language.flatMap { $0.isEmpty ? nil : "Code, \($0)" } ?? "Code"
    case .footer: return "Footer"
    case .divider: return "Divider"
    case .anchor(let name): return "Anchor “\(name)”"
    case .list(let items, let ordered):
      return "\(ordered ? "Ordered list" : "List") of \(counted(items.count, "item", "items"))"
    case .blockQuote(_, _, let collapsed):
      return collapsed == true ? "Quote that collapses" : "Quote"
    case .pullQuote: return "Pull quote"
    case .image: return "Picture"
    case .video: return "Video"
    case .cover: return "Cover"
    case .webEmbed: return "Web page"
    case .postEmbed: return "Post"
    case .collage(let items, _): return "Collage of \(items.count)"
    case .slideshow(let items, _): return "Slideshow of \(items.count)"
    case .channelBanner: return "Channel"
    case .audio: return "Audio"
    case .kicker: return "Kicker"
    case .table(_, let rows, _, _, _):
      return "Table of \(counted(rows.count, "row", "rows"))"
    case .details(_, _, let expanded): return expanded ? "Details, open" : "Details"
    case .relatedArticles(_, let articles):
      return counted(articles.count, "related article", "related articles")
    case .map: return "Map"
    case .heading(_, let level): return "Heading \(level)"
    case .formula: return "Formula"
    case .thinking: return "Thinking"
    case .buttonRow(_, let buttons): return counted(buttons.count, "button", "buttons")
    case .document: return "Document"
    }
  }
}
