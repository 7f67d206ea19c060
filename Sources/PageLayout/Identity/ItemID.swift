/// Names a drawn item across the layouts of one message: what keeps its view, is moved, or appears.
///
/// Ids are the page's own: what a details block or a table cell holds is named apart, in a space of its own. A
/// position names the same thing in two layouts only while the content is the same, see ``ContentUpdate``.
public enum ItemID: Hashable, Sendable {
  /// By the medium's index in the page.
  case media(Int)
  /// By the details' ordinal in the page.
  case details(Int)
  /// Counted apart from everything else: what a model thinks comes and goes above what it says.
  case thinking(Int)
  /// By how many items stand above, those of thinking blocks not counted.
  case item(Kind, Int)

  /// What an item without a name of its own is.
  public enum Kind: Hashable, Sendable {
    case text, code, divider, listMarker, quoteFrame, panel, ornament, anchor, slideshow
    case formula, table, buttonRow, unsupported
  }
}

extension ItemID: CustomStringConvertible {
  public var description: String {
    switch self {
    case .media(let index): "media \(index)"
    case .details(let index): "details \(index)"
    case .thinking(let number): "thinking \(number)"
    case .item(let kind, let number): "\(kind) \(number)"
    }
  }
}

extension LayoutItem {
  /// - Parameter above: how many items stand above this one.
  fileprivate func id(_ above: ItemNumbering) -> ItemID {
    switch content {
    case .media(let media): .media(media.index)
    case .audio(let audio): .media(audio.index)
    case .document(let document): .media(document.index)
    case .details(let details): .details(details.index)
    case .thinking: .thinking(above.thinking)
    case .text: .item(.text, above.ordinary)
    case .code: .item(.code, above.ordinary)
    case .divider: .item(.divider, above.ordinary)
    case .bullet, .number, .checkbox: .item(.listMarker, above.ordinary)
    case .quoteFrame: .item(.quoteFrame, above.ordinary)
    case .panel: .item(.panel, above.ordinary)
    case .ornament: .item(.ornament, above.ordinary)
    case .anchor: .item(.anchor, above.ordinary)
    case .slideshow: .item(.slideshow, above.ordinary)
    case .formula: .item(.formula, above.ordinary)
    case .table: .item(.table, above.ordinary)
    case .buttonRow: .item(.buttonRow, above.ordinary)
    case .unsupported: .item(.unsupported, above.ordinary)
    }
  }
}

extension [LayoutItem] {
  /// Each item's id.
  ///
  /// - Parameter above: how many items of the same space stand above the first.
  func ids(below above: ItemNumbering = ItemNumbering()) -> [ItemID] {
    var numbering = above
    return map { item in
      defer { numbering.count(item) }
      return item.id(numbering)
    }
  }
}

extension PageBlock {
  /// The id of each of ``items``.
  public var itemIDs: [ItemID] {
    placed.layout.items.ids(below: placed.end.numbering - placed.layout.numbering)
  }
}

extension LayoutFragment {
  /// The id of each of ``items``, in the fragment's own space.
  public var itemIDs: [ItemID] { items.ids() }
}
