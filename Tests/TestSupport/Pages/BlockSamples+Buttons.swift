import PageModel

extension BlockSamples {
  /// Pages of buttons, in rows and in text.
  static let buttons: [Sample] = [
    Sample(
      name: "button-rows",
      blocks: [
        .buttonRow(
          alignment: .justify,
          buttons: [
            button("One", .callback(requiresPassword: false, data: [1])),
            button("Two", .url("https://example.org/")), button("Three", .copyText(payload: "3")),
          ]),
        .buttonRow(
          alignment: .left,
          buttons: [
            button("Primary", .text, color: .primary), button("Danger", .payment, color: .danger),
            button("Success", .requestPhone, color: .success), button("Off", .disabled),
            button("A link", .url("https://example.org/"), isLink: true),
            button("A button with a label that no bubble is wide enough for", .requestMap),
          ]),
        .buttonRow(
          alignment: .center,
          buttons: [
            button("Add", .url("https://example.org/?startgroup=1")),
            button("App", .openWebView(url: "https://example.org/", simple: false)),
            button(
              .concat([.textCustomEmoji(fileId: 5, alt: "👍"), .plain(" Emoji")]),
              .switchInline(samePeer: false, query: "", peerTypes: [])),
          ]),
        .buttonRow(
          alignment: .right,
          buttons: [button("Profile", .openUserProfile(.cloudUser(1))), button("زر", .text)]),
        .paragraph(prose),
      ]),
    Sample(
      name: "button-row-of-many",
      blocks: [
        .buttonRow(
          alignment: .justify,
          buttons: (1...10).map { button("\($0)", .callback(requiresPassword: false, data: [])) })
      ]),
    Sample(
      name: "buttons-inline",
      blocks: [
        .paragraph(
          .concat([
            pill("Start", .callback(requiresPassword: false, data: []), color: .primary),
            .plain(" begins a line, "),
            pill("a link", .url("https://example.org/")),
            pill("touches", .copyText(payload: "x"), color: .danger),
            .plain(" and this is "), pill("link-styled", .url("https://a.example"), isLink: true),
            .plain(", this one "), pill("off", .disabled, color: .success),
            .plain(" and this one far too long: "),
            pill("a label that goes on and on until it is cut off somewhere", .text),
          ])),
        .paragraph(pill("Alone", .requestMap)),
        .list(
          items: [.text(pill("In a list", .payment), num: nil, checked: nil)], ordered: false),
        .table(
          title: .empty,
          rows: [
            row([cell("Cell"), InstantPageTableCell(text: pill("in a cell", .webApp))])
          ], bordered: true, striped: false, compact: false),
      ]),
  ]

  private static func button(
    _ text: RichText, _ action: ReplyMarkupButtonAction, color: ReplyMarkupButtonColor? = nil,
    isLink: Bool = false
  ) -> InstantPageButton {
    InstantPageButton(text: text, action: action, color: color, isLink: isLink)
  }

  private static func button(
    _ text: String, _ action: ReplyMarkupButtonAction, color: ReplyMarkupButtonColor? = nil,
    isLink: Bool = false
  ) -> InstantPageButton {
    button(.plain(text), action, color: color, isLink: isLink)
  }

  private static func pill(
    _ text: String, _ action: ReplyMarkupButtonAction, color: ReplyMarkupButtonColor? = nil,
    isLink: Bool = false
  ) -> RichText {
    .textButton(button(text, action, color: color, isLink: isLink))
  }
}

extension ReplyMarkupButtonAction {
  fileprivate static var webApp: ReplyMarkupButtonAction {
    .openWebView(url: "https://example.org/", simple: true)
  }
}
