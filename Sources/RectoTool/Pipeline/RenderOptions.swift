import CommandTable
import MessageFiles

/// How a message is to be drawn.
struct RenderOptions: Hashable, Sendable {
  /// Whose options they are, for what is said of them.
  var command = ["recto", "render"]
  /// What the message is; nil goes by its file's extension and its content.
  var source: SourceForm?
  var format = OutputFormat.png
  var subject = Subject.bubble
  /// Points.
  var width = 360.0
  /// Pixels a point.
  var scale = 2
  var theme = Theme.day
  var textSize = TextSize.regular
  var fontSize = FontSize.standard
  /// Articles in the serif family.
  var isSerif = false
  var accent: InkColor?
  var isOutgoing = false
  var isDocument = false
  var isRightToLeft = false
  var expandsEverything = false
  var hasBubble = true
  /// Whose dates and numbers, as the user named it; nil for English ones.
  var locale: String?
  /// Where media are looked for that are not where the message says.
  var mediaFolder: String?
  /// Where the tiles of maps are.
  var tileFolder: String?

  /// From a watch to a wall.
  static let widths = 60.0...4000.0
  static let scales = 1...4

  /// What is drawn.
  enum Subject: Hashable, Sendable {
    case bubble
    /// The page as an article; a PDF of it is on sheets of paper.
    case article
    /// A contact sheet of all themes: of articles alone, or of bubbles and articles.
    case allThemes(articlesOnly: Bool)
  }

  enum Theme: String, CaseIterable, NamedChoice {
    case day
    case night
    case sepia
    case gray

    var name: String { rawValue }

    /// What the reader of articles calls it.
    var otherNames: [String] {
      switch self {
      case .day: ["light"]
      case .night: ["dark"]
      case .sepia, .gray: []
      }
    }

    var help: String {
      switch self {
      case .day: "or light"
      case .night: "or dark"
      case .sepia, .gray: "articles only"
      }
    }

    var isForArticlesOnly: Bool {
      switch self {
      case .day, .night: false
      case .sepia, .gray: true
      }
    }
  }

  typealias TextSize = ChatTextSize

  /// An article's text sizes, in percent.
  enum FontSize: Int, CaseIterable, NamedChoice {
    case extraExtraSmall = 50
    case extraSmall = 75
    case small = 85
    case standard = 100
    case large = 115
    case extraLarge = 125
    case extraExtraLarge = 150

    var name: String { String(rawValue) }

    var factor: Double { Double(rawValue) / 100 }
  }
}
