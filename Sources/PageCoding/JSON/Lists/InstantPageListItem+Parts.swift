import PageModel

extension InstantPageListItem {
  /// What the item says of its number.
  var number: String? {
    switch self {
    case .unknown: return nil
    case .text(_, let num, _), .blocks(_, let num, _): return num
    }
  }

  var checked: Bool? {
    switch self {
    case .unknown: return nil
    case .text(_, _, let checked), .blocks(_, _, let checked): return checked
    }
  }
}
