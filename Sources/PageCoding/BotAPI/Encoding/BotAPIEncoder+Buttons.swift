import PageModel

extension BotAPIEncoder {
  mutating func buttonRow(
    _ alignment: InstantPageButtonRowAlignment, _ buttons: [InstantPageButton]
  ) -> JSONValue {
    var values: [JSONValue] = []
    for button in buttons {
      let text = richText(button.text)
      values.append(self.button(button, text: text))
    }
    var value: JSONValue = ["type": "buttons", "buttons": .array(values)]
    switch alignment {
    case .justify: break
    case .left: value.add("align", "left")
    case .center: value.add("align", "center")
    case .right: value.add("align", "right")
    }
    return value
  }

  /// - Parameter text: The label, written.
  mutating func button(_ button: InstantPageButton, text: JSONValue) -> JSONValue {
    var value: JSONValue = ["text": text]
    if button.isLink {
      log.add("the color of a button that looks like a link", if: button.color != nil)
      value.add("style", "link")
    } else {
      switch button.color {
      case nil: break
      case .primary: value.add("style", "primary")
      case .danger: value.add("style", "danger")
      case .success: value.add("style", "success")
      }
    }
    let (field, action) = self.action(button.action)
    value.add(field.rawValue, action)
    return value
  }

  private mutating func action(
    _ action: ReplyMarkupButtonAction
  ) -> (BotAPIButtonField, JSONValue) {
    switch action {
    case .url(let url):
      return (.url, .string(url))
    case .callback(let requiresPassword, let data):
      log.add("that a button asks for the password", if: requiresPassword)
      guard let text = String(validating: data, as: UTF8.self) else {
        return disabled("the data of a button, which is no text")
      }
      return (.callbackData, .string(text))
    case .switchInline(let samePeer, let query, let peerTypes):
      return switchInline(samePeer: samePeer, query: query, peerTypes)
    case .urlAuth(let url, let buttonId):
      log.add("the number \(buttonId) of a log-in button", if: buttonId != 0)
      return (.loginUrl, ["url": .string(url)])
    case .openUserProfile(let peer):
      guard peer.namespace == PeerNamespace.cloudUser else {
        return disabled("a button that opens the profile of a chat")
      }
      return (.url, .string(BotAPIUserLink.text(peer.id)))
    case .openWebView(let url, let simple):
      log.add("that a web app opens in its simple form", if: simple)
      return (.webApp, ["url": .string(url)])
    case .copyText(let payload):
      return (.copyText, ["text": .string(payload)])
    case .disabled:
      return (.disabled, [:])
    case .openWebApp: return disabled("a button that opens a game")
    case .payment: return disabled("a button that pays")
    case .text: return disabled("a button that sends its own text")
    case .requestPhone: return disabled("a button that asks for a phone number")
    case .requestMap: return disabled("a button that asks for a place")
    case .setupPoll: return disabled("a button that asks for a poll")
    case .requestPeer: return disabled("a button that asks for a chat")
    }
  }

  private mutating func disabled(_ what: String) -> (BotAPIButtonField, JSONValue) {
    log.add("\(what): it is disabled")
    return (.disabled, [:])
  }

  private mutating func switchInline(
    samePeer: Bool, query: String, _ peerTypes: ReplyMarkupPeerTypes
  ) -> (BotAPIButtonField, JSONValue) {
    if samePeer {
      log.add("the kinds of chat of a button that stays in its chat", if: !peerTypes.isEmpty)
      return (.switchInlineQueryCurrentChat, .string(query))
    }
    if peerTypes.isEmpty { return (.switchInlineQuery, .string(query)) }
    let known: ReplyMarkupPeerTypes = [.users, .bots, .groups, .channels]
    log.add("unknown kinds of chat of a button", if: !peerTypes.subtracting(known).isEmpty)
    var chosen: JSONValue = [:]
    if !query.isEmpty { chosen.add("query", .string(query)) }
    chosen.addIfTrue("allow_user_chats", peerTypes.contains(.users))
    chosen.addIfTrue("allow_bot_chats", peerTypes.contains(.bots))
    chosen.addIfTrue("allow_group_chats", peerTypes.contains(.groups))
    chosen.addIfTrue("allow_channel_chats", peerTypes.contains(.channels))
    return (.switchInlineQueryChosenChat, chosen)
  }
}
