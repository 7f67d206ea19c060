import PageModel

extension PageEncoder {
  mutating func buttonRow(
    _ alignment: InstantPageButtonRowAlignment, _ buttons: [InstantPageButton]
  ) -> TL.PageBlock {
    var result: [TL.PageButton] = []
    result.reserveCapacity(buttons.count)
    for button in buttons {
      result.append(
        TL.PageButton(
          text: text(button.text), type: action(button.action), style: style(of: button)))
    }
    return .pageBlockButtonRow(
      alignLeft: alignment == .left, alignCenter: alignment == .center,
      alignRight: alignment == .right, buttons: result)
  }

  mutating func inlineButton(_ button: InstantPageButton) -> TL.RichText {
    .textButton(text: text(button.text), type: action(button.action), style: style(of: button))
  }

  /// Nil for a button in the default look; a link without a colour does have a style.
  private func style(of button: InstantPageButton) -> TL.RichButtonStyle? {
    if button.color == nil, !button.isLink { return nil }
    return TL.RichButtonStyle(
      bgPrimary: button.color == .primary, bgDanger: button.color == .danger,
      bgSuccess: button.color == .success, link: button.isLink)
  }

  private mutating func action(_ action: ReplyMarkupButtonAction) -> TL.InlineButtonType {
    switch action {
    case .url(let url): return .inlineButtonTypeUrl(url: url)
    case .urlAuth(let url, let buttonId):
      return .inlineButtonTypeUrlAuth(url: url, buttonId: buttonId)
    case .openWebView(let url, let simple):
      if simple { lose("a button opens its web view in full: a page has no simple ones") }
      return .inlineButtonTypeWebView(url: url)
    case .callback(let requiresPassword, let data):
      return .inlineButtonTypeCallback(requiresPassword: requiresPassword, data: data)
    case .openWebApp: return .inlineButtonTypeGame
    case .payment: return .inlineButtonTypeBuy
    case .switchInline(let samePeer, let query, let peerTypes):
      return switchInline(samePeer, query, peerTypes)
    case .openUserProfile(let peerId):
      if peerId.namespace != PeerNamespace.cloudUser {
        lose("a button opens the profile of a user with the number \(peerId.id), not of a chat")
      }
      return .inlineButtonTypeUserProfile(userId: peerId.id)
    case .copyText(let payload): return .inlineButtonTypeCopy(copyText: payload)
    case .disabled: return .inlineButtonTypeDisabled
    case .text, .requestPhone, .requestMap, .setupPoll, .requestPeer:
      lose("a button is disabled: what it does belongs to keyboards, not to pages")
      return .inlineButtonTypeDisabled
    }
  }

  private mutating func switchInline(
    _ samePeer: Bool, _ query: String, _ peerTypes: ReplyMarkupPeerTypes
  ) -> TL.InlineButtonType {
    if peerTypes.isEmpty {
      return .inlineButtonTypeSwitchInline(samePeer: samePeer, query: query)
    }
    if form == .sent {
      lose("a button's choice of chats to search in")
      return .inlineButtonTypeSwitchInline(samePeer: samePeer, query: query)
    }
    var types: [TL.InlineQueryPeerType] = []
    if peerTypes.contains(.users) { types.append(.inlineQueryPeerTypePM) }
    if peerTypes.contains(.bots) { types.append(.inlineQueryPeerTypeBotPM) }
    if peerTypes.contains(.channels) { types.append(.inlineQueryPeerTypeBroadcast) }
    if peerTypes.contains(.groups) {
      types += [.inlineQueryPeerTypeChat, .inlineQueryPeerTypeMegagroup]
    }
    if peerTypes.rawValue & ~ReplyMarkupPeerTypes.known.rawValue != 0 {
      lose("a button's choice of chats of an unknown kind")
    }
    return .inlineButtonTypeSwitchInline(samePeer: samePeer, query: query, peerTypes: types)
  }
}

extension ReplyMarkupPeerTypes {
  fileprivate static let known: ReplyMarkupPeerTypes = [.users, .bots, .channels, .groups]
}
