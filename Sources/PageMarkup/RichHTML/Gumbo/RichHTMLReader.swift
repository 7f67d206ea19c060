import CGumbo
import Glibc
import PageModel

/// Tells a builder what Gumbo found, in the order of the text.
struct RichHTMLReader {
  private let text: Bytes
  private let edits: SourceEdits
  private var places: SourcePlaces
  var builder: RichPageBuilder

  /// - Parameter text: What Gumbo parsed.
  init(_ text: Bytes, edits: SourceEdits, places: SourcePlaces, builder: RichPageBuilder) {
    self.text = text
    self.edits = edits
    self.places = places
    self.builder = builder
  }

  /// Goes through a tree without going into itself.
  mutating func read(_ root: UnsafeMutablePointer<GumboNode>) throws(MarkupError) {
    var node = root
    while true {
      try enter(node)
      if let child = node.child(at: 0) {
        node = child
        continue
      }
      try leave(node)
      while node != root, node.next == nil, let parent = node.pointee.parent {
        node = parent
        try leave(node)
      }
      guard node != root, let next = node.next else { return }
      node = next
    }
  }

  private mutating func enter(_ node: UnsafeMutablePointer<GumboNode>) throws(MarkupError) {
    switch node.pointee.type {
    case GUMBO_NODE_TEXT, GUMBO_NODE_WHITESPACE:
      move(to: node.pointee.v.text.original_text)
      try builder.add(Bytes(cString: node.pointee.v.text.text))
    case GUMBO_NODE_ELEMENT:
      guard let tag = tag(of: node) else { return }
      move(to: node.pointee.v.element.original_tag)
      try builder.open(tag, attributes(of: node))
    default: break
    }
  }

  private mutating func leave(_ node: UnsafeMutablePointer<GumboNode>) throws(MarkupError) {
    guard node.pointee.type == GUMBO_NODE_ELEMENT, let tag = tag(of: node) else { return }
    if tag.isVoid { return }
    move(to: node.pointee.v.element.original_end_tag)
    try builder.close(tag)
  }

  /// What was inserted by a parser has no place of its own.
  private mutating func move(to piece: GumboStringPiece) {
    guard piece.length > 0, let data = piece.data, let start = text.baseAddress else { return }
    let offset = UnsafeRawPointer(data) - UnsafeRawPointer(start)
    guard offset >= 0, offset < text.count, let source = edits.sourceOffset(of: offset) else {
      return
    }
    builder.position = SourcePlaces.placeholder(for: source, line: places.line(of: source))
  }

  private func tag(of node: UnsafeMutablePointer<GumboNode>) -> RichTag? {
    let tag = node.pointee.v.element.tag
    if tag != GUMBO_TAG_UNKNOWN {
      let index = Int(tag.rawValue)
      return index < Self.knownTags.count ? Self.knownTags[index] : nil
    }
    let piece = node.pointee.v.element.original_tag
    guard let data = piece.data, piece.length > 1 else { return nil }
    let written = Bytes(
      start: UnsafeRawPointer(data).assumingMemoryBound(to: UInt8.self), count: Int(piece.length))
    let name = written.dropFirst().prefix {
      !$0.isAsciiSpace && $0 != Ascii.slash && $0 != Ascii.greater
    }
    return RichTag(name: Bytes(rebasing: name))
  }

  /// What each of the tags that Gumbo knows means.
  private static let knownTags: [RichTag?] = (0..<GUMBO_TAG_UNKNOWN.rawValue).map { value in
    guard let name = gumbo_normalized_tagname(GumboTag(value)) else { return nil }
    return RichTag(name: Bytes(cString: name))
  }

  private func attributes(of node: UnsafeMutablePointer<GumboNode>) -> RichAttributes {
    var attributes = RichAttributes.none
    let list = node.pointee.v.element.attributes
    if list.length == 0 { return attributes }
    for index in 0..<Int(list.length) {
      guard let item = list.data[index] else { continue }
      let attribute = item.assumingMemoryBound(to: GumboAttribute.self)
      if let known = RichAttribute(name: Bytes(cString: attribute.pointee.name)) {
        attributes.add(known, String(cString: attribute.pointee.value))
      }
    }
    return attributes
  }
}

extension UnsafeMutablePointer<GumboNode> {
  fileprivate func child(at index: Int) -> UnsafeMutablePointer<GumboNode>? {
    guard pointee.type == GUMBO_NODE_ELEMENT || pointee.type == GUMBO_NODE_TEMPLATE else {
      return nil
    }
    let children = pointee.v.element.children
    guard index < Int(children.length), let child = children.data[index] else { return nil }
    return child.assumingMemoryBound(to: GumboNode.self)
  }

  fileprivate var next: UnsafeMutablePointer<GumboNode>? {
    guard let parent = pointee.parent else { return nil }
    return parent.child(at: Int(pointee.index_within_parent) + 1)
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate init(cString: UnsafePointer<CChar>) {
    self.init(
      start: UnsafeRawPointer(cString).assumingMemoryBound(to: UInt8.self),
      count: strlen(cString))
  }
}
