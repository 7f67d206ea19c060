import PageModel

extension BotAPIDecoder {
  func buttonRow(_ cursor: JSONCursor) throws(JSONDecodingError) -> InstantPageBlock {
    var buttons: [InstantPageButton] = []
    for element in try cursor.required("buttons").elements() {
      buttons.append(try button(element, level: 1))
    }
    return .buttonRow(alignment: try rowAlignment(cursor), buttons: buttons)
  }

  private func rowAlignment(
    _ row: JSONCursor
  ) throws(JSONDecodingError) -> InstantPageButtonRowAlignment {
    guard let align = row["align"] else { return .justify }
    switch try align.string() {
    case "left": return .left
    case "center": return .center
    case "right": return .right
    default: throw align.error(.rule(.horizontalAlignment))
    }
  }

  /// - Parameter level: Of the label, for texts inside of texts.
  func button(
    _ cursor: JSONCursor, level: Int
  ) throws(JSONDecodingError) -> InstantPageButton {
    let text = try richText(cursor.required("text"), level: level)
    try refuse(cursor, .buttonText, if: !text.isButtonLabel)
    let action = try action(cursor)
    var button = InstantPageButton(text: text, action: action)
    guard let style = cursor["style"] else { return button }
    switch try style.string() {
    case "primary": button.color = .primary
    case "danger": button.color = .danger
    case "success": button.color = .success
    case "link":
      button.isLink = true
      try refuse(style, .buttonStyle, if: !action.mayLookLikeLink)
    default: throw style.error(.rule(.buttonStyle))
    }
    return button
  }

  private func action(
    _ cursor: JSONCursor
  ) throws(JSONDecodingError) -> ReplyMarkupButtonAction {
    let given = BotAPIButtonField.allCases.compactMap { field in
      cursor[field.rawValue].map { (field, $0) }
    }
    // An action this version does not know: the button is there but does nothing.
    if given.isEmpty, form == .received { return .disabled }
    guard given.count == 1 else { throw cursor.error(.rule(.buttonAction)) }
    let (field, value) = given[0]
    switch field {
    case .url:
      return try link(value)
    case .callbackData:
      return .callback(requiresPassword: false, data: Array(try value.string().utf8))
    case .webApp:
      return .openWebView(url: try value.required("url").string(), simple: false)
    case .loginUrl:
      return .urlAuth(url: try value.required("url").string(), buttonId: 0)
    case .switchInlineQuery:
      return .switchInline(samePeer: false, query: try value.string(), peerTypes: [])
    case .switchInlineQueryCurrentChat:
      return .switchInline(samePeer: true, query: try value.string(), peerTypes: [])
    case .switchInlineQueryChosenChat:
      return .switchInline(
        samePeer: false, query: try value.string("query"), peerTypes: try peerTypes(value))
    case .copyText:
      return .copyText(payload: try value.required("text").string())
    case .disabled:
      try value.expect(.object)
      return .disabled
    }
  }

  private func link(_ cursor: JSONCursor) throws(JSONDecodingError) -> ReplyMarkupButtonAction {
    let url = try cursor.string()
    if let userId = BotAPIUserLink.userId(url) { return .openUserProfile(.cloudUser(userId)) }
    try refuse(cursor, .buttonURL, if: !ButtonAddress.isAllowed(url))
    return .url(url)
  }

  private func peerTypes(
    _ chosen: JSONCursor
  ) throws(JSONDecodingError) -> ReplyMarkupPeerTypes {
    try chosen.expect(.object)
    var types: ReplyMarkupPeerTypes = []
    if try chosen.flag("allow_user_chats") { types.insert(.users) }
    if try chosen.flag("allow_bot_chats") { types.insert(.bots) }
    if try chosen.flag("allow_group_chats") { types.insert(.groups) }
    if try chosen.flag("allow_channel_chats") { types.insert(.channels) }
    return types
  }
}

/// The members of a button that say what pressing it does; each button has one.
enum BotAPIButtonField: String, CaseIterable {
  case url
  case callbackData = "callback_data"
  case webApp = "web_app"
  case loginUrl = "login_url"
  case switchInlineQuery = "switch_inline_query"
  case switchInlineQueryCurrentChat = "switch_inline_query_current_chat"
  case switchInlineQueryChosenChat = "switch_inline_query_chosen_chat"
  case copyText = "copy_text"
  case disabled
}

/// Links that stand for people.
enum BotAPIUserLink {
  private static let prefix = "tg://user?id="

  static func text(_ userId: Int64) -> String {
    prefix + String(userId)
  }

  /// nil when the link is not exactly what ``text(_:)`` makes of a number.
  static func userId(_ url: String) -> Int64? {
    guard url.hasPrefix(prefix), let id = Int64(url.dropFirst(prefix.count)), text(id) == url
    else { return nil }
    return id
  }
}
