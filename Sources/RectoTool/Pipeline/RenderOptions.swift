import CommandTable

/// How a message is to be drawn.
struct RenderOptions: Hashable, Sendable {
  /// What the message is; nil goes by its file's extension and its content.
  var source: SourceForm?
  var format = OutputFormat.png
  /// Points.
  var width = 360.0
  /// Pixels a point.
  var scale = 2
  var theme = Theme.day
  var textSize = TextSize.regular
  var isOutgoing = false
  var isDocument = false
  var isRightToLeft = false
  var expandsEverything = false
  var hasBubble = true

  /// From a watch to a wall.
  static let widths = 60.0...4000.0
  static let scales = 1...4

  enum Theme: String, CaseIterable, NamedChoice {
    case day
    case night

    var name: String { rawValue }
  }

  /// A chat's text sizes, named by the size of a body text in points.
  enum TextSize: Int, CaseIterable, NamedChoice {
    case extraSmall = 14
    case small = 15
    case medium = 16
    case regular = 17
    case large = 19
    case extraLarge = 23
    case extraExtraLarge = 26

    var name: String { String(rawValue) }

    var help: String {
      switch self {
      case .extraSmall: "extra small"
      case .small: "small"
      case .medium: "medium"
      case .regular: "regular"
      case .large: "large"
      case .extraLarge: "extra large"
      case .extraExtraLarge: "extra extra large"
      }
    }

    /// The words, in one word each: `extra-large`.
    var otherNames: [String] { [help.split(separator: " ").joined(separator: "-")] }

    /// The body text's size, points.
    var points: Double { Double(rawValue) }
  }
}
