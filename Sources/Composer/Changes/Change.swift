import PageModel

/// What differs between two documents: enough to make each of the other, and to carry positions
/// across.
public struct Change: Sendable {
  /// A stretch of the axis and what it became.
  public struct Span: Hashable, Sendable {
    public var old: Range<Int>
    public var new: Range<Int>
  }

  enum Edit: Sendable {
    /// Blocks of a stack, from an index on.
    case blocks(StackPath, at: Int, old: [Block], new: [Block])
    /// A part of a text, from an offset on.
    case text(BlockPath, Region, at: Int, old: StyledText, new: StyledText)
  }

  /// In the order of the axis, apart from each other.
  public internal(set) var spans: [Span] = []
  /// Each about another block, so that none moves what another one names.
  var edits: [Edit] = []
  var direction: (old: WritingDirection, new: WritingDirection)?
  var media: (old: [MediaId: Media], new: [MediaId: Media])?

  var isNothing: Bool {
    edits.isEmpty && direction == nil && media == nil
  }

  /// The change that leads back. The edits keep their order: none moves what another one names.
  var inverted: Change {
    var inverted = self
    inverted.spans = spans.map { Span(old: $0.new, new: $0.old) }
    inverted.edits = edits.map { edit -> Edit in
      switch edit {
      case .blocks(let path, let index, let old, let new):
        return .blocks(path, at: index, old: new, new: old)
      case .text(let path, let region, let offset, let old, let new):
        return .text(path, region, at: offset, old: new, new: old)
      }
    }
    if let direction { inverted.direction = (old: direction.new, new: direction.old) }
    if let media { inverted.media = (old: media.new, new: media.old) }
    return inverted
  }
}

extension Change {
  /// Where a position of the old document is in the new one.
  ///
  /// - Parameter staysBefore: Whether a position where something is inserted stays in front of it.
  public func mapping(_ position: Int, staysBefore: Bool = false) -> Int {
    Change.map(position, spans.lazy.map { ($0.old, $0.new) }, staysBefore)
  }

  /// Where a position of the new document was in the old one.
  public func mappingBack(_ position: Int, staysBefore: Bool = false) -> Int {
    Change.map(position, spans.lazy.map { ($0.new, $0.old) }, staysBefore)
  }

  private static func map(
    _ position: Int, _ spans: some Sequence<(Range<Int>, Range<Int>)>, _ staysBefore: Bool
  ) -> Int {
    var shift = 0
    for (from, to) in spans {
      if position < from.lowerBound { break }
      if position == from.lowerBound && (staysBefore || !from.isEmpty) { break }
      if position < from.upperBound {
        // Inside what was replaced: as far in as there is room.
        return min(to.upperBound, to.lowerBound + position - from.lowerBound)
      }
      shift = to.upperBound - from.upperBound
    }
    return position + shift
  }
}
