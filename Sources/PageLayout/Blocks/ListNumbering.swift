import PageModel

/// Where a list's numbers come from.
enum ListNumbering: Hashable {
  /// Bullets.
  case none
  /// The items that have numbers show them, others show nothing.
  case own
  /// No item without a checkbox has a number: they are counted.
  case counted

  init(_ items: [InstantPageListItem], ordered: Bool) {
    guard ordered else {
      self = .none
      return
    }
    self = items.contains { $0.checked == nil && $0.number.nonEmpty != nil } ? .own : .counted
  }
}
