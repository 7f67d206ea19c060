import PageModel

extension HTMLWriter {
  mutating func writeButtons(
    _ buttons: [InstantPageButton], _ alignment: InstantPageButtonRowAlignment
  ) {
    if buttons.isEmpty { return lose("a row without buttons") }
    beginBlock(isWeb ? "<p class=\"buttons\">" : "<tg-button-row")
    if !isWeb {
      switch alignment {
      case .justify: break
      case .left: output.write(" align=\"left\"")
      case .center: output.write(" align=\"center\"")
      case .right: output.write(" align=\"right\"")
      }
      output.write(">")
    }
    for button in buttons {
      if isWeb {
        writeWebButton(button)
      } else {
        output.write(button, &text, &log)
      }
    }
    output.write(isWeb ? "</p>" : "</tg-button-row>")
  }

  /// A browser can only follow links.
  private mutating func writeWebButton(_ button: InstantPageButton) {
    if case .url(let url) = button.action, let safe = BrowserAddress.safe(url) {
      output.write("<a class=\"button\"")
      attribute(" href", safe)
      output.write(" rel=\"noopener noreferrer nofollow\">")
      output.writeEscaped(button.text.plainText)
      return output.write("</a>")
    }
    lose("what the button \(button.text.excerpt) does")
    output.write("<button type=\"button\" disabled>")
    output.writeEscaped(button.text.plainText)
    output.write("</button>")
  }
}

extension MarkupOutput {
  /// A button of a rich message (Bot API 10.3, `tg-button`).
  mutating func write(
    _ button: InstantPageButton, _ text: inout HTMLText, _ log: inout LossLog
  ) {
    write("<tg-button")
    let attributes = ButtonAttributes(button)
    for loss in attributes.losses { log.add(text.dialect.cannotSay(loss)) }
    for (name, value) in attributes.values {
      write(Ascii.space)
      write(name)
      if let value {
        write("=\"")
        writeAttribute(value)
        write("\"")
      }
    }
    write(">")
    let label = button.text.label
    if label != button.text {
      log.add(text.dialect.cannotSay("the formatting of the button \(button.text.excerpt)"))
    }
    var inner = HTMLText(dialect: text.dialect, addresses: text.addresses)
    inner.write(label, to: &self, &log)
    write("</tg-button>")
  }
}

/// What the tag of a button says.
private struct ButtonAttributes {
  var values: [(String, String?)] = []
  var losses: [String] = []

  init(_ button: InstantPageButton) {
    let name = button.text.excerpt
    var isCallback = false
    func disable(_ what: String) {
      values.append(("type", "disabled"))
      losses.append("that the button \(name) \(what)")
    }
    switch button.action {
    case .url(let url):
      switch LinkTarget(url) {
      case .address: values += [("type", "url"), ("url", url)]
      case .anchor, .email, .phone, .user, nil: disable("leads to \(url)")
      }
    case .callback(let requiresPassword, let data):
      let text = String(decoding: data, as: UTF8.self)
      if requiresPassword { losses.append("that the button \(name) asks for the password") }
      guard !data.isEmpty, text.utf8.elementsEqual(data), !text.utf8.contains(0) else {
        disable("sends data that are no text")
        break
      }
      isCallback = true
      values += [("type", "callback_data"), ("data", text)]
    case .openWebView(let url, let simple):
      if url.isEmpty {
        disable("opens an app without an address")
        break
      }
      if simple { losses.append("that the app of the button \(name) opens in its simple form") }
      values += [("type", "web_app"), ("url", url)]
    case .urlAuth(let url, let buttonId):
      if url.isEmpty {
        disable("logs in without an address")
        break
      }
      if buttonId != 0 { losses.append("the number \(buttonId) of the button \(name)") }
      values += [("type", "login_url"), ("url", url)]
    case .switchInline(let samePeer, let query, let peerTypes):
      if samePeer {
        values.append(("type", "switch_inline_query_current_chat"))
        if !peerTypes.isEmpty { losses.append("the kinds of chat of the button \(name)") }
      } else if peerTypes.isEmpty {
        values.append(("type", "switch_inline_query"))
      } else {
        values.append(("type", "switch_inline_query_chosen_chat"))
      }
      if !query.isEmpty { values.append(("query", query)) }
      if !samePeer {
        if peerTypes.contains(.users) { values.append(("allow-user-chats", nil)) }
        if peerTypes.contains(.bots) { values.append(("allow-bot-chats", nil)) }
        if peerTypes.contains(.groups) { values.append(("allow-group-chats", nil)) }
        if peerTypes.contains(.channels) { values.append(("allow-channel-chats", nil)) }
        if !peerTypes.subtracting([.users, .bots, .groups, .channels]).isEmpty {
          losses.append("the kinds of chat of the button \(name)")
        }
      }
    case .copyText(let payload):
      if payload.isEmpty {
        disable("copies nothing")
        break
      }
      values += [("type", "copy_text"), ("text", payload)]
    case .openUserProfile(let peer):
      if peer.namespace == PeerNamespace.cloudUser {
        values += [("type", "url"), ("url", "tg://user?id=\(peer.id)")]
      } else {
        disable("opens a profile")
      }
    case .disabled: values.append(("type", "disabled"))
    case .text: disable("sends its label")
    case .requestPhone: disable("asks for the phone number")
    case .requestMap: disable("asks for the place")
    case .openWebApp: disable("opens a game")
    case .payment: disable("pays")
    case .setupPoll: disable("makes a poll")
    case .requestPeer: disable("asks to choose a chat")
    }
    addStyle(of: button, isCallback: isCallback)
  }

  private mutating func addStyle(of button: InstantPageButton, isCallback: Bool) {
    let name = button.text.excerpt
    if button.isLink, isCallback {
      if button.color != nil { losses.append("the color of the button \(name)") }
      return values.append(("style", "link"))
    }
    if button.isLink { losses.append("that the button \(name) looks like a link") }
    switch button.color {
    case nil: break
    case .primary: values.append(("style", "primary"))
    case .danger: values.append(("style", "danger"))
    case .success: values.append(("style", "success"))
    }
  }
}

extension RichText {
  /// What the label of a button may be made of: characters, custom emoji and dates.
  fileprivate var label: RichText {
    rewriting { text in
      switch text {
      case .empty, .plain, .textCustomEmoji, .concat, .textDate: return text
      case .formula(let latex): return .plain(latex)
      case .image: return .empty
      case .textButton(let button): return button.text
      case .bold(let inner), .italic(let inner), .underline(let inner), .strikethrough(let inner),
        .fixed(let inner), .subscript(let inner), .superscript(let inner), .marked(let inner),
        .url(let inner, _, _), .email(let inner, _), .phone(let inner, _), .anchor(let inner, _),
        .textAutoEmail(let inner), .textAutoPhone(let inner), .textAutoUrl(let inner),
        .textBankCard(let inner), .textBotCommand(let inner), .textCashtag(let inner),
        .textHashtag(let inner), .textMention(let inner), .textMentionName(let inner, _),
        .textSpoiler(let inner), .textTonAddress(let inner):
        return inner
      }
    }
  }
}
