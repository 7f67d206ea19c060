extension InstantPage {
  /// The page with one checkbox set or cleared.
  ///
  /// - Parameter path: The structural path of the list item, see ``PageWalk``. A path that names
  ///   no item with a checkbox changes nothing.
  public func togglingCheckbox(at path: [Int], to checked: Bool) -> InstantPage {
    guard let blocks = blocks.settingCheckbox(at: path[...], to: checked) else { return self }
    var page = self
    page.blocks = blocks
    return page
  }
}

extension [InstantPageBlock] {
  /// Nil when the path names no checkbox.
  fileprivate func settingCheckbox(
    at path: ArraySlice<Int>, to checked: Bool
  ) -> [InstantPageBlock]? {
    guard let index = path.first, indices.contains(index) else { return nil }
    var changed = self
    switch self[index].nested {
    case .nothing:
      return nil
    case .blocks(let blocks):
      guard let blocks = blocks.settingCheckbox(at: path.dropFirst(), to: checked) else {
        return nil
      }
      changed[index] = self[index].replacingBlocks(blocks)
    case .items(let items):
      guard let items = items.settingCheckbox(at: path.dropFirst(), to: checked) else {
        return nil
      }
      changed[index] = self[index].replacingItems(items)
    }
    return changed
  }
}

extension [InstantPageListItem] {
  fileprivate func settingCheckbox(
    at path: ArraySlice<Int>, to checked: Bool
  ) -> [InstantPageListItem]? {
    guard let index = path.first, indices.contains(index) else { return nil }
    var changed = self
    if path.count == 1 {
      guard let item = self[index].settingCheckbox(to: checked) else { return nil }
      changed[index] = item
      return changed
    }
    guard case .blocks(let blocks) = self[index].nested,
      let blocks = blocks.settingCheckbox(at: path.dropFirst(), to: checked)
    else { return nil }
    changed[index] = self[index].replacingBlocks(blocks)
    return changed
  }
}

extension InstantPageListItem {
  /// Whether the item's checkbox is set, nil for an item without one.
  public var checked: Bool? {
    switch self {
    case .unknown: return nil
    case .text(_, _, let checked), .blocks(_, _, let checked): return checked
    }
  }

  /// The marker's number as written.
  public var num: String? {
    switch self {
    case .unknown: return nil
    case .text(_, let num, _), .blocks(_, let num, _): return num
    }
  }

  fileprivate func settingCheckbox(to checked: Bool) -> InstantPageListItem? {
    switch self {
    case .unknown, .text(_, _, nil), .blocks(_, _, nil): return nil
    case .text(let text, let num, _?): return .text(text, num: num, checked: checked)
    case .blocks(let blocks, let num, _?): return .blocks(blocks, num: num, checked: checked)
    }
  }
}
