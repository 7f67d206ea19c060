import Recto

extension Chat {
  /// The pictures of a message in the order of its layout, those in open details and on every page of a
  /// slideshow too: what a gallery turns.
  package func pictures(of index: Int) -> [MediaItem] {
    layOut(messages[index], at: index).layout.page.items.pictures
  }
}

extension [LayoutItem] {
  fileprivate var pictures: [MediaItem] {
    flatMap { item -> [MediaItem] in
      switch item.content {
      case .media(let media): [media]
      case .slideshow(let show): show.pages.map(\.media)
      case .details(let details): details.body?.items.pictures ?? []
      case .text, .code, .divider, .bullet, .number, .checkbox, .quoteFrame, .panel, .ornament,
        .anchor, .audio, .document, .formula, .table, .thinking, .buttonRow, .unsupported:
        []
      }
    }
    // What is still covered is not shown by turning to it.
    .filter { $0.pictureId != nil && !$0.isSpoiler && $0.kind != .avatar }
  }
}
