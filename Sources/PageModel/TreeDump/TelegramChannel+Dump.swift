extension TreeWriter {
  mutating func write(_ channel: TelegramChannel) {
    line(channel.identityWords + channel.standingWords + channel.looksWords)
    indent()
    for name in channel.usernames {
      line("username", name.username.quotedForDump, name.flags == 0 ? "" : "flags=\(name.flags)")
    }
    for photo in channel.photo { line(photo.words(as: "photo")) }
    for rule in channel.restrictionInfo?.rules ?? [] {
      line(
        "restriction", "platform=\(rule.platform.quotedForDump)",
        "reason=\(rule.reason.quotedForDump)", rule.text.quotedForDump)
    }
    outdent()
  }
}

extension TelegramChannel {
  fileprivate var identityWords: [String] {
    var words = ["channel", id.dump]
    switch accessHash {
    case .personal(let hash): words.number("hash", hash)
    case .genericPublic(let hash): words.number("publicHash", hash)
    case nil: break
    }
    words.quoted("username", username)
    words.number("created", creationDate == 0 ? nil : creationDate)
    words.number("version", version == 0 ? nil : version)
    return words
  }

  fileprivate var standingWords: [String] {
    var words: [String] = []
    switch participationStatus {
    case .member: words.append("member")
    case .left: break
    case .kicked: words.append("kicked")
    }
    switch info {
    case .broadcast(let flags): words.field("broadcast", flags == 0 ? nil : String(flags))
    case .group(let flags): words.number("group", flags)
    }
    words.number("flags", flags == 0 ? nil : flags)
    words.number("adminRights", adminRights?.rights)
    words.field("banned", bannedRights?.dump)
    words.field("bannedByDefault", defaultBannedRights?.dump)
    words.number("subscribedUntil", subscriptionUntilDate)
    words.field("paidMessage", sendPaidMessageStars.map { "\($0.value)+\($0.nanos)n" })
    words.field("monoforum", linkedMonoforumId?.dump)
    return words
  }

  fileprivate var looksWords: [String] {
    var words: [String] = []
    words.bool("storiesHidden", storiesHidden)
    words.number("nameColor", nameColor)
    words.number("backgroundEmoji", backgroundEmojiId)
    words.number("profileColor", profileColor)
    words.number("profileBackgroundEmoji", profileBackgroundEmojiId)
    words.field("emojiStatus", emojiStatus?.dump)
    words.number("boostLevel", approximateBoostLevel)
    words.number("verificationIcon", verificationIconFileId)
    words.flag("restricted", restrictionInfo?.rules.isEmpty == true)
    words.append(title.quotedForDump)
    return words
  }
}

extension TelegramChatBannedRights {
  fileprivate var dump: String { "\(flags)(until=\(untilDate))" }
}

extension PeerEmojiStatus {
  fileprivate var dump: String {
    var fields: [String] = []
    let name: String
    switch content {
    case .emoji(let fileId):
      name = "emoji"
      fields.number("file", fileId)
    case .starGift(let gift):
      name = "starGift"
      fields.quoted("title", gift.title)
      fields.number("id", gift.id)
      fields.number("file", gift.fileId)
      fields.quoted("slug", gift.slug)
      fields.number("pattern", gift.patternFileId)
      let colors = [gift.innerColor, gift.outerColor, gift.patternColor, gift.textColor]
      fields.field("colors", colors.map { String($0) }.joined(separator: ","))
    }
    fields.number("until", expirationDate)
    return "\(name)(\(fields.joined(separator: ", ")))"
  }
}
