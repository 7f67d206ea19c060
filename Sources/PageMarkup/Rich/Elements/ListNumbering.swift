import PageModel

/// Counts the items of a numbered list (Bot API 10.3, list labels).
struct ListNumbering {
  private var next: Int32
  private var style: ListLabelStyle
  private var isReversed: Bool

  init(start: Int32 = 1, style: ListLabelStyle = .decimal, isReversed: Bool = false) {
    next = start
    self.style = style
    self.isReversed = isReversed
  }

  /// The number of the next item, spelled; both may be the item's own.
  mutating func number(value: Int32?, style own: ListLabelStyle?) -> String {
    let value = value ?? next
    let (following, overflow) = value.addingReportingOverflow(isReversed ? -1 : 1)
    next = overflow ? value : following
    return (own ?? style).spelling(of: value)
  }
}
