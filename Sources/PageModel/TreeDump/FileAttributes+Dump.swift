extension TelegramMediaFileAttribute {
  var words: [String] {
    switch self {
    case .fileName(let name): return ["fileName", name.quotedForDump]
    case .sticker(let text, let pack, let mask):
      var words = ["sticker", text.quotedForDump]
      words.field("pack", pack?.dump)
      words.field("mask", mask.map { "\($0.n),\($0.x),\($0.y),\($0.zoom)" })
      return words
    case .imageSize(let size): return ["imageSize", size.dump]
    case .animated: return ["animated"]
    case .video(let video): return ["video"] + video.words
    case .audio(let audio): return ["audio"] + audio.words
    case .hasLinkedStickers: return ["hasLinkedStickers"]
    case .hintFileIsLarge: return ["hintFileIsLarge"]
    case .hintIsValidated: return ["hintIsValidated"]
    case .noPremium: return ["noPremium"]
    case .customEmoji(let isPremium, let isSingleColor, let alt, let pack):
      var words = ["customEmoji", alt.quotedForDump]
      words.flag("premium", isPremium)
      words.flag("singleColor", isSingleColor)
      words.field("pack", pack?.dump)
      return words
    }
  }
}

extension TelegramMediaVideoAttribute {
  fileprivate var words: [String] {
    var words = [size.dump, "duration=\(duration)"]
    words.flag("round", flags.contains(.instantRoundVideo))
    words.flag("streaming", flags.contains(.supportsStreaming))
    words.flag("silent", flags.contains(.isSilent))
    let rest = flags.subtracting([.instantRoundVideo, .supportsStreaming, .isSilent])
    words.number("flags", rest.isEmpty ? nil : rest.rawValue)
    words.number("preload", preloadSize)
    words.field("cover", coverTime.map { "\($0)" })
    words.quoted("codec", videoCodec)
    return words
  }
}

extension TelegramMediaAudioAttribute {
  fileprivate var words: [String] {
    var words = ["duration=\(duration)"]
    words.flag("voice", isVoice)
    words.quoted("title", title)
    words.quoted("performer", performer)
    words.bytes("waveform", waveform)
    return words
  }
}

extension StickerPackReference {
  var dump: String {
    switch self {
    case .id(let id, let hash): return "id(\(id), hash=\(hash))"
    case .name(let name): return "name(\(name.quotedForDump))"
    case .animatedEmoji: return "animatedEmoji"
    case .dice(let emoji): return "dice(\(emoji.quotedForDump))"
    case .animatedEmojiAnimations: return "animatedEmojiAnimations"
    case .premiumGifts: return "premiumGifts"
    case .emojiGenericAnimations: return "emojiGenericAnimations"
    case .iconStatusEmoji: return "iconStatusEmoji"
    case .iconTopicEmoji: return "iconTopicEmoji"
    case .iconChannelStatusEmoji: return "iconChannelStatusEmoji"
    case .tonGifts: return "tonGifts"
    }
  }
}

extension PartialMediaReference {
  var dump: String {
    switch self {
    case .message(let message): return "message(\(message?.dump ?? ""))"
    case .webPage(let page):
      return "webPage(\(page.map { "\($0.webpageId), \($0.url.quotedForDump)" } ?? ""))"
    case .stickerPack(let pack): return "stickerPack(\(pack.dump))"
    case .savedGif: return "savedGif"
    case .savedSticker: return "savedSticker"
    case .recentSticker: return "recentSticker"
    case .savedMusic(let peer): return "savedMusic(\(peer?.dump ?? ""))"
    }
  }
}

extension MessageReference {
  fileprivate var dump: String {
    var fields = [messageId.dump, "peer=\(peer.dump)"]
    fields.field("author", author?.dump)
    fields.number("date", timestamp)
    fields.flag("incoming", incoming)
    fields.flag("secret", secret)
    fields.number("thread", threadId)
    return fields.joined(separator: ", ")
  }
}
