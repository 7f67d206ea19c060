extension InstantPageButton {
  /// What the button does and how it looks, without its label.
  package var dumpFields: [String] {
    var fields = action.dumpFields
    switch color {
    case .primary: fields.field("color", "primary")
    case .danger: fields.field("color", "danger")
    case .success: fields.field("color", "success")
    case nil: break
    }
    fields.flag("link", isLink)
    return fields
  }
}

extension ReplyMarkupButtonAction {
  fileprivate var dumpFields: [String] {
    var fields: [String] = []
    switch self {
    case .text: fields.append("text")
    case .url(let url): fields.quoted("url", url)
    case .callback(let requiresPassword, let data):
      fields.field("callback", data.textOrHexForDump)
      fields.flag("password", requiresPassword)
    case .requestPhone: fields.append("requestPhone")
    case .requestMap: fields.append("requestMap")
    case .switchInline(let samePeer, let query, let peerTypes):
      fields.quoted("switchInline", query)
      fields.flag("samePeer", samePeer)
      fields.field("peers", peerTypes.isEmpty ? nil : peerTypes.dump)
    case .openWebApp: fields.append("openWebApp")
    case .payment: fields.append("payment")
    case .urlAuth(let url, let buttonId):
      fields.quoted("urlAuth", url)
      fields.number("id", buttonId)
    case .setupPoll(let isQuiz):
      fields.append("setupPoll")
      fields.bool("quiz", isQuiz)
    case .openUserProfile(let peerId): fields.field("openUserProfile", peerId.dump)
    case .openWebView(let url, let simple):
      fields.quoted("openWebView", url)
      fields.flag("simple", simple)
    case .requestPeer(let peerType, let buttonId, let maxQuantity):
      fields.field("requestPeer", peerType.dump)
      fields.number("id", buttonId)
      fields.number("max", maxQuantity)
    case .copyText(let payload): fields.quoted("copyText", payload)
    case .disabled: fields.append("disabled")
    }
    return fields
  }
}

extension ReplyMarkupPeerTypes {
  fileprivate var dump: String {
    let names: [(ReplyMarkupPeerTypes, String)] = [
      (.users, "users"), (.bots, "bots"), (.channels, "channels"), (.groups, "groups"),
    ]
    var known = names.filter { contains($0.0) }.map { $0.1 }
    let rest = subtracting([.users, .bots, .channels, .groups])
    if !rest.isEmpty { known.append("bits\(rest.rawValue)") }
    return known.joined(separator: "+")
  }
}

extension ReplyMarkupRequestPeerType {
  fileprivate var dump: String {
    var fields: [String] = []
    let name: String
    switch self {
    case .user(let user):
      name = "user"
      fields.bool("bot", user.isBot)
      fields.bool("premium", user.isPremium)
    case .group(let group):
      name = "group"
      fields.flag("creator", group.isCreator)
      fields.bool("forum", group.isForum)
      fields.bool("username", group.hasUsername)
      fields.flag("botParticipant", group.botParticipant)
      fields.number("userRights", group.userAdminRights?.rights)
      fields.number("botRights", group.botAdminRights?.rights)
    case .channel(let channel):
      name = "channel"
      fields.flag("creator", channel.isCreator)
      fields.bool("username", channel.hasUsername)
      fields.number("userRights", channel.userAdminRights?.rights)
      fields.number("botRights", channel.botAdminRights?.rights)
    }
    return "\(name)(\(fields.joined(separator: ", ")))"
  }
}
