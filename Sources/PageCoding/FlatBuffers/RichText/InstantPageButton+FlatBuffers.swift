import PageModel

/// The actions of a button by the number the form stores; 0 is none.
private enum ButtonActionKind: UInt8 {
  case url = 1
  case urlAuth = 2
  case openWebView = 3
  case callback = 4
  case openWebApp = 5
  case payment = 6
  case switchInline = 7
  case openUserProfile = 8
  case copyText = 9
  case disabled = 10
}

extension FlatBuffersDecoder {
  @inline(never)
  mutating func button(_ table: FlatBuffersTable) throws(FlatBuffersError) -> InstantPageButton {
    let text = try text(0, "InstantPageButton.text", of: table)
    let action = try buttonAction(
      try self.table(1, "InstantPageButton.action", of: table))
    let color = try table.int32(2, default: FlatBuffersNone.buttonColor)
    return InstantPageButton(
      text: text, action: action, color: ReplyMarkupButtonColor(rawValue: color),
      isLink: try table.bool(3))
  }

  private mutating func buttonAction(
    _ table: FlatBuffersTable
  ) throws(FlatBuffersError) -> ReplyMarkupButtonAction {
    let (number, value) = try requiredUnion("InstantPageButtonAction.value", of: table)
    // A newer action is something this version cannot do.
    guard let kind = ButtonActionKind(rawValue: number) else { return .disabled }
    switch kind {
    case .url:
      return .url(try string(0, "InstantPageButtonAction_Url.url", of: value))
    case .urlAuth:
      return .urlAuth(
        url: try string(0, "InstantPageButtonAction_UrlAuth.url", of: value),
        buttonId: try value.int32(1))
    case .openWebView:
      return .openWebView(
        url: try string(0, "InstantPageButtonAction_OpenWebView.url", of: value),
        simple: try value.bool(1))
    case .callback:
      return .callback(
        requiresPassword: try value.bool(1),
        data: try data(0, "InstantPageButtonAction_Callback.data", of: value))
    case .openWebApp:
      return .openWebApp
    case .payment:
      return .payment
    case .switchInline:
      return .switchInline(
        samePeer: try value.bool(1),
        query: try string(0, "InstantPageButtonAction_SwitchInline.query", of: value),
        peerTypes: ReplyMarkupPeerTypes(rawValue: try value.int32(2)))
    case .openUserProfile:
      return .openUserProfile(PeerId(packed: try value.int64(0)))
    case .copyText:
      return .copyText(
        payload: try string(0, "InstantPageButtonAction_CopyText.payload", of: value))
    case .disabled:
      return .disabled
    }
  }
}

extension FlatBuffersBuilder {
  @inline(never)
  mutating func button(_ button: InstantPageButton) -> Offset {
    let text = text(button.text)
    let action = buttonAction(button.action)
    startTable()
    add(text, 0)
    add(action, 1)
    add(
      button.color?.rawValue ?? FlatBuffersNone.buttonColor, unless: FlatBuffersNone.buttonColor, 2)
    add(button.isLink, 3)
    return endTable()
  }

  private mutating func buttonAction(_ action: ReplyMarkupButtonAction) -> Offset {
    let (kind, value) = buttonActionValue(action)
    return union(kind.rawValue, value)
  }

  private mutating func buttonActionValue(
    _ action: ReplyMarkupButtonAction
  ) -> (ButtonActionKind, Offset) {
    switch action {
    case .url(let url):
      return (.url, table(string(url)))
    case .urlAuth(let url, let buttonId):
      let url = string(url)
      startTable()
      add(url, 0)
      add(buttonId, 1)
      return (.urlAuth, endTable())
    case .openWebView(let url, let simple):
      let url = string(url)
      startTable()
      add(url, 0)
      add(simple, 1)
      return (.openWebView, endTable())
    case .callback(let requiresPassword, let bytes):
      let bytes = data(bytes)
      startTable()
      add(bytes, 0)
      add(requiresPassword, 1)
      return (.callback, endTable())
    case .openWebApp:
      return (.openWebApp, emptyTable())
    case .payment:
      return (.payment, emptyTable())
    case .switchInline(let samePeer, let query, let peerTypes):
      let query = string(query)
      startTable()
      add(query, 0)
      add(samePeer, 1)
      add(peerTypes.rawValue, 2)
      return (.switchInline, endTable())
    case .openUserProfile(let peerId):
      startTable()
      add(peerId.packed, 0)
      return (.openUserProfile, endTable())
    case .copyText(let payload):
      return (.copyText, table(string(payload)))
    case .disabled, .text, .requestPhone, .requestMap, .setupPoll, .requestPeer:
      return (.disabled, emptyTable())
    }
  }
}
