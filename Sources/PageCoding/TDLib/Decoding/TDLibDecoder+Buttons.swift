import PageModel

extension TDLibDecoder {
  mutating func buttonRow(_ cursor: JSONCursor) throws(JSONDecodingError) -> InstantPageBlock {
    var buttons: [InstantPageButton] = []
    for element in try cursor.elements("buttons") {
      buttons.append(try button(element, level: 1))
    }
    let alignment: InstantPageButtonRowAlignment? = try alignment(
      cursor, left: .left, center: .center, right: .right)
    return .buttonRow(alignment: alignment ?? .justify, buttons: buttons)
  }

  /// - Parameter level: Of the label, for texts inside of texts.
  mutating func button(
    _ cursor: JSONCursor, level: Int
  ) throws(JSONDecodingError) -> InstantPageButton {
    let text = try richText(cursor, "text", level: level)
    var button = InstantPageButton(text: text, action: try action(cursor.required("type")))
    guard let style = cursor["style"] else { return button }
    let type = try style.required("@type").string()
    switch type {
    case "buttonStyleDefault": break
    case "buttonStylePrimary": button.color = .primary
    case "buttonStyleDanger": button.color = .danger
    case "buttonStyleSuccess": button.color = .success
    case "buttonStyleLink": button.isLink = true
    default: throw style.error(.unknownType(type))
    }
    return button
  }

  private func action(
    _ cursor: JSONCursor
  ) throws(JSONDecodingError) -> ReplyMarkupButtonAction {
    let type = try cursor.required("@type").string()
    let prefix = "inlineKeyboardButtonType"
    guard type.hasPrefix(prefix) else { throw cursor.error(.unknownType(type)) }
    switch type.dropFirst(prefix.count) {
    case "Url":
      return .url(try cursor.string("url"))
    case "LoginUrl":
      return .urlAuth(
        url: try cursor.string("url"), buttonId: try cursor.integer("id") ?? 0)
    case "WebApp":
      return .openWebView(url: try cursor.string("url"), simple: false)
    case "Callback":
      return .callback(requiresPassword: false, data: try bytes(cursor, "data"))
    case "CallbackWithPassword":
      return .callback(requiresPassword: true, data: try bytes(cursor, "data"))
    case "CallbackGame":
      return .openWebApp
    case "SwitchInline":
      return try switchInline(cursor)
    case "Buy":
      return .payment
    case "User":
      return .openUserProfile(.cloudUser(try cursor.required("user_id").integer()))
    case "CopyText":
      return .copyText(payload: try cursor.string("text"))
    default:
      // Also an action this version does not know: the button is there but does nothing.
      return .disabled
    }
  }

  /// Bytes in Base64.
  func bytes(_ cursor: JSONCursor, _ name: String) throws(JSONDecodingError) -> [UInt8] {
    guard let member = cursor[name] else { return [] }
    guard let bytes = Base64.decode(try member.string()) else {
      throw member.error(.invalidBase64)
    }
    return bytes
  }

  private func switchInline(
    _ cursor: JSONCursor
  ) throws(JSONDecodingError) -> ReplyMarkupButtonAction {
    let query = try cursor.string("query")
    guard let target = cursor["target_chat"] else {
      return .switchInline(samePeer: false, query: query, peerTypes: [])
    }
    let isCurrent = try target.required("@type").string() == "targetChatCurrent"
    guard !isCurrent, let types = target["types"] else {
      return .switchInline(samePeer: isCurrent, query: query, peerTypes: [])
    }
    var peerTypes: ReplyMarkupPeerTypes = []
    if try types.flag("allow_user_chats") { peerTypes.insert(.users) }
    if try types.flag("allow_bot_chats") { peerTypes.insert(.bots) }
    if try types.flag("allow_group_chats") { peerTypes.insert(.groups) }
    if try types.flag("allow_channel_chats") { peerTypes.insert(.channels) }
    // All kinds are what a button has that says nothing about them.
    return .switchInline(
      samePeer: false, query: query, peerTypes: peerTypes == .allKnown ? [] : peerTypes)
  }
}
