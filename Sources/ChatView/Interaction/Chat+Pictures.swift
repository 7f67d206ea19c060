import Recto

/// A picture or a video of a message, as a gallery shows it.
package struct GalleryPicture: Equatable {
  package var medium: MediaItem
  package var caption: String
  /// Its file; nil where it is not at hand.
  package var path: String?
  /// Why it is not, or why nobody can read it: a sentence.
  package var problem: String?

  package var isVideo: Bool {
    if case .video = medium.kind { true } else { false }
  }
}

extension Chat {
  /// The pictures and videos of a message in the order of its layout, those in open details, in tables and
  /// on every page of a slideshow too: what a gallery turns. What is still covered is not among them.
  package func pictures(of index: Int) -> [GalleryPicture] {
    let message = messages[index]
    let shown = layOut(message, at: index)
    let captions = shown.page.pictureCaptions
    return shown.media(scroll: message.scroll).compactMap { placed in
      guard case .picture(let item) = placed.content, item.pictureId != nil, !item.isSpoiler
      else { return nil }
      switch item.kind {
      case .image, .video, .map, .embed: break
      case .avatar: return nil
      }
      let id = item.id
      var picture = GalleryPicture(
        medium: item, caption: id.flatMap { captions[$0] } ?? "",
        path: id.flatMap { message.pictures?.files[$0] })
      let noun = picture.isVideo ? "The video" : "The picture"
      picture.problem = id.flatMap { id in
        message.pictures?.absences[id].map { "\(noun) is not here: \($0)" }
          ?? message.pictures?.refusals[id]
      }
      return picture
    }
  }
}

extension InstantPage {
  /// What is written under each picture; one in an album that has no words of its own has the album's.
  fileprivate var pictureCaptions: [MediaId: String] {
    var captions: [MediaId: String] = [:]
    func add(_ id: MediaId, _ caption: InstantPageCaption, _ album: String) {
      let own = caption.text.plainText
      let words = own.isEmpty ? album : own
      if !words.isEmpty, captions[id] == nil { captions[id] = words }
    }
    func read(_ block: InstantPageBlock, album: String) {
      switch block {
      case .image(let id, let caption, _, _, _), .video(let id, let caption, _, _, _):
        add(id, caption, album)
      case .cover(let inner): read(inner, album: album)
      case .collage(let items, let caption), .slideshow(let items, let caption):
        for item in items { read(item, album: caption.text.plainText) }
      case .unsupported, .title, .subtitle, .authorDate, .header, .subheader, .paragraph,
        .preformatted, .footer, .divider, .anchor, .list, .blockQuote, .pullQuote, .webEmbed,
        .postEmbed, .channelBanner, .audio, .kicker, .table, .details, .relatedArticles, .map,
        .heading, .formula, .thinking, .buttonRow, .document:
        break
      }
    }
    for step in walk {
      if let block = step.block { read(block, album: "") }
    }
    return captions
  }
}
