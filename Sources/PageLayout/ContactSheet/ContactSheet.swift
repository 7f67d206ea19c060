import PageModel
import Typesetting

/// A page in one theme after the other: bubbles in a row, articles in the next.
public struct ContactSheet: Sendable {
  public var size: Size
  public var background: Color
  public var tiles: [Tile]

  public struct Tile: Sendable {
    public var origin: Point
    public var content: Content
    /// The theme's name, above.
    public var label: TextItem?
    public var labelOrigin: Point
  }

  public enum Content: Sendable {
    case message(MessageLayout)
    case article(ReaderLayout)

    var size: Size {
      switch self {
      case .message(let message): message.size
      case .article(let article): article.size
      }
    }
  }
}

/// Lays a page out in every theme.
///
/// - Parameters:
///   - message: what bubbles are laid out with but for their themes; nil for no bubbles.
///   - article: the same for articles.
///   - accent: takes the place of the themes' own.
public func layoutContactSheet(
  _ page: InstantPage, message: LayoutInputs?, article: ReaderInputs?, accent: Color? = nil,
  context: TypesettingContext
) -> ContactSheet {
  var rows: [[(name: String, content: ContactSheet.Content)]] = []
  if let message {
    rows.append(
      MessagePalette.all(accent: accent).map { name, palette in
        (
          name,
          .message(
            layoutMessage(
              page, style: MessageStyle(palette: palette), inputs: message, context: context))
        )
      })
  }
  if let article {
    rows.append(
      ReaderTheme.allCases.map { theme in
        var inputs = article
        inputs.theme = theme
        inputs.accent = accent
        return (theme.rawValue, .article(layoutArticle(page, inputs: inputs, context: context)))
      })
  }
  let sheet = ContactSheetSetter(context: context)
  return sheet.sheet(of: rows)
}

extension MessagePalette {
  /// Every palette of the chat, by name.
  fileprivate static func all(accent: Color?) -> [(name: String, palette: MessagePalette)] {
    [
      ("day, incoming", .day(outgoing: false)), ("day, outgoing", .day(outgoing: true)),
      ("night, incoming", .night(outgoing: false)), ("night, outgoing", .night(outgoing: true)),
    ].map { name, palette in (name, accent.map(palette.accented) ?? palette) }
  }
}

private struct ContactSheetSetter {
  let context: TypesettingContext

  private let gap = 24.0
  private let labelHeight = 24.0
  private let labelStyle = TextStyle(font: FontStyle(role: .sans, size: 15, weight: .semibold))

  func sheet(
    of rows: [[(name: String, content: ContactSheet.Content)]]
  ) -> ContactSheet {
    var sheet = ContactSheet(size: .zero, background: Color(0xE9_E9EE), tiles: [])
    var y = gap
    for row in rows {
      var x = gap
      var bottom = y
      for (name, content) in row {
        let top = y + labelHeight
        sheet.tiles.append(
          ContactSheet.Tile(
            origin: Point(x: x, y: top), content: content,
            label: label(name, width: content.size.width), labelOrigin: Point(x: x, y: y)))
        x += content.size.width + gap
        bottom = max(bottom, top + content.size.height)
      }
      sheet.size.width = max(sheet.size.width, x)
      y = bottom + gap
    }
    sheet.size.height = y
    return sheet
  }

  private func label(_ name: String, width: Double) -> TextItem? {
    guard width > 0 else { return nil }
    let paragraph = context.layout(
      AttributedText(name, style: labelStyle),
      options: ParagraphOptions(width: width, lineFactor: 1, maximumLines: 1, fitsToWidth: true))
    return TextItem(
      paragraph: paragraph, attributes: [InlineAttributes(color: Color(0x3C_3C43))])
  }
}
