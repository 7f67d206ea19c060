import CommandTable
import MessageFiles
import Recto

extension RenderOptions {
  var accentColor: Color? { accent.map { Color($0.rgb) } }

  var messageStyle: MessageStyle {
    let palette: MessagePalette =
      switch theme {
      case .day, .sepia: .day(outgoing: isOutgoing)
      case .night, .gray: .night(outgoing: isOutgoing)
      }
    return MessageStyle(
      palette: accentColor.map(palette.accented) ?? palette, showsBubble: hasBubble)
  }

  func messageInputs(
    _ pictures: PagePictures, codeHighlights: [CodeSpec: CodeHighlight], strings: LayoutStrings
  ) -> LayoutInputs {
    LayoutInputs(
      width: width, theme: .chat(messageStyle.palette),
      textSize: textSize.textSize,
      screenScale: Double(scale), isRightToLeft: isRightToLeft ? true : nil,
      expandsAllDetails: expandsEverything, expandsAllQuotes: expandsEverything,
      mediaSizes: pictures.sizes, mediaDurations: pictures.durations,
      codeHighlights: codeHighlights, strings: strings)
  }

  /// The layout's own words, dates and numbers, as the locale has them.
  func strings() throws(ToolError) -> LayoutStrings {
    guard let name = locale else { return LayoutStrings() }
    guard let locale = PageLocale(name) else {
      throw .rule(
        "there is no locale \(quoted(name)); name a language, or a language and a country, like de "
          + "or pt_BR", in: command)
    }
    return LayoutStrings(locale: locale)
  }
}
