/// Something known about a ``TelegramMediaFile``: its name, its duration, that it is a sticker.
public enum TelegramMediaFileAttribute: Sendable {
  case fileName(String)
  case sticker(
    displayText: String, packReference: StickerPackReference?, maskData: StickerMaskCoords?)
  case imageSize(PixelDimensions)
  case animated
  case video(TelegramMediaVideoAttribute)
  case audio(TelegramMediaAudioAttribute)
  case hasLinkedStickers
  case hintFileIsLarge
  case hintIsValidated
  case noPremium
  case customEmoji(
    isPremium: Bool, isSingleColor: Bool, alt: String, packReference: StickerPackReference?)
}

extension TelegramMediaFileAttribute: Equatable {
  public static func == (
    lhs: TelegramMediaFileAttribute, rhs: TelegramMediaFileAttribute
  ) -> Bool {
    switch lhs {
    case .fileName(let left):
      if case .fileName(let right) = rhs { return left == right }
    case .sticker(let leftText, let leftPack, let leftMask):
      if case .sticker(let rightText, let rightPack, let rightMask) = rhs {
        return leftText == rightText && leftPack == rightPack && leftMask == rightMask
      }
    case .imageSize(let left):
      if case .imageSize(let right) = rhs { return left == right }
    case .animated:
      if case .animated = rhs { return true }
    case .video(let left):
      if case .video(let right) = rhs { return left == right }
    case .audio(let left):
      if case .audio(let right) = rhs { return left == right }
    case .hasLinkedStickers:
      if case .hasLinkedStickers = rhs { return true }
    case .hintFileIsLarge:
      if case .hintFileIsLarge = rhs { return true }
    case .hintIsValidated:
      if case .hintIsValidated = rhs { return true }
    case .noPremium:
      if case .noPremium = rhs { return true }
    case .customEmoji(let leftPremium, let leftSingle, let leftAlt, let leftPack):
      if case .customEmoji(let rightPremium, let rightSingle, let rightAlt, let rightPack) = rhs {
        return leftPremium == rightPremium && leftSingle == rightSingle && leftAlt == rightAlt
          && leftPack == rightPack
      }
    }
    return false
  }
}
