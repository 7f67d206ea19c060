import CCMarkGFM

/// The text at the end of a text: what is appended goes on in it, or begins behind it.
enum OpenEnd: Equatable {
  /// A paragraph, without the markers before its lines.
  case paragraph([UInt8])
  /// A heading with signs before it.
  case heading([UInt8])
  /// A row of a table.
  case row([UInt8])
  /// Tags and text between them, from a line on.
  case html(line: Int)
  /// Code, a formula, or nothing.
  case other

  init(of root: CMarkNode) {
    let node = Self.lastNode(in: root)
    if node.own.kind == .row {
      self = .row(Array(node.content))
      return
    }
    switch node.type {
    case .paragraph: self = .paragraph(Array(node.content))
    case .heading:
      self = node.pointee.as.heading.setext ? .other : .heading(Array(node.content))
    case .htmlBlock: self = .html(line: node.line)
    default: self = .other
    }
  }

  /// The line on which the last block begins that holds text.
  static func lastLine(in root: CMarkNode) -> Int { lastNode(in: root).line }

  private static func lastNode(in root: CMarkNode) -> CMarkNode {
    var node = root
    while let last = node.pointee.last_child { node = last }
    return node
  }

  /// The end of a text whose first lines do not count.
  func leavingOut(lines count: Int) -> OpenEnd {
    if case .html(let line) = self { return .html(line: max(line - count, 1)) }
    return self
  }
}
