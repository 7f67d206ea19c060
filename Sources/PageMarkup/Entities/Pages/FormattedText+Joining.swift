extension FormattedText {
  /// The text with quotes that touch made one, and blocks of code that touch when they are in the
  /// same language; what comes from an editor, where each line is marked by itself, wants this.
  public func joiningTouchingBlocks() -> FormattedText {
    var joined: [MessageEntity] = []
    var last: [MessageEntity.Kind: Int] = [:]
    for entity in entities.sorted(by: MessageEntity.isInOrder) {
      switch entity.kind {
      case .blockQuote, .pre:
        if let index = last[entity.kind], joined[index].range.upperBound == entity.range.lowerBound
        {
          joined[index].range = joined[index].range.lowerBound..<entity.range.upperBound
          continue
        }
        last[entity.kind] = joined.count
      case .mention, .hashtag, .cashtag, .botCommand, .url, .email, .phoneNumber, .bankCard,
        .bold, .italic, .underline, .strikethrough, .spoiler, .code, .textUrl, .textMention,
        .customEmoji, .date, .timecode, .button:
        break
      }
      joined.append(entity)
    }
    return FormattedText(text: text, entities: joined.sorted(by: MessageEntity.isInOrder))
  }
}
