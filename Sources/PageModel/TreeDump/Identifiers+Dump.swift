extension MediaId {
  var dump: String { "\(namespaceName):\(id)" }

  private var namespaceName: String {
    switch namespace {
    case MediaNamespace.cloudImage: return "cloudImage"
    case MediaNamespace.cloudAudio: return "cloudAudio"
    case MediaNamespace.cloudContact: return "cloudContact"
    case MediaNamespace.cloudMap: return "cloudMap"
    case MediaNamespace.cloudFile: return "cloudFile"
    case MediaNamespace.cloudWebpage: return "cloudWebpage"
    case MediaNamespace.localImage: return "localImage"
    case MediaNamespace.localFile: return "localFile"
    case MediaNamespace.cloudSecretImage: return "cloudSecretImage"
    case MediaNamespace.cloudSecretFile: return "cloudSecretFile"
    case MediaNamespace.cloudGame: return "cloudGame"
    case MediaNamespace.cloudInvoice: return "cloudInvoice"
    case MediaNamespace.localWebpage: return "localWebpage"
    case MediaNamespace.localPoll: return "localPoll"
    case MediaNamespace.cloudPoll: return "cloudPoll"
    default: return "namespace\(namespace)"
    }
  }
}

extension PeerId {
  var dump: String { "\(namespaceName):\(id)" }

  private var namespaceName: String {
    switch namespace {
    case PeerNamespace.cloudUser: return "user"
    case PeerNamespace.cloudGroup: return "group"
    case PeerNamespace.cloudChannel: return "channel"
    case PeerNamespace.secretChat: return "secretChat"
    case PeerNamespace.empty: return "empty"
    default: return "namespace\(namespace)"
    }
  }
}

extension MessageId {
  var dump: String { "\(peerId.dump)/\(namespace)/\(id)" }
}

extension PixelDimensions {
  var dump: String { "\(width)x\(height)" }
}

extension PeerReference {
  var dump: String {
    switch self {
    case .user(let id, let hash): return "user(\(id), hash=\(hash))"
    case .group(let id): return "group(\(id))"
    case .channel(let id, let hash): return "channel(\(id), hash=\(hash))"
    }
  }
}
