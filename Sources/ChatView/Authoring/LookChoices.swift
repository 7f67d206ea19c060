/// Which way messages are laid out.
package enum ChatDirection: String, CaseIterable, Sendable {
  /// As each page says of itself.
  case automatic
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  package var name: String {
    switch self {
    case .automatic: "Automatic"
    case .leftToRight: "Left to Right"
    case .rightToLeft: "Right to Left"
    }
  }

  /// As layouts take it.
  package var isRightToLeft: Bool? {
    switch self {
    case .automatic: nil
    case .leftToRight: false
    case .rightToLeft: true
    }
  }
}

/// Widths messages are looked at in.
package enum StripWidth: Hashable, Sendable {
  /// As wide as the window.
  case window
  /// The widest a strip gets, points.
  case points(Double)

  /// A small phone, two usual ones, and what large screens have.
  package static let presets: [StripWidth] = [
    .points(320), .points(390), .points(480), .points(600), .points(640), .window,
  ]

  package var name: String {
    switch self {
    case .window: "As the Window"
    case .points(320): "320, small phone"
    case .points(390): "390, phone"
    case .points(480): "480, large phone"
    case .points(600): "600, tablet"
    case .points(640): "640, desktop"
    case .points(let width): "\(width.formatted)"
    }
  }

  /// How menus and scripts call it.
  package var identifier: String {
    switch self {
    case .window: "window"
    case .points(let width): width.formatted
    }
  }

  package init?(identifier: String) {
    if identifier == "window" {
      self = .window
    } else {
      guard let width = Double(identifier), width >= 60, width <= 4_000 else { return nil }
      self = .points(width)
    }
  }

  /// What ``ChatLook/widestStrip`` is then.
  package var points: Double {
    switch self {
    case .window: 4_000
    case .points(let width): width
    }
  }

  /// The next preset up or down; itself at the end.
  package func stepped(by steps: Int) -> StripWidth {
    let all = Self.presets
    if steps > 0 { return all.first { $0.points > points } ?? self }
    return all.last { $0.points < points } ?? self
  }
}

extension Double {
  fileprivate var formatted: String {
    self == rounded() ? String(Int(self)) : String(self)
  }
}
