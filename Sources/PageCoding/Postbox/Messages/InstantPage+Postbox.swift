import PageModel

extension InstantPage: PostboxCoded {
  static let postboxType = PostboxTypeName("InstantPage")

  static func read(from record: inout PostboxRecord) throws(PostboxError) -> InstantPage? {
    var page = InstantPage(blocks: try record.objects(InstantPageBlock.self, "b"))
    let ids = record.packedMediaIds("i")
    let media = record.objectRanges("m")
    for (index, object) in media.enumerated() {
      guard let medium = try record.medium(object.hash, object.record) else { continue }
      page.media[index < ids.count ? ids[index] : medium.id] = medium
    }
    page.isComplete = record.int32("c") ?? 0 != 0
    page.rtl = record.int32("r") ?? 0 != 0
    page.url = record.string("url") ?? ""
    page.views = record.int32("v")
    return page
  }

  /// Media are sorted by their ids: the same page has the same bytes.
  func write(to writer: inout PostboxWriter) {
    let media = media.sorted { $0.key < $1.key }
    writer.write(objects: blocks, "b")
    writer.write(packed: media.map(\.key), "i")
    writer.write(media.map(\.value), "m", { $0.postboxType }, { $0.write(to: &$1) })
    writer.write(flag: isComplete, "c")
    writer.write(flag: rtl, "r")
    writer.write(url, "url")
    writer.write(views, "v")
  }
}

extension RichTextMessageAttribute: PostboxCoded {
  static let postboxType = PostboxTypeName("RichTextMessageAttribute")

  static func read(
    from record: inout PostboxRecord
  ) throws(PostboxError) -> RichTextMessageAttribute? {
    let page = try record.object(InstantPage.self, "instantPage")
    return RichTextMessageAttribute(
      instantPage: page ?? InstantPage(blocks: []),
      fullInstantPage: try record.object(InstantPage.self, "fullInstantPage"))
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(object: instantPage, "instantPage")
    writer.write(object: fullInstantPage, "fullInstantPage")
  }
}

extension TypingDraftMessageAttribute: PostboxCoded {
  static let postboxType = PostboxTypeName("TypingDraftMessageAttribute")

  static func read(
    from record: inout PostboxRecord
  ) throws(PostboxError) -> TypingDraftMessageAttribute? {
    let randomId = record.int64("id") ?? 0
    let canStop = record.bool("cs") ?? false
    let keepOnStop = record.bool("ks") ?? false
    return TypingDraftMessageAttribute(
      randomId: randomId, canStop: canStop, keepOnStop: keepOnStop,
      isStopped: record.bool("st") ?? false)
  }

  func write(to writer: inout PostboxWriter) {
    writer.write(randomId, "id")
    writer.write(canStop, "cs")
    writer.write(keepOnStop, "ks")
    writer.write(isStopped, "st")
  }
}
