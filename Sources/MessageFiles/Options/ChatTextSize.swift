import CommandTable
import Recto

/// A chat's text sizes, named by the size of a body text in points.
package enum ChatTextSize: Int, CaseIterable, NamedChoice {
  case extraSmall = 14
  case small = 15
  case medium = 16
  case regular = 17
  case large = 19
  case extraLarge = 23
  case extraExtraLarge = 26

  package var name: String { String(rawValue) }

  package var help: String {
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
  package var otherNames: [String] { [help.split(separator: " ").joined(separator: "-")] }

  /// The body text's size, points.
  package var points: Double { Double(rawValue) }

  /// The layout's own name for it.
  package var textSize: TextSize { TextSize(rawValue: points) ?? .regular }
}
