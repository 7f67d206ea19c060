import PageModel

/// A page's blocks with its media numbered in the order in which they occur, so that pages can be
/// compared whose media were named apart from each other.
struct PageShape: Equatable {
  private let blocks: [InstantPageBlock]

  init(_ page: InstantPage) {
    var numbers: [MediaId: Int64] = [:]
    func number(_ id: MediaId) -> MediaId {
      let next = Int64(numbers.count)
      let number = numbers[id] ?? next
      numbers[id] = number
      return MediaId(namespace: id.namespace, id: number)
    }
    let rewriter = PageRewriter(
      block: { block, _ in [block.namingMedium(number)] },
      text: { text, _, _ in
        text.rewriting { node in
          guard case .image(let id, let dimensions) = node else { return node }
          return .image(id: number(id), dimensions: dimensions)
        }
      })
    blocks = rewriter.rewrite(page.blocks)
  }
}

extension InstantPageBlock {
  fileprivate func namingMedium(_ number: (MediaId) -> MediaId) -> InstantPageBlock {
    switch self {
    case .image(let id, let caption, let url, let webpageId, let spoiler):
      return .image(
        id: number(id), caption: caption, url: url, webpageId: webpageId, spoiler: spoiler)
    case .video(let id, let caption, let autoplay, let loop, let spoiler):
      return .video(
        id: number(id), caption: caption, autoplay: autoplay, loop: loop, spoiler: spoiler)
    case .audio(let id, let caption):
      return .audio(id: number(id), caption: caption)
    case .document(let id, let caption):
      return .document(id: number(id), caption: caption)
    case .unsupported, .title, .subtitle, .authorDate, .header, .subheader, .paragraph,
      .preformatted, .footer, .divider, .anchor, .list, .blockQuote, .pullQuote, .cover, .webEmbed,
      .postEmbed, .collage, .slideshow, .channelBanner, .kicker, .table, .details,
      .relatedArticles, .map, .heading, .formula, .thinking, .buttonRow:
      return self
    }
  }
}
