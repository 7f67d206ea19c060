import PageModel
import Typesetting

/// What is remembered of the parts of the block at a page's growing end, so that of a list or a quote only what
/// is new is laid out. Follows the last part of the last part; what stands before it is remembered as a whole.
///
/// Owner: a ``LayoutSession``. Bound: the page's last block.
final class GrowthMemory {
  var sequence: SequenceProgress<InstantPageBlock>?
  var list: ListProgress?
  private var table: TableMemory?
  /// What a text without parts has left in the caches.
  var draft = TextDraft()
  private var last: (index: Int, memory: GrowthMemory)?

  /// What is remembered of the last part, if it is still that one.
  func child(at index: Int) -> GrowthMemory {
    if let last, last.index == index { return last.memory }
    let memory = GrowthMemory()
    last = (index, memory)
    return memory
  }

  /// What is remembered of a table's cells, as far as they are the same.
  func table(
    _ cells: [InstantPageTableCell], at place: SequencePlace, isCompact: Bool
  ) -> TableMemory {
    let memory =
      table.flatMap { $0.isMade(for: place, isCompact: isCompact) ? $0 : nil }
      ?? TableMemory(place: place, isCompact: isCompact)
    memory.prepare(for: cells)
    table = memory
    return memory
  }

  /// The first blocks as they were laid out before, as far as they are the same; nil when they stood elsewhere.
  func takeSequence(
    _ blocks: [InstantPageBlock], at place: SequencePlace
  ) -> SequenceProgress<InstantPageBlock>? {
    guard var known = sequence, known.place == place else { return nil }
    sequence = nil
    known.truncate(to: known.elements.countShared(with: blocks))
    return known
  }

  /// The same for the first items of a list.
  func takeList(
    _ items: [InstantPageListItem], at place: SequencePlace, _ numbering: ListNumbering
  ) -> ListProgress? {
    guard var known = list, known.rows.place == place, known.numbering == numbering else {
      return nil
    }
    list = nil
    known.truncate(to: known.rows.elements.countShared(with: items))
    return known
  }
}

/// A list while it is being laid out.
struct ListProgress {
  let numbering: ListNumbering
  var markers: [ListMarker] = []
  /// The width of the widest marker.
  private(set) var gutterColumn = 0.0
  var rows: SequenceProgress<InstantPageListItem>

  init(place: SequencePlace, numbering: ListNumbering) {
    self.numbering = numbering
    rows = SequenceProgress(place: place)
  }

  mutating func truncate(to count: Int) {
    rows.truncate(to: count)
    if count < markers.count { markers.removeLast(markers.count - count) }
  }

  /// Sets the column of the markers; rows beside another one are laid out anew.
  mutating func align(gutterColumn: Double) {
    guard gutterColumn != self.gutterColumn else { return }
    self.gutterColumn = gutterColumn
    rows.truncate(to: 0)
  }
}
