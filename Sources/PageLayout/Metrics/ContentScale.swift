import Typesetting

/// The chat's Text Size: seven steps around a body size of 17.
public enum TextSize: Double, Hashable, Sendable, CaseIterable {
  case extraSmall = 14
  case small = 15
  case medium = 16
  case regular = 17
  case large = 19
  case extraLarge = 23
  case extraLarge2 = 26

  /// What body text is multiplied by.
  public var contentScale: Double { rawValue / TextSize.regular.rawValue }
}

/// A theme and its metrics at one scale. A page uses two: its own and the quotes', both made once from
/// the unscaled theme so that roundings never add up (rule: scaling happens once).
struct ContentScale {
  let categories: TextCategories
  let metrics: PageMetrics

  /// Quotes set their text one step smaller, nested quotes the same.
  private static let quoteFactor = 15.0 / 17.0

  static func page(theme: PageTheme, contentScale: Double, screenScale: Double) -> ContentScale {
    ContentScale(theme: theme, scale: contentScale, contentScale: contentScale, screenScale)
  }

  static func quote(theme: PageTheme, contentScale: Double, screenScale: Double) -> ContentScale {
    ContentScale(
      theme: theme, scale: contentScale * quoteFactor, contentScale: contentScale, screenScale)
  }

  init(categories: TextCategories, metrics: PageMetrics) {
    self.categories = categories
    self.metrics = metrics
  }

  private init(
    theme: PageTheme, scale: Double, contentScale: Double, _ screenScale: Double
  ) {
    categories = theme.categories.scaled(by: scale)
    metrics = PageMetrics(scale: scale, contentScale: contentScale, screenScale: screenScale)
  }
}
