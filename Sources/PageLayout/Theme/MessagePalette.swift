/// The few colours a chat theme gives to messages of one direction; a ``PageTheme`` follows from them.
public struct MessagePalette: Hashable, Sendable {
  public var isDark: Bool
  public var isOutgoing: Bool
  public var bubble: Color
  public var primaryText: Color
  public var secondaryText: Color
  public var linkText: Color
  /// Accented text: names, quotes.
  public var accentText: Color
  /// Accented controls: checkboxes, borders.
  public var accentControl: Color
  /// The tick on an accent-coloured ground.
  public var checkForeground: Color
  /// The chat behind the bubbles.
  public var chatBackground: Color
  public var danger: Color
  public var success: Color
  /// Cards that stand on the chat itself, as its own notices do.
  public var serviceFill: Color
  public var serviceText: Color

  public static func day(outgoing: Bool) -> MessagePalette {
    MessagePalette(
      isDark: false, isOutgoing: outgoing,
      bubble: outgoing ? Color(0xE3_FFCA) : .white,
      primaryText: .black,
      secondaryText: outgoing ? Color(0x00_8C09, alpha: 0.8) : Color(0x52_5252, alpha: 0.75),
      linkText: outgoing ? Color(0x00_4BAD) : Color(0x00_68D9),
      accentText: outgoing ? Color(0x00_A700) : Color(0x00_7EE5),
      accentControl: outgoing ? Color(0x3F_C33B) : Color(0x00_88FF),
      checkForeground: .white,
      chatBackground: Color(0xC9_DBC5),
      danger: Color(0xFF_3B30), success: outgoing ? Color(0x2F_A84F) : Color(0x34_C759),
      serviceFill: Color.black.withAlpha(0.5), serviceText: .white)
  }

  public static func night(outgoing: Bool) -> MessagePalette {
    MessagePalette(
      isDark: true, isOutgoing: outgoing,
      bubble: outgoing ? Color(0x2B_5278) : Color(0x1B_2836),
      primaryText: .white,
      secondaryText: outgoing ? Color(0xA9_CBEA) : Color(0x8C_9DAE),
      linkText: outgoing ? Color(0x83_CAFF) : Color(0x6A_B8FA),
      accentText: outgoing ? Color(0x9C_D2FF) : Color(0x62_B1F5),
      accentControl: outgoing ? Color(0x9C_D2FF) : Color(0x4F_A5EE),
      checkForeground: outgoing ? Color(0x2B_5278) : .white,
      chatBackground: Color(0x0E_1621),
      danger: Color(0xFF_5A50), success: Color(0x34_C759),
      serviceFill: Color(0x2F_4157), serviceText: .white)
  }
}

extension PageTheme {
  /// The theme of a chat bubble: the chat ladder in colours derived from the message's palette
  /// (dark and outgoing bubbles tint with their accent, light incoming ones with black).
  public static func chat(_ palette: MessagePalette) -> PageTheme {
    let tinted = palette.isDark || palette.isOutgoing
    let accent = palette.accentControl
    let wash = tinted ? accent.withAlpha(0.10) : Color.black.withAlpha(0.05)
    let border = tinted ? accent.withAlpha(0.25) : Color.black.withAlpha(0.10)
    return PageTheme(
      isDark: palette.isDark,
      categories: .chat(primary: palette.primaryText, secondary: palette.secondaryText),
      colors: PageColors(
        link: palette.linkText,
        linkHighlight: palette.linkText.withAlpha(0.10),
        marker: palette.isDark ? Color(0xFE_F3BC, alpha: 0.30) : Color(0xFE_F3BC),
        codeBackground: wash,
        tableBorder: border,
        tableHeader: wash,
        control: accent,
        separator: palette.secondaryText.mixed(
          with: palette.accentText.withAlpha(0.2), by: 0.3),
        quoteAccent: palette.accentText,
        panelBackground: accent.withAlpha(0.10),
        panelPrimary: palette.primaryText,
        panelSecondary: palette.secondaryText,
        panelAccent: palette.accentText,
        checkboxFill: accent,
        checkboxForeground: palette.checkForeground,
        mediaPlaceholder: tinted ? accent.withAlpha(0.15) : Color.black.withAlpha(0.08),
        neutralButton: PageColors.Tint(
          fill: wash, label: palette.isOutgoing ? accent : palette.primaryText),
        dangerButton: palette.buttonTint(palette.danger),
        successButton: palette.buttonTint(palette.success),
        unsupported: PageColors.Tint(fill: palette.serviceFill, label: palette.serviceText)))
  }
}

extension MessagePalette {
  /// Tinted on an incoming message, solid on an outgoing one whose ground is coloured already.
  fileprivate func buttonTint(_ color: Color) -> PageColors.Tint {
    isOutgoing
      ? PageColors.Tint(fill: color, label: .white)
      : PageColors.Tint(fill: color.withAlpha(0.15), label: color)
  }
}
