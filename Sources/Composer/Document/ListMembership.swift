import PageModel

/// What makes a paragraph an item of a list.
public struct ListMembership: Sendable {
  public enum Marker: String, CaseIterable, Sendable {
    case bullet, ordered, checklist
  }

  public var marker: Marker
  /// 0 for the outermost list, at most ``deepest``.
  public var level: Int
  /// Never nil for a checklist, always nil for bullets; a numbered item may have a box.
  public var checked: Bool?
  /// The number as its author wrote it; nil counts on from the item before.
  public var number: String?

  public init(_ marker: Marker, level: Int = 0, checked: Bool? = nil, number: String? = nil) {
    self.marker = marker
    self.level = min(max(0, level), ListMembership.deepest)
    switch marker {
    case .bullet: self.checked = nil
    case .ordered: self.checked = checked
    case .checklist: self.checked = checked ?? false
    }
    self.number = number
  }

  public static let deepest = 8
}

extension ListMembership: Equatable {
  public static func == (lhs: ListMembership, rhs: ListMembership) -> Bool {
    lhs.marker == rhs.marker && lhs.level == rhs.level && lhs.checked == rhs.checked
      && isSameText(lhs.number, rhs.number)
  }
}

extension ListMembership {
  /// The same item with another marker: a checklist starts unchecked and keeps what is checked,
  /// other markers have no boxes.
  func becoming(_ marker: Marker) -> ListMembership {
    ListMembership(
      marker, level: level, checked: marker == .checklist ? checked : nil,
      number: marker == self.marker ? number : nil)
  }

  func indented(by levels: Int) -> ListMembership {
    var item = self
    item.level = min(max(0, level + levels), ListMembership.deepest)
    return item
  }

  /// The item that comes after this one when it is split.
  var next: ListMembership {
    ListMembership(marker, level: level, checked: checked == nil ? nil : false)
  }
}
