import Typesetting

/// Everything a page's looks depend on: fonts by category and colours by job.
///
/// A theme is unscaled; Text Size is applied once, in ``ContentScale``.
public struct PageTheme: Hashable, Sendable {
  public var isDark: Bool
  public var categories: TextCategories
  public var colors: PageColors

  public init(isDark: Bool, categories: TextCategories, colors: PageColors) {
    self.isDark = isDark
    self.categories = categories
    self.colors = colors
  }
}

/// The text categories' styles, and the heading ladder derived from them.
public struct TextCategories: Hashable, Sendable {
  private var styles: [TextCategoryStyle]
  private var headings: [TextCategoryStyle]

  /// Heading sizes for levels 1…6, points.
  private static let headingSizes: [Double] = [22, 20, 18, 17, 16, 15]

  /// The chat ladder: the sizes the bubble, previews and the editor share.
  public static func chat(primary: Color, secondary: Color) -> TextCategories {
    func style(
      _ role: FontRole, _ size: Double, _ weight: FontWeight, _ factor: Double, _ color: Color
    ) -> TextCategoryStyle {
      TextCategoryStyle(
        font: FontStyle(role: role, size: size, weight: weight), lineFactor: factor, color: color)
    }
    return TextCategories { category in
      switch category {
      case .kicker: style(.sans, 15, .regular, 1.0, primary)
      case .header: style(.serif, 24, .medium, 1.0, primary)
      case .subheader: style(.serif, 22, .medium, 1.0, primary)
      case .paragraph: style(.sans, 17, .regular, 0.9, primary)
      case .caption: style(.sans, 15, .regular, 1.0, secondary)
      case .credit: style(.sans, 13, .regular, 1.0, secondary)
      case .table: style(.sans, 15, .regular, 1.0, primary)
      case .article: style(.serif, 18, .regular, 1.0, primary)
      case .codeBlock: style(.mono, 15, .regular, 1.0, primary)
      }
    }
  }

  /// One style a category; headings follow from ``TextCategory/subheader``.
  public init(_ style: (TextCategory) -> TextCategoryStyle) {
    styles = TextCategory.allCases.map(style)
    let subheader = styles[Int(TextCategory.subheader.rawValue)]
    headings = Self.headingSizes.map { size in
      var heading = subheader
      heading.font.role = .serif
      heading.font.weight = .medium
      heading.font.size = size
      return heading
    }
  }

  public subscript(category: TextCategory) -> TextCategoryStyle {
    styles[Int(category.rawValue)]
  }

  /// The style of a heading; levels outside 1…6 are clamped.
  public func heading(level: Int32) -> TextCategoryStyle {
    headings[Int(min(max(level, 1), 6)) - 1]
  }

  /// Every size multiplied and floored to a whole point.
  func scaled(by scale: Double) -> TextCategories {
    var scaled = self
    for index in styles.indices {
      scaled.styles[index].font.size = (styles[index].font.size * scale).rounded(.down)
    }
    for index in headings.indices {
      scaled.headings[index].font.size = (headings[index].font.size * scale).rounded(.down)
    }
    return scaled
  }
}

/// A page's colours by job.
public struct PageColors: Hashable, Sendable {
  public var link: Color
  public var linkHighlight: Color
  public var marker: Color
  public var codeBackground: Color
  public var tableBorder: Color
  public var tableHeader: Color
  /// Checkbox borders and media controls.
  public var control: Color
  public var separator: Color
  public var quoteAccent: Color
  /// Panels, buttons within a text, and the text on them.
  public var panelBackground: Color
  public var panelPrimary: Color
  public var panelSecondary: Color
  public var panelAccent: Color
  /// The fill and the tick of a checked box.
  public var checkboxFill: Color
  public var checkboxForeground: Color
  /// Where a picture has not arrived.
  public var mediaPlaceholder: Color
  /// Buttons in rows that ask for no colour, and those that warn or confirm.
  public var neutralButton: Tint
  public var dangerButton: Tint
  public var successButton: Tint
  /// The card for what cannot be shown.
  public var unsupported: Tint

  /// A ground and what is written on it.
  public struct Tint: Hashable, Sendable {
    public var fill: Color
    public var label: Color

    public init(fill: Color, label: Color) {
      self.fill = fill
      self.label = label
    }
  }

  public init(
    link: Color, linkHighlight: Color, marker: Color, codeBackground: Color, tableBorder: Color,
    tableHeader: Color, control: Color, separator: Color, quoteAccent: Color,
    panelBackground: Color, panelPrimary: Color, panelSecondary: Color, panelAccent: Color,
    checkboxFill: Color, checkboxForeground: Color, mediaPlaceholder: Color,
    neutralButton: Tint, dangerButton: Tint, successButton: Tint, unsupported: Tint
  ) {
    self.link = link
    self.linkHighlight = linkHighlight
    self.marker = marker
    self.codeBackground = codeBackground
    self.tableBorder = tableBorder
    self.tableHeader = tableHeader
    self.control = control
    self.separator = separator
    self.quoteAccent = quoteAccent
    self.panelBackground = panelBackground
    self.panelPrimary = panelPrimary
    self.panelSecondary = panelSecondary
    self.panelAccent = panelAccent
    self.checkboxFill = checkboxFill
    self.checkboxForeground = checkboxForeground
    self.mediaPlaceholder = mediaPlaceholder
    self.neutralButton = neutralButton
    self.dangerButton = dangerButton
    self.successButton = successButton
    self.unsupported = unsupported
  }
}
