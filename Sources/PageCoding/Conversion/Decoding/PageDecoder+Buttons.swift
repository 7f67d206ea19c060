import PageModel

extension PageDecoder {
  mutating func buttons(_ buttons: [TL.PageButton]) -> [InstantPageButton] {
    var result: [InstantPageButton] = []
    result.reserveCapacity(buttons.count)
    for button in buttons {
      result.append(self.button(button.text, button.type, button.style))
    }
    return result
  }

  /// Of several colours the first set one wins: primary, danger, success.
  mutating func button(
    _ text: TL.RichText, _ type: TL.InlineButtonType, _ style: TL.RichButtonStyle?
  ) -> InstantPageButton {
    var color: ReplyMarkupButtonColor?
    if let style {
      color =
        style.bgPrimary ? .primary : style.bgDanger ? .danger : style.bgSuccess ? .success : nil
    }
    return InstantPageButton(
      text: self.text(text), action: action(type), color: color, isLink: style?.link ?? false)
  }

  private mutating func action(_ type: TL.InlineButtonType) -> ReplyMarkupButtonAction {
    switch type {
    case .inlineButtonTypeUrl(let url): return .url(url)
    case .inlineButtonTypeUrlAuth(let forwardText, let url, let buttonId):
      if forwardText != nil { lose("a button's label after forwarding") }
      return .urlAuth(url: url, buttonId: buttonId)
    case .inputInlineButtonTypeUrlAuth(let writeAccess, let forwardText, let url, let bot):
      if writeAccess || forwardText != nil || bot != nil {
        lose("a login button's bot, its wish to write and its label after forwarding")
      }
      return .urlAuth(url: url, buttonId: 0)
    case .inlineButtonTypeWebView(let url): return .openWebView(url: url, simple: false)
    case .inlineButtonTypeCallback(let requiresPassword, let data):
      return .callback(requiresPassword: requiresPassword, data: data)
    case .inlineButtonTypeGame: return .openWebApp
    case .inlineButtonTypeBuy: return .payment
    case .inlineButtonTypeSwitchInline(let samePeer, let query, let peerTypes):
      return .switchInline(
        samePeer: samePeer, query: query, peerTypes: self.peerTypes(peerTypes ?? []))
    case .inlineButtonTypeUserProfile(let userId):
      return .openUserProfile(.cloudUser(userId))
    case .inputInlineButtonTypeUserProfile:
      lose("whose profile a button opens")
      return .openUserProfile(.cloudUser(0))
    case .inlineButtonTypeCopy(let text): return .copyText(payload: text)
    case .inlineButtonTypeDisabled: return .disabled
    }
  }

  private mutating func peerTypes(_ types: [TL.InlineQueryPeerType]) -> ReplyMarkupPeerTypes {
    var result: ReplyMarkupPeerTypes = []
    for type in types {
      switch type {
      case .inlineQueryPeerTypePM: result.insert(.users)
      case .inlineQueryPeerTypeBotPM: result.insert(.bots)
      case .inlineQueryPeerTypeBroadcast: result.insert(.channels)
      case .inlineQueryPeerTypeChat, .inlineQueryPeerTypeMegagroup: result.insert(.groups)
      case .inlineQueryPeerTypeSameBotPM:
        lose("a button searches in the chat with the same bot")
      }
    }
    return result
  }
}
