extension MessagePalette {
  /// The palette with another accent: links, names and controls in its colour, an outgoing bubble
  /// tinted by it, everything as far from the bubble's colour as reading asks for.
  public func accented(_ accent: Color) -> MessagePalette {
    var palette = self
    let accent = accent.withAlpha(1)
    palette.bubble =
      switch (isOutgoing, isDark) {
      case (false, _): bubble
      case (true, false): accent.mixed(with: .white, by: Self.dayTint)
      case (true, true): accent.mixed(with: .black, by: Self.nightTint).ground(for: primaryText)
      }
    let ground = palette.bubble
    let text =
      isOutgoing && isDark
      ? accent.mixed(with: .white, by: Self.nightTextTint).legible(on: ground)
      : accent.legible(on: ground)
    palette.linkText = text
    palette.accentText = text
    palette.accentControl = isOutgoing && isDark ? text : accent.legible(on: ground, least: 2)
    palette.checkForeground =
      isOutgoing && isDark ? ground : palette.accentControl.foreground
    if isOutgoing { palette.secondaryText = text.mixed(with: ground, by: 0.2).legible(on: ground) }
    return palette
  }

  /// How far an outgoing bubble is from the accent, towards white by day and black by night.
  private static let dayTint = 0.8
  private static let nightTint = 0.45
  private static let nightTextTint = 0.7
}

extension Color {
  /// The colour, darker where a light text could not be read on it.
  fileprivate func ground(for text: Color) -> Color {
    for step in 0..<20 {
      let candidate = mixed(with: .black, by: Double(step) / 20)
      if candidate.contrast(with: text) >= 4.5 { return candidate }
    }
    return .black
  }
}
