import Recto

/// What the pointer is over and what it holds down, between one event and the next.
package struct PointerState {
  /// Something a tap does something with.
  package struct Target: Equatable {
    package var index: Int
    package var place: ItemPlace
    /// In the page's space.
    package var highlight: [Rect]
    /// The corners of a mark on it, points.
    package var radius: Double

    package init?(_ hit: ChatHit?) {
      guard let hit, hit.hit.target.isActive else { return nil }
      index = hit.index
      place = hit.hit.place
      highlight = hit.hit.highlight
      radius = hit.hit.target.markRadius(hit.hit.highlight)
    }
  }

  package enum Cursor: Equatable {
    case arrow
    case hand
    case text
  }

  package private(set) var hovered: Target?
  package private(set) var pressed: Target?
  package private(set) var cursor = Cursor.arrow

  package init() {}

  /// - Returns: whether anything looks different.
  @discardableResult
  package mutating func move(over hit: ChatHit?) -> Bool {
    let target = Target(hit)
    let shape: Cursor = target != nil ? .hand : hit?.hit.character != nil ? .text : .arrow
    defer { (hovered, cursor) = (target, shape) }
    return hovered != target || cursor != shape
  }

  package mutating func press(_ hit: ChatHit?) { pressed = Target(hit) }

  /// A drag is no tap any more.
  package mutating func cancel() { pressed = nil }

  /// Whether letting go here means what was pressed.
  package mutating func release(over hit: ChatHit?) -> Bool {
    defer { pressed = nil }
    return pressed != nil && pressed == Target(hit)
  }
}

extension LayoutHit.Target {
  /// Whether the second of two quick clicks is a click as well, and selects nothing.
  package var countsEveryClick: Bool { if case .slide = self { true } else { false } }

  /// A mark on a button is as round as the button.
  fileprivate func markRadius(_ highlight: [Rect]) -> Double {
    switch self {
    case .button, .link(.button): (highlight.first?.height ?? 0) / 2
    case .link, .spoiler, .checkbox, .details, .quote, .media, .slide, .audio, .document, .formula,
      .unsupported, .text:
      4
    }
  }

  /// Whether a tap does anything.
  package var isActive: Bool {
    switch self {
    case .text: false
    case .button(let button): !button.isDisabled
    case .link, .spoiler, .checkbox, .details, .quote, .media, .slide, .audio, .document,
      .formula, .unsupported:
      true
    }
  }
}
