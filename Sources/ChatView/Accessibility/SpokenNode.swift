import Recto

/// A part of a chat as it is told to those who listen to it or feel it: what it is, what it is called and what
/// can be done with it. The children come in reading order.
package struct SpokenNode: Equatable {
  package enum Role: Equatable {
    case message
    /// The name of a day between messages, and a divider in one.
    case separator
    case heading
    case text
    case caption
    case code
    case group
    case list
    case listItem
    case table
    case row
    case cell
    case image
    case formula
    case link
    case button
    case checkbox
  }

  /// Names a node among those beside it, and the same one when the page has changed elsewhere.
  package struct ID: Hashable {
    var place: ItemPlace
    /// What of the item: a link's first character, a button's index, a container's depth or a row below zero.
    var part = 0
  }

  package var id: ID
  package var role: Role
  package var name: String
  /// What the role does not say: a heading's level, a code's language, where a link leads.
  package var note = ""
  /// In the page's space; a message's own is its bubble.
  package var frame: Rect
  package var isChecked: Bool?
  package var isExpanded: Bool?
  /// It can be seen and not be used.
  package var isDisabled = false
  /// More of it is still coming.
  package var isBusy = false
  /// Where a tap does what it is for, in the page's space; nil for what is only read.
  package var tap: Point?
  package var children: [SpokenNode] = []

  init(_ role: Role, _ name: String, id: ID, frame: Rect) {
    self.id = id
    self.role = role
    self.name = name
    self.frame = frame
  }
}

extension [SpokenNode] {
  /// The nodes at some heights of the page, as many as there is room for; those that come first stay.
  func seen(from top: Double, to bottom: Double, atMost rest: inout Int) -> [SpokenNode] {
    var seen: [SpokenNode] = []
    for var node in self where node.frame.maxY >= top && node.frame.minY <= bottom {
      guard rest > 0 else { break }
      rest -= 1
      node.children = node.children.seen(from: top, to: bottom, atMost: &rest)
      seen.append(node)
    }
    return seen
  }

  /// Where taps do something, in reading order: where the keyboard goes.
  var taps: [Point] {
    flatMap { node in
      (node.tap.map { node.isDisabled ? [] : [$0] } ?? []) + node.children.taps
    }
  }
}
