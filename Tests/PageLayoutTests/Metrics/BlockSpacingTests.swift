import PageModel
import Testing

@testable import PageLayout

@Suite struct BlockSpacingTests {
  private let spacing = BlockSpacing(
    metrics: PageMetrics(scale: 1, contentScale: 1, screenScale: 2))

  struct Gap: Sendable {
    var upper: InstantPageBlock
    var lower: InstantPageBlock
    var gap: Double
    var sentence: String
  }

  private static let text = RichText.plain("x")
  private static let paragraph = InstantPageBlock.paragraph(text)
  private static let thinking = InstantPageBlock.thinking(text)
  private static let heading = InstantPageBlock.heading(text: text, level: 2)
  private static let list = InstantPageBlock.list(
    items: [.text(text, num: nil, checked: nil)], ordered: false)
  private static let quote = InstantPageBlock.blockQuote(
    blocks: [paragraph], caption: .empty, collapsed: nil)
  private static let code = InstantPageBlock.preformatted(text: text, language: nil)
  private static let details = InstantPageBlock.details(
    title: text, blocks: [paragraph], expanded: false)
  private static let table = InstantPageBlock.table(
    title: .empty, rows: [], bordered: true, striped: false, compact: false)
  private static let photo = picture(InstantPageCaption())
  private static let captionedPhoto = picture(InstantPageCaption(text: text, credit: text))

  private static func picture(_ caption: InstantPageCaption) -> InstantPageBlock {
    .image(
      id: MediaId(namespace: 0, id: 1), caption: caption, url: nil, webpageId: nil, spoiler: false)
  }

  @Test(arguments: [
    Gap(
      upper: paragraph, lower: heading, gap: 20,
      sentence: "a heading keeps away from the text above"),
    Gap(upper: heading, lower: paragraph, gap: 12, sentence: "and stays near the text below"),
    Gap(upper: heading, lower: heading, gap: 8, sentence: "headings follow each other closely"),
    Gap(upper: heading, lower: list, gap: 12, sentence: "a list is text to a heading"),
    Gap(upper: paragraph, lower: paragraph, gap: 0, sentence: "body paragraphs touch"),
    Gap(upper: thinking, lower: paragraph, gap: 16, sentence: "an answer is no thought"),
    Gap(upper: paragraph, lower: thinking, gap: 16, sentence: "nor a thought an answer"),
    Gap(upper: heading, lower: thinking, gap: 12, sentence: "a thought is text to a heading"),
    Gap(upper: photo, lower: thinking, gap: 9, sentence: "and to a picture"),
    Gap(upper: paragraph, lower: list, gap: 8, sentence: "a list belongs to the text above"),
    Gap(upper: list, lower: paragraph, gap: 8, sentence: "and to the text below"),
    Gap(upper: list, lower: list, gap: 8, sentence: "lists follow each other closely"),
    Gap(upper: paragraph, lower: photo, gap: 9, sentence: "a picture stands near its text"),
    Gap(upper: photo, lower: paragraph, gap: 9, sentence: "on both sides"),
    Gap(upper: photo, lower: photo, gap: 1, sentence: "pictures all but touch"),
    Gap(
      upper: captionedPhoto, lower: paragraph, gap: 18,
      sentence: "a credit keeps the next block away"),
    Gap(upper: paragraph, lower: quote, gap: 16, sentence: "the ordinary gap"),
    Gap(upper: code, lower: paragraph, gap: 16, sentence: "the ordinary gap after code"),
    Gap(upper: paragraph, lower: table, gap: 16, sentence: "the ordinary gap before a table"),
    Gap(upper: quote, lower: heading, gap: 20, sentence: "an ordinary gap above a heading"),
    Gap(upper: details, lower: details, gap: 8, sentence: "details follow each other closely"),
    Gap(upper: details, lower: paragraph, gap: 12, sentence: "text after details"),
    Gap(
      upper: .buttonRow(alignment: .justify, buttons: []),
      lower: .buttonRow(alignment: .justify, buttons: []), gap: 8,
      sentence: "button rows follow each other closely"),
    Gap(
      upper: paragraph, lower: .unsupported, gap: 20,
      sentence: "a card for what cannot be shown keeps its own distance"),
    Gap(
      upper: paragraph, lower: .collage(items: [.unsupported], caption: InstantPageCaption()),
      gap: 20, sentence: "and a collage drawn as that card the same"),
  ])
  func gaps(_ row: Gap) {
    #expect(
      spacing.gap(after: BlockRhythm(row.upper), before: BlockRhythm(row.lower), in: .page)
        == row.gap, "\(row.sentence)")
  }

  @Test func listItemsAreEightApart() {
    #expect(spacing.gap(after: .paragraph, before: .paragraph, in: .list) == 8)
  }

  @Test func quoteChildrenAreTenApart() {
    #expect(spacing.gap(after: .paragraph, before: .heading, in: .quote) == 10)
  }

  @Test func edges() {
    #expect(spacing.leading(BlockRhythm(Self.paragraph)) == 6)
    #expect(spacing.trailing(BlockRhythm(Self.paragraph)) == 6)
    #expect(spacing.leading(BlockRhythm(Self.heading)) == 7)
    #expect(spacing.leading(BlockRhythm(Self.table)) == 11)
    #expect(spacing.trailing(BlockRhythm(Self.table)) == 8)
    #expect(spacing.leading(BlockRhythm(Self.photo)) == 0, "a picture begins at the very top")
    #expect(spacing.trailing(BlockRhythm(Self.photo)) == 0)
    #expect(spacing.trailing(BlockRhythm(Self.captionedPhoto)) == 6)
  }
}
