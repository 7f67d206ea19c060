import Typesetting

/// The formatting in force at a point of a rich text: what the enclosing wrappers add up to.
struct InlineState {
  var role: FontRole
  var size: Double
  /// The category's own weight, before any bold.
  var weight: FontWeight
  var bold = false
  var italic = false
  var baselineOffset = 0.0
  var textColor: Color
  var linkColor: Color
  var markerColor: Color
  var look: InlineAttributes

  init(style: TextCategoryStyle, colors: PageColors, linkColor: Color? = nil) {
    role = style.font.role
    size = style.font.size
    weight = style.font.weight
    italic = style.font.italic
    textColor = style.color
    self.linkColor = linkColor ?? colors.link
    markerColor = colors.marker
    look = InlineAttributes(color: style.color)
    look.underline = style.underline
  }

  /// The face the state asks for. A sans bold is the semibold face, as in the reference's system font,
  /// so that emphasis keeps the text's colour; code has no semibold.
  var font: FontStyle {
    let resolved: FontWeight =
      switch role {
      case .sans: bold ? .semibold : weight
      case .serif: bold ? .bold : weight
      case .mono: bold || weight == .bold ? .bold : .regular
      }
    return FontStyle(role: role, size: size, weight: resolved, italic: italic)
  }

  /// Text that is a link: the link colour, and an underline where that alone would not show.
  mutating func becomeLink(_ link: InlineLink) {
    look.link = link
    look.color = linkColor
    if linkColor == textColor { look.underline = true }
  }

  /// Raises or lowers the text by 0.35 of its size and sets it at 0.85.
  mutating func becomeScript(raised: Bool) {
    baselineOffset += (size * 0.35).rounded() * (raised ? 1 : -1)
    size = (size * 0.85).rounded()
    if !raised { look.underline = false }
  }
}
