import PageModel

/// What image and video blocks have in common.
struct PictureBlock {
  var id: MediaId
  var caption: InstantPageCaption
  var kind: MediaItem.Kind
  var link: String?
  var isSpoiler: Bool
}

extension InstantPageBlock {
  /// The block as a picture; nil for every other kind.
  var picture: PictureBlock? {
    switch self {
    case .image(let id, let caption, let url, _, let spoiler):
      PictureBlock(id: id, caption: caption, kind: .image, link: url, isSpoiler: spoiler)
    case .video(let id, let caption, let autoplay, let loop, let spoiler):
      PictureBlock(
        id: id, caption: caption, kind: .video(autoplays: autoplay, loops: loop), link: nil,
        isSpoiler: spoiler)
    case .cover(let inner):
      inner.picture
    case .unsupported, .title, .subtitle, .authorDate, .header, .subheader, .paragraph,
      .preformatted, .footer, .divider, .anchor, .list, .blockQuote, .pullQuote, .webEmbed,
      .postEmbed, .collage, .slideshow, .channelBanner, .audio, .kicker, .table, .details,
      .relatedArticles, .map, .heading, .formula, .thinking, .buttonRow, .document:
      nil
    }
  }
}
