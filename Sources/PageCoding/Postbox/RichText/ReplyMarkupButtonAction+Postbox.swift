import PageModel

/// The actions of a button by the number the form stores.
private enum ActionKind: Int32 {
  case text = 0
  case url = 1
  case callback = 2
  case requestPhone = 3
  case requestMap = 4
  case switchInline = 5
  case openWebApp = 6
  case payment = 7
  case urlAuth = 8
  case setupPoll = 9
  case openUserProfile = 10
  case openWebView = 11
  case requestPeer = 12
  case copyText = 13
  case disabled = 14
}

extension ReplyMarkupButtonAction: PostboxCoded {
  static let postboxType = PostboxTypeName("ReplyMarkupButtonAction")

  static func read(
    from record: inout PostboxRecord
  ) throws(PostboxError) -> ReplyMarkupButtonAction? {
    switch ActionKind(rawValue: record.int32("v") ?? 0) {
    case .text, nil: return .text
    case .url: return .url(record.string("u") ?? "")
    case .callback:
      let requiresPassword = record.int32("p") ?? 0 != 0
      return .callback(requiresPassword: requiresPassword, data: record.data("d") ?? [])
    case .requestPhone: return .requestPhone
    case .requestMap: return .requestMap
    case .switchInline:
      let samePeer = record.int32("s") ?? 0 != 0
      let query = record.string("q") ?? ""
      return .switchInline(
        samePeer: samePeer, query: query,
        peerTypes: ReplyMarkupPeerTypes(rawValue: record.int32("pt") ?? 0))
    case .openWebApp: return .openWebApp
    case .payment: return .payment
    case .urlAuth:
      let url = record.string("u") ?? ""
      return .urlAuth(url: url, buttonId: record.int32("b") ?? 0)
    case .setupPoll: return .setupPoll(isQuiz: record.int32("isq").map { $0 != 0 })
    case .openUserProfile:
      return .openUserProfile(PeerId(packed: record.int64("peerId") ?? 0))
    case .openWebView:
      let url = record.string("u") ?? ""
      return .openWebView(url: url, simple: record.int32("s") ?? 0 != 0)
    case .requestPeer:
      let buttonId = record.int32("b") ?? 0
      let peerType = try record.object(ReplyMarkupRequestPeerType.self, "pt")
      return .requestPeer(
        peerType: peerType ?? .user(.init()), buttonId: buttonId,
        maxQuantity: record.int32("q") ?? 1)
    case .copyText: return .copyText(payload: record.string("p") ?? "")
    case .disabled: return .disabled
    }
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(kind.rawValue, "v")
    switch self {
    case .text, .requestPhone, .requestMap, .openWebApp, .payment, .disabled:
      break
    case .url(let url):
      writer.write(url, "u")
    case .callback(let requiresPassword, let data):
      writer.write(flag: requiresPassword, "p")
      writer.write(data, "d")
    case .switchInline(let samePeer, let query, let peerTypes):
      writer.write(flag: samePeer, "s")
      writer.write(query, "q")
      writer.write(peerTypes.rawValue, "pt")
    case .urlAuth(let url, let buttonId):
      writer.write(url, "u")
      writer.write(buttonId, "b")
    case .setupPoll(let isQuiz):
      writer.write(isQuiz.map { $0 ? 1 as Int32 : 0 }, "isq")
    case .openUserProfile(let peerId):
      writer.write(peerId.packed, "peerId")
    case .openWebView(let url, let simple):
      writer.write(url, "u")
      writer.write(flag: simple, "s")
    case .requestPeer(let peerType, let buttonId, let maxQuantity):
      writer.write(buttonId, "b")
      writer.write(object: peerType, "pt")
      writer.write(maxQuantity, "q")
    case .copyText(let payload):
      writer.write(payload, "p")
    }
  }

  private var kind: ActionKind {
    switch self {
    case .text: return .text
    case .url: return .url
    case .callback: return .callback
    case .requestPhone: return .requestPhone
    case .requestMap: return .requestMap
    case .switchInline: return .switchInline
    case .openWebApp: return .openWebApp
    case .payment: return .payment
    case .urlAuth: return .urlAuth
    case .setupPoll: return .setupPoll
    case .openUserProfile: return .openUserProfile
    case .openWebView: return .openWebView
    case .requestPeer: return .requestPeer
    case .copyText: return .copyText
    case .disabled: return .disabled
    }
  }
}
