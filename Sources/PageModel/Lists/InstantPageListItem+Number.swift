extension InstantPageListItem {
  /// What the item says of its number.
  package var number: String? {
    switch self {
    case .unknown: return nil
    case .text(_, let num, _), .blocks(_, let num, _): return num
    }
  }
}
