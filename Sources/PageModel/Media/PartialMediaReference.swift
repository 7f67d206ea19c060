/// Where a medium was seen, so that an expired file reference can be renewed.
public enum PartialMediaReference: Sendable {
  case message(MessageReference?)
  case webPage(WebpageReference?)
  case stickerPack(StickerPackReference)
  case savedGif
  case savedSticker
  case recentSticker
  case savedMusic(PeerReference?)
}

extension PartialMediaReference: Equatable {
  public static func == (lhs: PartialMediaReference, rhs: PartialMediaReference) -> Bool {
    switch lhs {
    case .message(let left):
      if case .message(let right) = rhs { return left == right }
    case .webPage(let left):
      if case .webPage(let right) = rhs { return left == right }
    case .stickerPack(let left):
      if case .stickerPack(let right) = rhs { return left == right }
    case .savedGif:
      if case .savedGif = rhs { return true }
    case .savedSticker:
      if case .savedSticker = rhs { return true }
    case .recentSticker:
      if case .recentSticker = rhs { return true }
    case .savedMusic(let left):
      if case .savedMusic(let right) = rhs { return left == right }
    }
    return false
  }
}
