import PageModel

extension TDLibEncoder {
  mutating func buttonRow(
    _ alignment: InstantPageButtonRowAlignment, _ buttons: [InstantPageButton]
  ) -> JSONValue {
    var values: [JSONValue] = []
    for button in buttons {
      let text = richText(button.text)
      values.append(self.button(button, text: text))
    }
    var align: JSONValue?
    switch alignment {
    case .justify: break
    case .left: align = TDLibEncoder.object("pageBlockHorizontalAlignmentLeft")
    case .center: align = TDLibEncoder.object("pageBlockHorizontalAlignmentCenter")
    case .right: align = TDLibEncoder.object("pageBlockHorizontalAlignmentRight")
    }
    return TDLibEncoder.object(
      "pageBlockButtonRow", ("buttons", .array(values)), ("align", align))
  }

  /// - Parameter text: The label, written.
  mutating func button(_ button: InstantPageButton, text: JSONValue) -> JSONValue {
    log.add(
      "the color of a button that looks like a link", if: button.isLink && button.color != nil)
    var style = "buttonStyleDefault"
    switch button.color {
    case nil: break
    case .primary: style = "buttonStylePrimary"
    case .danger: style = "buttonStyleDanger"
    case .success: style = "buttonStyleSuccess"
    }
    if button.isLink { style = "buttonStyleLink" }
    return TDLibEncoder.object(
      "inlineButton", ("text", text), ("style", TDLibEncoder.object(style)),
      ("type", type(button.action)))
  }

  private mutating func type(_ action: ReplyMarkupButtonAction) -> JSONValue {
    switch action {
    case .url(let url):
      return TDLibEncoder.type("Url", ("url", .string(url)))
    case .urlAuth(let url, let buttonId):
      return TDLibEncoder.type(
        "LoginUrl", ("url", .string(url)), ("id", .integer(buttonId)), ("forward_text", ""))
    case .openWebView(let url, let simple):
      log.add("that a web app opens in its simple form", if: simple)
      return TDLibEncoder.type("WebApp", ("url", .string(url)))
    case .callback(let requiresPassword, let data):
      return TDLibEncoder.type(
        requiresPassword ? "CallbackWithPassword" : "Callback",
        ("data", .string(Base64.encode(data))))
    case .openWebApp:
      return TDLibEncoder.type("CallbackGame")
    case .switchInline(let samePeer, let query, let peerTypes):
      return TDLibEncoder.type(
        "SwitchInline", ("query", .string(query)),
        ("target_chat", targetChat(samePeer: samePeer, peerTypes)))
    case .payment:
      return TDLibEncoder.type("Buy")
    case .openUserProfile(let peer):
      guard peer.namespace == PeerNamespace.cloudUser else {
        return disabled("a button that opens the profile of a chat")
      }
      return TDLibEncoder.type("User", ("user_id", .integer(peer.id)))
    case .copyText(let payload):
      return TDLibEncoder.type("CopyText", ("text", .string(payload)))
    case .disabled:
      return TDLibEncoder.type("Disabled")
    case .text: return disabled("a button that sends its own text")
    case .requestPhone: return disabled("a button that asks for a phone number")
    case .requestMap: return disabled("a button that asks for a place")
    case .setupPoll: return disabled("a button that asks for a poll")
    case .requestPeer: return disabled("a button that asks for a chat")
    }
  }

  private static func type(_ name: String, _ members: (String, JSONValue?)...) -> JSONValue {
    var type = object("inlineKeyboardButtonType" + name)
    for (name, value) in members { type.add(name, value) }
    return type
  }

  private mutating func disabled(_ what: String) -> JSONValue {
    log.add("\(what): it is disabled")
    return TDLibEncoder.type("Disabled")
  }

  private mutating func targetChat(
    samePeer: Bool, _ peerTypes: ReplyMarkupPeerTypes
  ) -> JSONValue {
    if samePeer {
      log.add("the kinds of chat of a button that stays in its chat", if: !peerTypes.isEmpty)
      return TDLibEncoder.object("targetChatCurrent")
    }
    log.add(
      "unknown kinds of chat of a button", if: !peerTypes.subtracting(.allKnown).isEmpty)
    // No kinds means any; a button for none at all would do nothing.
    let kinds = peerTypes.isEmpty ? .allKnown : peerTypes
    let types = TDLibEncoder.object(
      "targetChatTypes", ("allow_user_chats", .boolean(kinds.contains(.users))),
      ("allow_bot_chats", .boolean(kinds.contains(.bots))),
      ("allow_group_chats", .boolean(kinds.contains(.groups))),
      ("allow_channel_chats", .boolean(kinds.contains(.channels))))
    return TDLibEncoder.object("targetChatChosen", ("types", types))
  }
}

extension ReplyMarkupPeerTypes {
  static let allKnown: ReplyMarkupPeerTypes = [.users, .bots, .groups, .channels]
}
