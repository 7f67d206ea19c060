import Typesetting

/// The four colourings of an article.
public enum ReaderTheme: String, Hashable, Sendable, CaseIterable {
  case light
  case sepia
  case gray
  case dark

  public var isDark: Bool { self == .dark }

  /// What the article is written on.
  public var background: Color { colors.page }
}

/// An article's text sizes: what the theme's own sizes are multiplied by.
public enum ReaderFontSize: Double, Hashable, Sendable, CaseIterable {
  case extraExtraSmall = 0.5
  case extraSmall = 0.75
  case small = 0.85
  case standard = 1
  case large = 1.15
  case extraLarge = 1.25
  case extraExtraLarge = 1.5
}

extension ReaderTheme {
  /// The one table of the articles' colours.
  var colors: Colors {
    switch self {
    case .light:
      Colors(
        page: .white, primary: .black, secondary: Color(0x79_828B), code: Color(0xF5_F8FC),
        link: Color(0x00_88FF), linkHighlight: 0.07, marker: Color(0xFE_F3BC),
        panel: Color(0xF3_F4F5), panelPrimary: .black, panelAccent: Color(0x00_88FF),
        tableBorder: Color(0xE2_E2E2), tableHeader: Color(0xF4_F4F4), control: Color(0xC7_C7CD),
        separator: Color(0xE2_E2E2))
    case .sepia:
      Colors(
        page: Color(0xF8_F1E2), primary: Color(0x4F_321D), secondary: Color(0x92_7E6B),
        code: Color(0xEF_E7D6), link: Color(0xD1_9600), linkHighlight: 0.10,
        marker: Color(0xE5_DDCD), panel: Color(0xEF_E7D6), panelPrimary: .black,
        panelAccent: Color(0xD1_9601), tableBorder: Color(0xDD_D1B8),
        tableHeader: Color(0xF0_E7D4), control: Color(0xDD_D1B8), separator: Color(0xE2_E2E2))
    case .gray:
      Colors(
        page: Color(0x5A_5A5C), primary: Color(0xCE_CECE), secondary: Color(0xA0_A0A0),
        code: Color(0x55_5556), link: Color(0x5A_C8FA), linkHighlight: 0.13,
        marker: Color(0x4B_4B4B), panel: Color(0x55_5556), panelPrimary: Color(0xCE_CECE),
        panelAccent: Color(0x54_B9F8), tableBorder: Color(0x48_4848),
        tableHeader: Color(0x55_5556), control: Color(0x48_4848), separator: Color(0x48_4848))
    case .dark:
      Colors(
        page: .black, primary: Color(0xB0_B0B0), secondary: Color(0x6A_6A6A),
        code: Color(0x13_1313), link: Color(0x5A_C8FA), linkHighlight: 0.20,
        marker: Color(0x31_3131), panel: Color(0x13_1313), panelPrimary: Color(0xB0_B0B0),
        panelAccent: Color(0x50_B6F3), tableBorder: Color(0x30_3030),
        tableHeader: Color(0x13_1313), control: Color(0x30_3030), separator: Color(0x30_3030))
    }
  }

  struct Colors {
    var page: Color
    /// Text; quote bars and neutral labels have its colour too.
    var primary: Color
    /// Captions and credits, on panels too.
    var secondary: Color
    /// Code; neutral buttons have the panels' ground.
    var code: Color
    var link: Color
    /// The opacity of a pressed link's ground, which has the link's colour.
    var linkHighlight: Double
    var marker: Color
    var panel: Color
    var panelPrimary: Color
    var panelAccent: Color
    var tableBorder: Color
    var tableHeader: Color
    var control: Color
    var separator: Color
  }
}

extension PageTheme {
  /// The theme of an article.
  ///
  /// - Parameters:
  ///   - accent: takes the place of the theme's own accent on links and controls, moved towards the
  ///     text's colour until it can be read on the page.
  ///   - isSerif: sets everything but code in the serif family.
  public static func reader(
    _ theme: ReaderTheme, accent: Color? = nil, isSerif: Bool = false
  ) -> PageTheme {
    var colors = theme.colors
    if let accent {
      let legible = accent.legible(on: colors.page)
      colors.link = legible
      colors.panelAccent = legible
    }
    // The reference's own blue fills boxes in all four themes.
    let fill = accent ?? Color(0x00_7AFF)
    return PageTheme(
      isDark: theme.isDark,
      categories: .reader(
        primary: colors.primary, secondary: colors.secondary, isSerif: isSerif),
      colors: PageColors(
        link: colors.link, linkHighlight: colors.link.withAlpha(colors.linkHighlight),
        marker: colors.marker, codeBackground: colors.code, tableBorder: colors.tableBorder,
        tableHeader: colors.tableHeader,
        // The gray and the dark control hardly show as the thin line of an empty box.
        control: colors.control.legible(on: colors.page, least: 2), separator: colors.separator,
        quoteAccent: colors.primary, panelBackground: colors.panel,
        panelPrimary: colors.panelPrimary, panelSecondary: colors.secondary,
        panelAccent: colors.panelAccent, checkboxFill: fill,
        checkboxForeground: fill.foreground,
        mediaPlaceholder: theme.placeholder,
        neutralButton: PageColors.Tint(fill: colors.panel, label: colors.primary),
        dangerButton: .washed(Color(0xFF_3B30), on: colors.page),
        successButton: .washed(Color(0x34_C759), on: colors.page),
        unsupported: PageColors.Tint(fill: colors.panel, label: colors.panelPrimary)))
  }
}

extension ReaderTheme {
  /// Dark pages tint what has not arrived with their text's colour.
  fileprivate var placeholder: Color {
    switch self {
    case .light, .sepia: Color.black.withAlpha(0.15)
    case .gray, .dark: colors.primary.withAlpha(0.20)
    }
  }
}

extension PageColors.Tint {
  /// A colour at 15 % under a label in the same colour.
  fileprivate static func washed(_ color: Color, on page: Color) -> PageColors.Tint {
    let wash = color.withAlpha(0.15)
    return PageColors.Tint(fill: wash, label: color.legible(on: wash.over(page)))
  }
}

extension TextCategories {
  /// The articles' ladder: the chat's sizes with tighter headings, looser text and smaller code.
  static func reader(primary: Color, secondary: Color, isSerif: Bool) -> TextCategories {
    let chat = TextCategories.chat(primary: primary, secondary: secondary)
    return TextCategories { category in
      var style = chat[category]
      switch category {
      case .kicker, .header, .subheader: style.lineFactor = ReaderMetrics.headingLineFactor
      case .paragraph, .caption, .credit, .table, .article: style.lineFactor = 1
      case .codeBlock:
        style.lineFactor = 1
        style.font.size = ReaderMetrics.codeSize
      }
      if isSerif, style.font.role == .sans { style.font.role = .serif }
      return style
    }
  }
}
