import PageMarkup
import PageModel
import Testing

/// Buttons, inside text and in rows (Bot API 10.3, `tg-button`).
struct ButtonTests {
  private func action(_ attributes: String) throws -> InstantPageButton? {
    let page = try parseRichHTML("<tg-button \(attributes)>a</tg-button>").page
    guard case .paragraph(.textButton(let button))? = page.blocks.first else { return nil }
    return button
  }

  private static let actions: [(String, ReplyMarkupButtonAction)] = [
    ("type=url url='https://A.b'", .url("https://A.b")),
    ("type=url url='tg://user?id=5'", .openUserProfile(.cloudUser(5))),
    ("type=callback_data data='x y'", .callback(requiresPassword: false, data: Array("x y".utf8))),
    ("type=web_app url='https://a.b/'", .openWebView(url: "https://a.b/", simple: false)),
    ("type=login_url url='https://a.b/'", .urlAuth(url: "https://a.b/", buttonId: 0)),
    ("type=switch_inline_query query=q", .switchInline(samePeer: false, query: "q", peerTypes: [])),
    (
      "type=switch_inline_query_current_chat",
      .switchInline(samePeer: true, query: "", peerTypes: [])
    ),
    (
      "type=switch_inline_query_chosen_chat query=q allow-user-chats allow-bot-chats "
        + "allow-group-chats allow-channel-chats",
      .switchInline(samePeer: false, query: "q", peerTypes: [.users, .bots, .groups, .channels])
    ),
    ("type=copy_text text=t", .copyText(payload: "t")),
    ("type=disabled", .disabled),
  ]

  @Test(arguments: actions.indices)
  func everyType(index: Int) throws {
    let (attributes, expected) = Self.actions[index]
    let button = try #require(try action(attributes), "\(attributes)")
    #expect(button.action == expected, "\(attributes)")
  }

  @Test func styles() throws {
    #expect(try action("type=disabled style=primary")?.color == .primary)
    #expect(try action("type=disabled style=danger")?.color == .danger)
    #expect(try action("type=disabled style=success")?.color == .success)
    #expect(try action("type=callback_data data=x style=link")?.isLink == true)
  }

  @Test(arguments: [
    ("type=url", "it needs the attribute 'url'."),
    ("type=url url='ftp://a'", "its url cannot be 'ftp://a'."),
    ("type=callback_data", "it needs the attribute 'data'."),
    ("type=web_app", "it needs the attribute 'url'."),
    ("type=login_url", "it needs the attribute 'url'."),
    ("type=copy_text", "it needs the attribute 'text'."),
    ("type=nothing", "its type cannot be 'nothing'."),
    ("", "it needs the attribute 'type'."),
    ("type=disabled style=link", "its style cannot be 'link'."),
    ("type=disabled style=big", "its style cannot be 'big'."),
  ])
  func refused(attributes: String, reason: String) {
    HTMLRow(
      "<tg-button \(attributes)>a</tg-button>", "p(a)", "only the label is left",
      warnings: "1:1: The tag <tg-button> is left out; \(reason)"
    ).check()
  }

  @Test(arguments: [
    HTMLRow(
      "a <tg-button type=disabled>b <tg-emoji emoji-id=7>c</tg-emoji></tg-button> d",
      "p(a button<disabled>(b emoji<7>(c)) d)", "a button inside text"),
    HTMLRow(
      "<tg-button type=disabled><b>a</b></tg-button>", "p(button<disabled>(a))",
      "labels have no styles",
      warnings: "1:26: The tag <b> means nothing here and is left out; move or remove it."),
    HTMLRow(
      "<tg-button-row align=center>\n<tg-button type=disabled>a</tg-button>\n"
        + "<tg-button type=disabled>b</tg-button>\n</tg-button-row>",
      "row<center>[button<disabled>(a) button<disabled>(b)]", "a row of buttons"),
    HTMLRow(
      "<tg-button-row><tg-button type=disabled>a</tg-button>b</tg-button-row>",
      "row<justify>[button<disabled>(a)] p(b)", "other text follows the row"),
    HTMLRow("<tg-button-row></tg-button-row>", "", "a row without buttons is none"),
  ])
  func place(row: HTMLRow) { row.check() }
}
