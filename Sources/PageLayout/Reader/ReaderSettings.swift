/// How a reader likes articles.
public struct ReaderSettings: Hashable, Sendable {
  public var theme: ReaderTheme
  public var fontSize: ReaderFontSize
  public var isSerif: Bool
  /// Takes the dark theme at night, whichever was chosen.
  public var turnsDarkAtNight: Bool

  public init(
    theme: ReaderTheme = .light, fontSize: ReaderFontSize = .standard, isSerif: Bool = false,
    turnsDarkAtNight: Bool = true
  ) {
    self.theme = theme
    self.fontSize = fontSize
    self.isSerif = isSerif
    self.turnsDarkAtNight = turnsDarkAtNight
  }

  /// What tells whether it is night.
  public enum Surroundings: Hashable, Sendable {
    /// The app turns dark by itself, and says whether it has.
    case automaticTheme(isDark: Bool)
    /// The hour of the day where the reader is, 0…23.
    case localHour(Int)
    /// The light around the screen, 0…1, and the light below which it counts as night.
    case brightness(Double, threshold: Double)
  }

  /// The theme to show now.
  public func theme(in surroundings: Surroundings) -> ReaderTheme {
    turnsDarkAtNight && surroundings.isNight ? .dark : theme
  }
}

extension ReaderSettings.Surroundings {
  var isNight: Bool {
    switch self {
    case .automaticTheme(let isDark): isDark
    // From ten in the evening through the hour that begins at eight.
    case .localHour(let hour): hour <= 8 || hour >= 22
    case .brightness(let brightness, let threshold): brightness < threshold
    }
  }
}
