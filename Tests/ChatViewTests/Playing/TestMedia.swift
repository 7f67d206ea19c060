import ChatView
import Recto

/// Messages with media, of which nothing is read.
enum TestMedia {
  static func audio(
    _ number: Int64, title: String? = nil, isVoice: Bool = false, duration: Int32 = 60
  ) -> Media {
    .file(
      TelegramMediaFile(
        fileId: .cloudFile(number), resource: .empty, mimeType: "audio/ogg",
        attributes: [
          .audio(
            TelegramMediaAudioAttribute(
              isVoice: isVoice, duration: duration, title: title, performer: "Band"))
        ]))
  }

  static func row(_ number: Int64) -> InstantPageBlock {
    .audio(id: .cloudFile(number), caption: InstantPageCaption())
  }

  static func picture(
    _ number: Int64, caption: String = "", spoiler: Bool = false
  ) -> InstantPageBlock {
    .image(
      id: .cloudImage(number), caption: InstantPageCaption(text: words(caption)), url: nil,
      webpageId: nil, spoiler: spoiler)
  }

  static func video(
    _ number: Int64, caption: String = "", loop: Bool = false, spoiler: Bool = false
  ) -> InstantPageBlock {
    .video(
      id: .cloudFile(number), caption: InstantPageCaption(text: words(caption)), autoplay: false,
      loop: loop, spoiler: spoiler)
  }

  private static func words(_ text: String) -> RichText { text.isEmpty ? .empty : .plain(text) }

  /// A chat of one message in a view of 360 by 640 points, whose pictures and videos all can be read.
  static func chat(
    _ blocks: [InstantPageBlock], media: [Media] = [],
    size: PixelDimensions = PixelDimensions(width: 320, height: 180)
  ) throws -> Chat {
    let page = InstantPage(
      blocks: blocks, media: Dictionary(media.map { ($0.id, $0) }) { one, _ in one })
    let ids = Set(page.mediaUses.map(\.id))
    func all<Value>(_ value: (MediaId) -> Value) -> [MediaId: Value] {
      Dictionary(uniqueKeysWithValues: ids.map { ($0, value($0)) })
    }
    let chat = Chat(context: try TypesettingContext())
    chat.append(
      ChatMessage(
        name: "m", content: .page(page),
        pictures: MessagePictures(
          sizes: all { _ in size }, durations: all { _ in 3 }, files: all { "/m/\($0.id).bin" })))
    chat.resize(to: Size(width: 360, height: 640))
    return chat
  }
}
