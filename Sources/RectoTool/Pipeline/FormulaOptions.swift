import CommandTable
import MessageFiles
import Recto

/// What a formula becomes, and how it is set.
struct FormulaOptions: Hashable, Sendable {
  var format = Format.svg
  /// On a line of its own: limits above and below, full-size fractions.
  var isDisplay = false
  /// Points.
  var size = 20.0
  /// Pixels a point.
  var scale = 2
  var font = MathFontChoice.latinModern
  var color = InkColor.black
  /// Nil leaves what is behind the formula clear.
  var background: InkColor?

  static let sizes = 4.0...500.0

  enum Format: String, CaseIterable, NamedChoice {
    case png
    case svg
    case pdf
    case mathml
    /// The formula in words.
    case txt
    /// Every element of the layout.
    case layout

    var name: String { rawValue }

    /// Whether a terminal would make noise of it.
    var isBinary: Bool {
      switch self {
      case .png, .pdf: true
      case .svg, .mathml, .txt, .layout: false
      }
    }
  }
}

/// A math font is named on the command line as everywhere.
extension MathFontChoice: NamedChoice {
  public var name: String { rawValue }
}
