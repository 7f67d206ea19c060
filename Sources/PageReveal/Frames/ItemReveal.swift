/// What of an item is to be seen.
public enum ItemReveal: Hashable, Sendable {
  case hidden
  /// As in a layout without a reveal.
  case whole
  /// All of it, at an opacity between 0 and 1.
  case fading(Double)
  case text(TextReveal)
  case code(ground: Double, text: TextVisibility)
  /// - `header`: the opacity of what is in the header besides the title.
  case details(header: Double, title: TextVisibility, body: [ItemReveal])
  /// - `bottom`: nothing of the table is seen below, points in the item's frame.
  case table(title: [ItemReveal], bottom: Double)
  /// - `shimmer`: how far the dip in its opacity has run, 0…1.
  case thinking(opacity: Double, shimmer: Double)
}

/// What of a text is to be seen.
public enum TextVisibility: Hashable, Sendable {
  case hidden
  case whole
  case part(TextReveal)
}
