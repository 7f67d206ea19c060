import PageModel

extension PeerEmojiStatus: PostboxCoded {
  static let postboxType = PostboxTypeName("PeerEmojiStatus")

  static func read(from record: inout PostboxRecord) throws(PostboxError) -> PeerEmojiStatus? {
    let content: Content
    if let stored = try record.object(Content.self, "content") {
      content = stored
    } else {
      // Old versions knew emoji only.
      content = .emoji(fileId: record.int64("fileId") ?? 0)
    }
    return PeerEmojiStatus(content: content, expirationDate: record.int32("expirationDate"))
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(object: content, "content")
    if let expirationDate { writer.write(expirationDate, "expirationDate") }
  }
}

extension PeerEmojiStatus.Content: PostboxCoded {
  static let postboxType = PostboxTypeName("Content")

  static func read(from record: inout PostboxRecord) throws(PostboxError) -> Self? {
    switch record.int32("discriminator") ?? 0 {
    case 0: return .emoji(fileId: record.int64("fileId") ?? 0)
    case 1:
      let id = record.int64("id") ?? 0
      let fileId = record.int64("fileId") ?? 0
      let title = record.string("title") ?? ""
      let slug = record.string("slug") ?? ""
      let patternFileId = record.int64("patternFileId") ?? 0
      let innerColor = record.int32("innerColor") ?? 0
      let outerColor = record.int32("outerColor") ?? 0
      let patternColor = record.int32("patternColor") ?? 0
      return .starGift(
        PeerEmojiStatus.StarGift(
          id: id, fileId: fileId, title: title, slug: slug, patternFileId: patternFileId,
          innerColor: innerColor, outerColor: outerColor, patternColor: patternColor,
          textColor: record.int32("textColor") ?? 0))
    default: return nil
    }
  }

  func write(to writer: inout PostboxWriter) {
    switch self {
    case .emoji(let fileId):
      writer.write(0 as Int32, "discriminator")
      writer.write(fileId, "fileId")
    case .starGift(let gift):
      writer.write(1 as Int32, "discriminator")
      writer.write(gift.id, "id")
      writer.write(gift.fileId, "fileId")
      writer.write(gift.title, "title")
      writer.write(gift.slug, "slug")
      writer.write(gift.patternFileId, "patternFileId")
      writer.write(gift.innerColor, "innerColor")
      writer.write(gift.outerColor, "outerColor")
      writer.write(gift.patternColor, "patternColor")
      writer.write(gift.textColor, "textColor")
    }
  }
}
