import PageModel

/// A thing in a text that is one character wide and cannot be entered: its run is U+FFFC alone.
public indirect enum InlineAtom: Sendable {
  /// A custom emoji; `alt` is what stands for it where it cannot be drawn.
  case emoji(fileId: Int64, alt: String)
  /// LaTeX.
  case formula(String)
  case button(InstantPageButton)
  /// `dimensions` are points.
  case image(MediaId, dimensions: PixelDimensions)
  /// A target without text of its own.
  case anchor(String)

  /// The character an atom's run is made of.
  public static let character = "\u{FFFC}"
}

extension InlineAtom: Equatable {
  public static func == (lhs: InlineAtom, rhs: InlineAtom) -> Bool {
    lhs.richText == rhs.richText
  }
}

extension InlineAtom {
  /// The atom as a page has it.
  var richText: RichText {
    switch self {
    case .emoji(let fileId, let alt): return .textCustomEmoji(fileId: fileId, alt: alt)
    case .formula(let latex): return .formula(latex: latex)
    case .button(let button): return .textButton(button)
    case .image(let id, let dimensions): return .image(id: id, dimensions: dimensions)
    case .anchor(let name): return .anchor(text: .empty, name: name)
    }
  }

  /// What a plain text has in its place: an emoji's alternative text, a formula's LaTeX.
  public var plainText: String {
    switch self {
    case .emoji(_, let alt): return alt
    case .formula(let latex): return latex
    case .button, .image, .anchor: return ""
    }
  }
}
