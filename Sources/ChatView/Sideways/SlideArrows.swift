import Recto

/// The buttons that turn a slideshow, in the page's space; nil where there is nothing to turn to.
package struct SlideArrows: Equatable {
  package var index: Int
  package var before: Rect?
  package var after: Rect?
}

extension Chat {
  /// The buttons of the slideshow something was hit in.
  package func arrows(at hit: ChatHit) -> SlideArrows? {
    guard let place = sideways(at: hit),
      let (item, frame) = messages[hit.index].shown?.layout.page.item(at: place.place),
      case .slideshow(let show) = item.content
    else { return nil }
    let arrows = show.turned(to: offset(of: place)).arrows(in: frame)
    return SlideArrows(index: hit.index, before: arrows.before, after: arrows.after)
  }
}
