import PageLayout
import PageMarkup
import PageModel
import Typesetting

/// Pages of the tests, laid out in a bubble.
struct Pages {
  let context: TypesettingContext

  init() throws { context = try TypesettingContext() }

  func message(
    _ page: InstantPage, width: Double = 360, outgoing: Bool = false, expands: Bool = true
  ) -> MessageLayout {
    let style = MessageStyle(palette: .day(outgoing: outgoing))
    return layoutMessage(
      page, style: style,
      inputs: LayoutInputs(
        width: width, theme: .chat(style.palette), expandsAllDetails: expands),
      context: context)
  }

  func message(_ blocks: [InstantPageBlock], width: Double = 360) -> MessageLayout {
    message(InstantPage(blocks: blocks), width: width)
  }

  func message(markdown: String, width: Double = 360, outgoing: Bool = false) throws
    -> MessageLayout
  {
    message(try parseMarkdown(markdown).page, width: width, outgoing: outgoing)
  }

  func page(_ blocks: [InstantPageBlock], width: Double = 360) -> PageLayout {
    message(blocks, width: width).page
  }
}
