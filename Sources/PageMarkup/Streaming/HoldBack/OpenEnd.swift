import CCMarkGFM

/// The text at the end of a text: what is appended goes on in it, or begins behind it.
enum OpenEnd: Equatable {
  /// A paragraph, without the markers before its lines.
  case paragraph([UInt8])
  /// A heading with signs before it.
  case heading([UInt8])
  /// A row of a table.
  case row([UInt8])
  /// Tags and text between them.
  case html
  /// Code, a formula, or nothing.
  case other

  init(of root: CMarkNode) {
    var node = root
    while let last = node.pointee.last_child { node = last }
    if node.own.kind == .row {
      self = .row(Array(node.content))
      return
    }
    switch node.type {
    case .paragraph: self = .paragraph(Array(node.content))
    case .heading:
      self = node.pointee.as.heading.setext ? .other : .heading(Array(node.content))
    case .htmlBlock: self = .html
    default: self = .other
    }
  }
}
