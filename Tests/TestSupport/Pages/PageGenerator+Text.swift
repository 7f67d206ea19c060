import PageModel

extension PageGenerator {
  /// Any rich text of the options.
  public mutating func text() -> RichText {
    text(depth: options.textDepth)
  }

  mutating func text(depth: Int) -> RichText {
    // Most of a page is plain words; wrappers would otherwise crowd them out.
    if random.chance(in: 3), options.textKinds.contains(.plain) { return .plain(string()) }
    let kinds = options.textKinds.filter { depth > 1 || TextKind.leaves.contains($0) }
    return kinds.isEmpty ? .empty : text(random.pick(kinds), depth: depth)
  }

  mutating func text(_ kind: TextKind, depth: Int) -> RichText {
    switch kind {
    case .empty: return .empty
    case .plain: return .plain(string())
    case .formula: return .formula(latex: latex())
    case .customEmoji:
      return .textCustomEmoji(fileId: random.int64(), alt: random.pick(["👍", "🫠", ""]))
    case .image: return .image(id: fileId(), dimensions: dimensions())
    case .concat:
      return .concat((0..<random.int(0...4)).map { _ in text(depth: depth - 1) })
    case .button: return .textButton(button(depth: depth - 1))
    case .bold: return .bold(text(depth: depth - 1))
    case .italic: return .italic(text(depth: depth - 1))
    case .underline: return .underline(text(depth: depth - 1))
    case .strikethrough: return .strikethrough(text(depth: depth - 1))
    case .fixed: return .fixed(text(depth: depth - 1))
    case .subscript: return .subscript(text(depth: depth - 1))
    case .superscript: return .superscript(text(depth: depth - 1))
    case .marked: return .marked(text(depth: depth - 1))
    case .autoEmail: return .textAutoEmail(text(depth: depth - 1))
    case .autoPhone: return .textAutoPhone(text(depth: depth - 1))
    case .autoUrl: return .textAutoUrl(text(depth: depth - 1))
    case .bankCard: return .textBankCard(text(depth: depth - 1))
    case .botCommand: return .textBotCommand(text(depth: depth - 1))
    case .cashtag: return .textCashtag(text(depth: depth - 1))
    case .hashtag: return .textHashtag(text(depth: depth - 1))
    case .mention: return .textMention(text(depth: depth - 1))
    case .spoiler: return .textSpoiler(text(depth: depth - 1))
    case .tonAddress: return .textTonAddress(text(depth: depth - 1))
    case .url:
      let webpageId = random.maybe { MediaId.cloudWebpage($0.int64()) }
      return .url(text: text(depth: depth - 1), url: url(), webpageId: webpageId)
    case .email: return .email(text: text(depth: depth - 1), email: "a@example.org")
    case .phone: return .phone(text: text(depth: depth - 1), phone: "+41001")
    case .anchor: return .anchor(text: text(depth: depth - 1), name: name())
    case .mentionName:
      return .textMentionName(text: text(depth: depth - 1), peerId: random.int64())
    case .date:
      return .textDate(text: text(depth: depth - 1), date: date(), format: dateFormat())
    }
  }

  private mutating func dateFormat() -> DateTimeFormat? {
    guard random.bool() else { return nil }
    // 0 is how codecs write "no format"; a format that shows nothing does not survive them.
    return DateTimeFormat(rawValue: random.int32(1...63))
  }

  mutating func button(depth: Int) -> InstantPageButton {
    InstantPageButton(
      text: text(depth: max(1, depth)), action: action(),
      color: random.maybe { $0.pick([.primary, .danger, .success]) }, isLink: random.bool())
  }

  private mutating func action() -> ReplyMarkupButtonAction {
    let onPages = 10
    let kinds = options.hasKeyboardActions ? 15 : onPages
    switch random.int(1...kinds) {
    case 1: return .url(url())
    case 2: return .callback(requiresPassword: random.bool(), data: bytes(1...64))
    case 3:
      return .switchInline(
        samePeer: random.bool(), query: string(),
        peerTypes: ReplyMarkupPeerTypes(rawValue: random.int32(0...15)))
    case 4: return .openWebApp
    case 5: return .payment
    case 6: return .urlAuth(url: url(), buttonId: random.int32(0...9))
    case 7: return .openUserProfile(.cloudUser(Int64(random.int(1...1 << 40))))
    case 8: return .openWebView(url: url(), simple: random.bool())
    case 9: return .copyText(payload: string())
    case onPages: return .disabled
    case 11: return .text
    case 12: return .requestPhone
    case 13: return .requestMap
    case 14: return .setupPoll(isQuiz: random.maybe { $0.bool() })
    default:
      return .requestPeer(
        peerType: requestedPeer(), buttonId: random.int32(0...9),
        maxQuantity: random.int32(1...10))
    }
  }

  private mutating func requestedPeer() -> ReplyMarkupRequestPeerType {
    let rights = random.maybe { TelegramChatAdminRights(rights: $0.int32(0...0xffff)) }
    switch random.int(0...2) {
    case 0:
      return .user(.init(isBot: random.maybe { $0.bool() }, isPremium: random.maybe { $0.bool() }))
    case 1:
      return .group(
        .init(
          isCreator: random.bool(), isForum: random.maybe { $0.bool() },
          hasUsername: random.maybe { $0.bool() }, botParticipant: random.bool(),
          userAdminRights: rights, botAdminRights: rights))
    default:
      return .channel(
        .init(
          isCreator: random.bool(), hasUsername: random.maybe { $0.bool() },
          userAdminRights: rights, botAdminRights: rights))
    }
  }
}
