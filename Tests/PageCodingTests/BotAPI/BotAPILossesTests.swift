import PageCoding
import PageModel
import Testing

struct BotAPILossesTests {
  private func losses(
    _ blocks: [InstantPageBlock], form: BotAPIForm = .received
  ) -> [String] {
    InstantPage(blocks: blocks).encodeBotAPI(form: form).losses.map(\.description)
  }

  @Test func blocksOfWebPagesAreLeftOut() {
    let page = InstantPage(blocks: [
      .title(.plain("a")), .paragraph(.plain("b")),
      .details(title: .plain("c"), blocks: [.divider, .kicker(.plain("d"))], expanded: false),
    ])
    let encoded = page.encodeBotAPI()
    #expect(
      encoded.losses.map(\.description) == [
        "block 0: a title, which rich messages do not have",
        "block 2.1: a kicker, which rich messages do not have",
      ])
    #expect(
      encoded.text
        == #"{"blocks":[{"type":"paragraph","text":"b"},"#
        + #"{"type":"details","summary":"c","blocks":[{"type":"divider"}]}]}"#)
  }

  @Test func placesInLists() {
    let list = InstantPageBlock.list(
      items: [
        .unknown, .text(.plain("a"), num: "3", checked: nil),
        .blocks([.divider, .unsupported], num: nil, checked: nil),
      ], ordered: false)
    #expect(
      losses([list]) == [
        "block 0.0: a list item of an unknown kind",
        "block 0.1: the number 3 of an item with a bullet",
        "block 0.2.1: a block of an unknown kind, which rich messages do not have",
      ])
  }

  @Test(
    arguments: [
      (.text, "a button that sends its own text: it is disabled"),
      (.openWebApp, "a button that opens a game: it is disabled"),
      (.payment, "a button that pays: it is disabled"),
      (.callback(requiresPassword: true, data: [0x61]), "that a button asks for the password"),
      (
        .callback(requiresPassword: false, data: [0xff]),
        "the data of a button, which is no text: it is disabled"
      ),
      (.urlAuth(url: "u", buttonId: 3), "the number 3 of a log-in button"),
      (.openWebView(url: "u", simple: true), "that a web app opens in its simple form"),
      (
        .switchInline(samePeer: true, query: "", peerTypes: .bots),
        "the kinds of chat of a button that stays in its chat"
      ),
      (
        .openUserProfile(.cloudChannel(1)),
        "a button that opens the profile of a chat: it is disabled"
      ),
    ] as [(ReplyMarkupButtonAction, String)])
  func buttons(action: ReplyMarkupButtonAction, sentence: String) {
    let button = InstantPageButton(text: .plain("a"), action: action)
    #expect(
      losses([.buttonRow(alignment: .left, buttons: [button])]) == ["block 0: " + sentence])
  }

  @Test(
    arguments: [
      (
        .image(id: .cloudFile(1), dimensions: PixelDimensions(width: 1, height: 1)),
        "a picture inside a text"
      ),
      (.textTonAddress(.plain("EQ")), "that EQ is a TON address"),
      (
        .url(text: .plain("a"), url: "u", webpageId: .cloudWebpage(1)),
        "that the link u has a cached page"
      ),
      (
        .textCustomEmoji(fileId: 0, alt: "x"),
        "that x is a custom emoji, of which the number is not known"
      ),
    ] as [(RichText, String)])
  func texts(text: RichText, sentence: String) {
    #expect(losses([.paragraph(text)]) == ["block 0: " + sentence])
  }

  @Test func theHeadOfAPage() {
    let page = InstantPage(
      blocks: [], media: [.cloudImage(1): .image(JSONSamples.photo)], isComplete: false,
      url: "https://x.org", views: 3)
    #expect(
      page.encodeBotAPI().losses.map(\.description) == [
        "that only the beginning of the page is there", "the page's address https://x.org",
        "that the page was viewed 3 times",
        "1 of its media are not shown by any block and left out",
      ])
  }

  @Test func labelsThatInputCannotSay() {
    let list = InstantPageBlock.list(
      items: [.text(.plain("a"), num: "3b", checked: nil)], ordered: true)
    #expect(losses([list]).isEmpty)
    #expect(
      losses([list], form: .input) == ["block 0.0: the label 3b., which no style of numbers spells"]
    )
  }
}
