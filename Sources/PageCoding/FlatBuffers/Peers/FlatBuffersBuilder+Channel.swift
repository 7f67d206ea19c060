import PageModel

extension FlatBuffersBuilder {
  @inline(never)
  mutating func channel(_ channel: TelegramChannel) -> Offset {
    let accessHash = channel.accessHash.map { self.accessHash($0) }
    let photo = representations(channel.photo)
    let usernames = list(channel.usernames.map { self.username($0) })
    let title = string(channel.title)
    let username = channel.username.map { string($0) }
    let nameColor = channel.nameColor.map { number($0) }
    let profileColor = channel.profileColor.map { number($0) }
    let info = channelInfo(channel.info)
    let restrictionInfo = channel.restrictionInfo.map { self.restrictionInfo($0) }
    let adminRights = channel.adminRights.map { number($0.rights) }
    let bannedRights = channel.bannedRights.map { self.bannedRights($0) }
    let defaultBannedRights = channel.defaultBannedRights.map { self.bannedRights($0) }
    let emojiStatus = channel.emojiStatus.map { self.emojiStatus($0) }
    let stars = channel.sendPaidMessageStars.map { starsAmount($0) }
    startTable()
    add(channel.id, 0)
    add(accessHash, 1)
    add(title, 2)
    add(username, 3)
    add(photo, 4)
    add(channel.creationDate, 5)
    add(channel.version, 6)
    add(channel.participationStatus.rawValue, 7)
    add(info, 8)
    add(channel.flags, 9)
    add(restrictionInfo, 10)
    add(adminRights, 11)
    add(bannedRights, 12)
    add(defaultBannedRights, 13)
    add(usernames, 14)
    add(optional: channel.storiesHidden, 15)
    add(nameColor, 16)
    add(channel.backgroundEmojiId ?? .min, 17)
    add(profileColor, 18)
    add(channel.profileBackgroundEmojiId ?? .min, 19)
    add(emojiStatus, 20)
    add(channel.approximateBoostLevel ?? .min, 21)
    add(channel.subscriptionUntilDate ?? .min, 22)
    add(channel.verificationIconFileId ?? .min, 23)
    add(stars, 24)
    add(channel.linkedMonoforumId, 25)
    return endTable()
  }

  /// A table whose only field is a number.
  private mutating func number(_ value: Int32) -> Offset {
    startTable()
    add(value, 0)
    return endTable()
  }

  private mutating func accessHash(_ accessHash: TelegramPeerAccessHash) -> Offset {
    switch accessHash {
    case .personal(let value): return union(1, longNumber(value))
    case .genericPublic(let value): return union(2, longNumber(value))
    }
  }

  private mutating func longNumber(_ value: Int64) -> Offset {
    startTable()
    add(value, 0)
    return endTable()
  }

  private mutating func channelInfo(_ info: TelegramChannel.Info) -> Offset {
    switch info {
    case .broadcast(let flags): return union(1, number(flags))
    case .group(let flags): return union(2, number(flags))
    }
  }

  private mutating func username(_ username: TelegramPeerUsername) -> Offset {
    let name = string(username.username)
    startTable()
    add(username.flags, 0)
    add(name, 1)
    return endTable()
  }

  private mutating func restrictionInfo(_ info: PeerAccessRestrictionInfo) -> Offset {
    table(
      list(
        info.rules.map { rule in
          let platform = string(rule.platform)
          let reason = string(rule.reason)
          let text = string(rule.text)
          startTable()
          add(platform, 0)
          add(reason, 1)
          add(text, 2)
          return endTable()
        }))
  }

  private mutating func bannedRights(_ rights: TelegramChatBannedRights) -> Offset {
    startTable()
    add(rights.flags, 0)
    add(rights.untilDate, 1)
    return endTable()
  }

  private mutating func starsAmount(_ amount: StarsAmount) -> Offset {
    startTable()
    add(amount.value, 0)
    add(amount.nanos, 1)
    return endTable()
  }

  private mutating func emojiStatus(_ status: PeerEmojiStatus) -> Offset {
    let content: Offset
    switch status.content {
    case .emoji(let fileId): content = union(1, longNumber(fileId))
    case .starGift(let gift): content = union(2, starGift(gift))
    }
    startTable()
    add(content, 0)
    add(status.expirationDate ?? .min, 1)
    return endTable()
  }

  private mutating func starGift(_ gift: PeerEmojiStatus.StarGift) -> Offset {
    let title = string(gift.title)
    let slug = string(gift.slug)
    startTable()
    add(gift.id, 0)
    add(gift.fileId, 1)
    add(title, 2)
    add(slug, 3)
    add(gift.patternFileId, 4)
    add(gift.innerColor, 5)
    add(gift.outerColor, 6)
    add(gift.patternColor, 7)
    add(gift.textColor, 8)
    return endTable()
  }
}
