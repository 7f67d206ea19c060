import PageModel

extension RichRequest {
  /// A button by its `type` and the attributes that go with it (Bot API 10.3, `tg-button`).
  static func button(_ attributes: RichAttributes) -> RichRequest {
    let action: ReplyMarkupButtonAction
    switch ButtonType(rawValue: attributes[.type] ?? "") {
    case nil:
      return refusal(.button, .type, attributes)
    case .url:
      guard let url = attributes[.url], let found = self.action(url: url) else {
        return refusal(.button, .url, attributes)
      }
      action = found
    case .callbackData:
      guard let data = attributes[.data], !data.isEmpty else {
        return refusal(.button, .data, attributes)
      }
      action = .callback(requiresPassword: false, data: Array(data.utf8))
    case .webApp:
      guard let url = attributes[.url], !url.isEmpty else {
        return refusal(.button, .url, attributes)
      }
      action = .openWebView(url: url, simple: false)
    case .loginUrl:
      guard let url = attributes[.url], !url.isEmpty else {
        return refusal(.button, .url, attributes)
      }
      action = .urlAuth(url: url, buttonId: 0)
    case .switchInlineQuery:
      action = .switchInline(samePeer: false, query: attributes[.query] ?? "", peerTypes: [])
    case .switchInlineQueryCurrentChat:
      action = .switchInline(samePeer: true, query: attributes[.query] ?? "", peerTypes: [])
    case .switchInlineQueryChosenChat:
      action = .switchInline(
        samePeer: false, query: attributes[.query] ?? "", peerTypes: peerTypes(attributes))
    case .copyText:
      guard let text = attributes[.text], !text.isEmpty else {
        return refusal(.button, .text, attributes)
      }
      action = .copyText(payload: text)
    case .disabled:
      action = .disabled
    }
    var button = InstantPageButton(text: .empty, action: action)
    switch attributes[.style] {
    case nil: break
    case "primary": button.color = .primary
    case "danger": button.color = .danger
    case "success": button.color = .success
    case "link":
      guard action.mayLookLikeLink else { return refusal(.button, .style, attributes) }
      button.isLink = true
    default: return refusal(.button, .style, attributes)
    }
    return .element(.button(button))
  }

  /// The values of the attribute `type`.
  private enum ButtonType: String {
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

  private static func action(url: String) -> ReplyMarkupButtonAction? {
    switch LinkTarget(url) {
    case .address: return .url(url)
    case .user(let id): return .openUserProfile(.cloudUser(id))
    case .anchor, .email, .phone, nil: return nil
    }
  }

  private static func peerTypes(_ attributes: RichAttributes) -> ReplyMarkupPeerTypes {
    var types: ReplyMarkupPeerTypes = []
    if attributes.has(.allowUserChats) { types.insert(.users) }
    if attributes.has(.allowBotChats) { types.insert(.bots) }
    if attributes.has(.allowGroupChats) { types.insert(.groups) }
    if attributes.has(.allowChannelChats) { types.insert(.channels) }
    return types
  }
}
