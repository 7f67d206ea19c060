import Typesetting

/// A picture, a video or a track where it shows on its page.
public struct PlacedMedium: Sendable {
  public enum Content: Sendable {
    case picture(MediaItem)
    case audio(AudioItem)
  }

  public var content: Content
  /// Of a slideshow's page, the slideshow's.
  public var place: ItemPlace
  /// In the page's space.
  public var frame: Rect
  /// Nothing shows outside; nil where nothing is cut.
  public var clip: Rect?

  /// What of the frame shows.
  public var visible: Rect { clip.map { frame.intersection($0) } ?? frame }
}

extension PageLayout {
  /// Everything that is looked at or listened to, in the layout's order: also in open details, in tables'
  /// titles and cells, and on every page of a slideshow.
  public func media(scroll: ScrollPositions = ScrollPositions()) -> [PlacedMedium] {
    var media: [PlacedMedium] = []
    ItemVisitor(scroll: scroll).visit(items) { placed in
      func add(_ content: PlacedMedium.Content, _ frame: Rect, _ clip: Rect?) {
        media.append(
          PlacedMedium(content: content, place: placed.place, frame: frame, clip: clip))
      }
      switch placed.item.content {
      case .media(let item): add(.picture(item), placed.frame, placed.clip)
      case .audio(let audio): add(.audio(audio), placed.frame, placed.clip)
      case .slideshow(let item):
        let show = item.turned(to: scroll[placed.place])
        let clip = placed.clip?.intersection(placed.frame) ?? placed.frame
        for (index, page) in show.pages.enumerated() {
          add(.picture(page.media), show.frame(ofPage: index, in: placed.frame), clip)
        }
      case .text, .code, .divider, .bullet, .number, .checkbox, .quoteFrame, .panel, .ornament,
        .anchor, .document, .formula, .details, .table, .thinking, .buttonRow, .unsupported:
        break
      }
      return true
    }
    return media
  }
}
