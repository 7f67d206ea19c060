import PageModel
import Typesetting

/// What the arrival of a medium asks of a page on screen.
public enum MediaArrival: Hashable, Sendable {
  /// The medium stands nowhere on it.
  case nothing
  /// To paint these areas anew, in the page's space.
  case repaint([Rect])
  /// To lay the page out again with the size that is known now.
  case layout
}

extension PageLayout {
  /// What to do when a medium's picture has arrived.
  ///
  /// A picture whose size was known has its room already, and only its own items are painted anew. One
  /// that stands nowhere yet may have been waited for: a video's cover, a document's thumbnail.
  ///
  /// - Parameters:
  ///   - size: the picture's own.
  ///   - known: the size the layout was made with, nil when nobody knew any.
  public func arrival(
    of id: MediaId, size: PixelDimensions, known: PixelDimensions?,
    scroll: ScrollPositions = ScrollPositions()
  ) -> MediaArrival {
    let areas = areas(of: id, scroll: scroll)
    if areas.isEmpty { return known == nil ? .layout : .nothing }
    return known == size ? .repaint(areas) : .layout
  }

  /// Where a medium's picture shows, in the page's space.
  public func areas(
    of id: MediaId, scroll: ScrollPositions = ScrollPositions()
  ) -> [Rect] {
    var areas: [Rect] = []
    ItemVisitor(scroll: scroll).visit(items) { placed in
      let frame = placed.frame
      switch placed.item.content {
      case .media(let media):
        if media.pictureId == id { areas.append(frame) }
      case .slideshow(let show):
        if show.pages.contains(where: { $0.media.pictureId == id }) { areas.append(frame) }
      case .document(let document):
        if document.thumbnail == id {
          areas.append(document.control.offsetBy(dx: frame.x, dy: frame.y))
        }
      case .text, .code, .divider, .bullet, .number, .checkbox, .quoteFrame, .panel, .ornament,
        .anchor, .audio, .formula, .details, .table, .thinking, .buttonRow, .unsupported:
        break
      }
      for text in placed.texts { areas += text.areas(of: id) }
      return true
    }
    return areas
  }
}

extension PlacedText {
  fileprivate func areas(of id: MediaId) -> [Rect] {
    guard text.attributes.contains(where: { $0.object?.mediaId == id }) else { return [] }
    return text.drawnLines.flatMap { index -> [Rect] in
      let x = origin.x + text.paragraph.lineOrigin(index).x
      return text.paragraph.lines[index].attachments.compactMap { placed in
        guard text.attributes(tagged: placed.tag)?.object?.mediaId == id else { return nil }
        return visible(placed.frame.offsetBy(dx: x, dy: origin.y))
      }
    }
  }
}

extension InlineObject {
  /// The medium whose picture the object is.
  fileprivate var mediaId: MediaId? {
    switch self {
    case .emoji(let fileId, _): .cloudFile(fileId)
    case .image(let id): id
    case .formula, .button: nil
    }
  }
}
