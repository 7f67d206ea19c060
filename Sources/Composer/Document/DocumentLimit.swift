/// Bounds of the machine that every document keeps.
enum DocumentLimit {
  /// Quotes and details inside each other. With the levels of a list and a cell on top a page
  /// stays within what pages may nest.
  static let depth = 48
}
