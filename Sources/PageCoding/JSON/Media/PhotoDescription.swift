import PageModel

/// What the JSON forms say of a photo.
struct PhotoDescription {
  var sizes: [PictureDescription]
  /// TDLib only.
  var hasStickers = false

  init(sizes: [PictureDescription]) {
    self.sizes = sizes
  }

  init(_ image: TelegramMediaImage) {
    sizes = image.representations.enumerated().map { index, representation in
      PictureDescription(representation, of: image.imageId, part: String(index))
    }
    hasStickers = image.flags.contains(.hasStickers)
  }

  func held(by form: MediaForm) -> PhotoDescription {
    var held = self
    held.sizes = sizes.map { $0.held(by: form) }
    switch form {
    case .botAPIReceived:
      held.hasStickers = false
    case .botAPIInput:
      held.hasStickers = false
      held.sizes = Array(held.sizes.suffix(1))  // the largest comes last
    case .tdlib:
      break
    }
    return held
  }

  /// The medium a reader of the form makes of it.
  func image(_ form: MediaForm) -> TelegramMediaImage {
    TelegramMediaImage(
      imageId: id(form), representations: sizes.map(\.representation),
      flags: hasStickers ? .hasStickers : [])
  }

  private func id(_ form: MediaForm) -> MediaId {
    if form == .botAPIInput, let cloudId = sizes.last?.fileId.cloudId {
      return .cloudImage(cloudId)
    }
    let name = (form == .botAPIInput ? sizes.last?.fileId.text : sizes.last?.uniqueId) ?? ""
    return UniqueFileId.mediaId(name, localNamespace: MediaNamespace.localImage)
  }
}
