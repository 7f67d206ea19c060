extension Document {
  /// The document after the change; the change must be one of this document.
  public func applying(_ change: Change) -> Document {
    var document = self
    if let direction = change.direction { document.direction = direction.new }
    if let media = change.media { document.media = media.new }
    for edit in change.edits {
      switch edit {
      case .blocks(let path, let index, let old, let new):
        document.replace(index..<(index + old.count), in: path, with: new)
      case .text(let path, let region, let offset, let old, let new):
        document.replace(offset..<(offset + old.length), of: region, at: path, with: new)
      }
    }
    return document
  }

  /// The document before the change; the change must have led to this document.
  public func reverting(_ change: Change) -> Document {
    applying(change.inverted)
  }

  /// Puts a text in the place of a part of another.
  mutating func replace(
    _ range: Range<Int>, of region: Region, at path: BlockPath, with text: StyledText
  ) {
    guard let block = block(path) else { return }
    let whole = block.text(of: region).replacing(range, with: text)
    replace(path, with: block.replacingText(of: region, with: whole))
  }
}
