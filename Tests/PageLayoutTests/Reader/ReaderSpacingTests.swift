import PageModel
import Testing

@testable import PageLayout

@Suite("The gaps of articles")
struct ReaderSpacingTests {
  private static let text = RichText.plain("x")
  private static let paragraph = InstantPageBlock.paragraph(text)
  private static let list = InstantPageBlock.list(
    items: [.text(text, num: nil, checked: nil)], ordered: false)
  private static let quote = InstantPageBlock.blockQuote(
    blocks: [paragraph], caption: .empty, collapsed: nil)
  private static let pullQuote = InstantPageBlock.pullQuote(text: text, caption: .empty)
  private static let code = InstantPageBlock.preformatted(text: text, language: nil)
  private static let details = InstantPageBlock.details(
    title: text, blocks: [paragraph], expanded: false)
  private static let photo = InstantPageBlock.image(
    id: .cloudImage(1), caption: InstantPageCaption(), url: nil, webpageId: nil, spoiler: false)
  private static let authorDate = InstantPageBlock.authorDate(author: text, date: 1)
  private static let related = InstantPageBlock.relatedArticles(title: text, articles: [])
  private static let channel = InstantPageBlock.channelBanner(nil)
  private static let heading = InstantPageBlock.heading(text: text, level: 3)

  struct Row: Sendable, CustomTestStringConvertible {
    var upper: InstantPageBlock
    var lower: InstantPageBlock
    var gap: Double
    var sentence: String

    init(_ upper: InstantPageBlock, _ lower: InstantPageBlock, _ gap: Double, _ sentence: String) {
      self.upper = upper
      self.lower = lower
      self.gap = gap
      self.sentence = sentence
    }

    var testDescription: String { sentence }
  }

  @Test(arguments: [
    Row(paragraph, .cover(photo), 0, "a cover touches what is above"),
    Row(paragraph, channel, 0, "so does a channel"),
    Row(details, details, 0, "details share a line"),
    Row(details, paragraph, 20, "text after details has the ordinary gap"),
    Row(paragraph, .divider, 25, "a divider keeps off on both sides"),
    Row(.divider, quote, 25, "and wins over a quote"),
    Row(paragraph, quote, 27, "a quote stands apart"),
    Row(pullQuote, code, 27, "whichever quote it is"),
    Row(.kicker(text), .title(text), 16, "a kicker belongs to its title"),
    Row(.cover(photo), .title(text), 16, "so does a cover"),
    Row(photo, .title(text), 20, "a picture does not"),
    Row(.title(text), authorDate, 18, "whom it is from follows the title"),
    Row(.subtitle(text), authorDate, 18, "or the subtitle"),
    Row(photo, authorDate, 20, "or whatever else there is"),
    Row(.title(text), paragraph, 34, "the text keeps off the title"),
    Row(authorDate, paragraph, 34, "and off its author"),
    Row(.header(text), paragraph, 25, "less so off a header"),
    Row(.subheader(text), paragraph, 25, "or a subheader"),
    Row(heading, paragraph, 25, "or a heading"),
    Row(list, paragraph, 31, "text after a list"),
    Row(code, paragraph, 19, "text after code"),
    Row(paragraph, paragraph, 25, "text after text"),
    Row(photo, paragraph, 20, "text after a picture"),
    Row(.title(text), list, 34, "a list is text to a title"),
    Row(heading, list, 31, "and nearly so to a heading"),
    Row(code, list, 19, "a list after code"),
    Row(paragraph, list, 25, "a list after text"),
    Row(paragraph, code, 19, "code after text"),
    Row(photo, code, 20, "code after a picture"),
    Row(paragraph, heading, 32, "a heading keeps off what it does not head"),
    Row(heading, heading, 32, "even off another heading"),
    Row(photo, photo, 20, "the ordinary gap"),
  ])
  func gap(_ row: Row) {
    #expect(ReaderSpacing.gap(after: row.upper, before: row.lower) == row.gap)
  }

  @Test("Covers, channels, details and anchors touch the top edge, related articles the bottom")
  func edges() {
    for block in [.cover(Self.photo), Self.channel, Self.details, .anchor("a")] {
      #expect(ReaderSpacing.leading(block) == 0)
      #expect(ReaderSpacing.trailing(block) == 25)
    }
    #expect(ReaderSpacing.leading(Self.paragraph) == 25)
    #expect(ReaderSpacing.leading(Self.related) == 25)
    #expect(ReaderSpacing.trailing(Self.related) == 0)
  }
}
