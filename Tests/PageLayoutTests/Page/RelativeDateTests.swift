import PageModel
import Testing
import Typesetting

@testable import PageLayout

@Suite("Dates in text")
struct RelativeDateTests {
  private static let now: Int32 = 1_700_000_000

  @Test(
    "The youngest relative date decides how long a page stays true",
    arguments: [
      ([0], 10.0), ([119], 10), ([120], 60), ([3_600], 60), ([3_601], 1_800), ([-50], 10),
      ([90_000, 300], 60), ([], nil),
    ] as [([Int32], Double?)])
  func periods(ages: [Int32], period: Double?) throws {
    let dates = ages.map { date(Self.now - $0, .relative) }
    #expect(try layout(.concat([.plain("x")] + dates), now: Self.now).dateRefreshPeriod == period)
    #expect(try layout(.concat([.plain("x")] + dates), now: nil).dateRefreshPeriod == nil)
  }

  @Test("Dates of other formats and in closed details never change")
  func others() throws {
    let full = date(Self.now, .full(timeFormat: .short, dateFormat: nil, dayOfWeek: false))
    #expect(try layout(full, now: Self.now).dateRefreshPeriod == nil)
    let context = try TypesettingContext()
    for isExpanded in [false, true] {
      let page = InstantPage(blocks: [
        .details(
          title: .plain("x"), blocks: [.paragraph(date(Self.now, .relative))],
          expanded: isExpanded)
      ])
      let inputs = LayoutInputs(width: 300, theme: .chat(.day(outgoing: false)), now: Self.now)
      let period = layoutPage(page, inputs: inputs, context: context).dateRefreshPeriod
      #expect(period == (isExpanded ? 10 : nil))
    }
  }

  @Test("A date is spelled by the reader's strings; one without a format stays as written")
  func spelling() throws {
    var strings = LayoutStrings()
    strings.date = { time, format in "<\(time) \(format.rawValue)>" }
    let text = RichText.concat([date(7, .relative), date(8, nil)])
    let page = try layout(text, now: nil, strings: strings)
    guard case .text(let item)? = page.items.first?.content else {
      Issue.record("no text")
      return
    }
    #expect(item.paragraph.text.string == "<7 1>inner")
    #expect(item.attributes.map(\.link) == [.date(7, .relative), .date(8, nil)])
  }

  private func date(_ time: Int32, _ format: DateTimeFormat?) -> RichText {
    .textDate(text: .plain("inner"), date: time, format: format)
  }

  private func layout(
    _ text: RichText, now: Int32?, strings: LayoutStrings = LayoutStrings()
  ) throws -> PageLayout {
    layoutPage(
      InstantPage(blocks: [.paragraph(text)]),
      inputs: LayoutInputs(
        width: 300, theme: .chat(.day(outgoing: false)), strings: strings, now: now),
      context: try TypesettingContext())
  }
}
