import PageLayout
import PageModel
import Typesetting

extension DisplayListBuilder {
  /// A picture, and on it what tells what a tap does: a play sign, a pin, words.
  mutating func paint(_ media: MediaItem, _ frame: Rect) {
    let radii = CornerRadii(media.cornerRadius)
    if let id = media.pictureId {
      add(
        .image(
          ImagePaint(
            id: id, rect: frame, fit: media.isSpoiler ? .blurred : media.fit.paint,
            placeholder: media.placeholder, cornerRadii: radii)))
    } else {
      add(.fill(.roundedRect(frame, radii), .color(media.placeholder)))
    }
    if media.isSpoiler { paintCover(of: media, frame) }
    switch media.kind {
    case .image, .avatar: break
    case .video: if !media.isSpoiler { paintPlaySign(in: frame) }
    case .embed: paintPlaySign(in: frame)
    case .map: paintPin(in: frame)
    }
    if let badge = media.badge { paint(badge, on: frame) }
  }

  /// A shade and dust over what its reader has not asked for yet.
  private mutating func paintCover(of media: MediaItem, _ frame: Rect) {
    add(
      .fill(
        .roundedRect(frame, CornerRadii(media.cornerRadius)),
        .color(Color.black.withAlpha(SpoilerCover.shade))))
    add(
      .particles(
        ParticleField(
          rect: frame, color: .white, areaPerParticle: SpoilerCover.mediaArea,
          seed: UInt64(bitPattern: media.id?.id ?? 0) ^ UInt64(media.index))))
  }

  /// A triangle on a dark disc, smaller in small frames.
  private mutating func paintPlaySign(in frame: Rect) {
    let side = min(PageMetrics.playSide, frame.width / 2, frame.height / 2)
    let disc = Rect(
      x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    add(.fill(.ellipse(disc), .color(PageMetrics.overlayFill)))
    paint(.play, in: disc.insetBy(dx: side * 0.22, dy: side * 0.22), color: .white)
  }

  /// A pin whose point is in the middle of the map.
  private mutating func paintPin(in frame: Rect) {
    let side = min(PageMetrics.mapPinSide, frame.width, frame.height)
    let top =
      frame.y + (frame.height / 2 - PageMetrics.mapPinLift - side / 2).rounded(.down)
    // The lower quarter of the pin's box is its shadow's.
    let drop = Rect(
      x: frame.midX - side * 0.3, y: top, width: side * 0.6, height: side * 0.75)
    add(
      .fill(
        .ellipse(
          Rect(
            x: drop.midX - side * 0.14, y: drop.maxY - side * 0.04, width: side * 0.28,
            height: side * 0.09)), .color(Color.black.withAlpha(0.25))))
    add(.fill(.path(.mapPin(in: drop)), .color(SignColors.pin)))
    let eye = drop.width * 0.36
    add(
      .fill(
        .ellipse(
          Rect(
            x: drop.midX - eye / 2, y: drop.y + drop.height * 0.4 - eye / 2, width: eye,
            height: eye)), .color(.white)))
  }

  private mutating func paint(_ badge: MediaBadge, on frame: Rect) {
    if badge.fill.alpha > 0 {
      let box = badge.frame.offsetBy(dx: frame.x, dy: frame.y)
      add(.fill(.roundedRect(box, CornerRadii(box.height / 2)), .color(badge.fill)))
    }
    paint(badge.text, at: frame.origin + badge.textOrigin)
  }

  /// The page that shows on black, or parts of two, and a dot for each.
  mutating func paint(_ show: SlideshowItem, _ frame: Rect) {
    add(.fill(.rect(frame), .color(show.background)))
    let isMoving = show.position != show.position.rounded()
    if isMoving { add(.pushClip(.rect(frame))) }
    for (index, page) in show.pages.enumerated()
    where abs(Double(index) - show.position) < 1 {
      paint(page.media, show.frame(ofPage: index, in: frame))
    }
    if isMoving { add(.popClip) }
    for dot in show.paintedDots(in: frame) { add(.fill(.ellipse(dot.rect), .color(dot.color))) }
  }
}

/// How much of what it covers dust lets through.
enum SpoilerCover {
  static let shade = 0.25
  /// Square points a grain: on pictures, on text.
  static let mediaArea = 26.0
  static let textArea = 7.0
  static let textGround = 0.10
}

/// Colours and sizes of signs on pictures, the same in every theme.
private enum SignColors {
  static let pin = Color(0xE8_4A3F)
}

extension MediaItem.Fit {
  fileprivate var paint: ImagePaint.Fit {
    switch self {
    case .whole: .aspectFitOverBlur
    case .plain: .aspectFit
    case .crop: .aspectFill
    }
  }
}

extension VectorIcon {
  /// A triangle that points to the right, its corners a little rounded by the pen.
  static var play: VectorIcon {
    let triangle = Path.polyline([(2.6, 1.4), (8.6, 5), (2.6, 8.6)], closed: true)
    return VectorIcon(strokes: [triangle], fills: [triangle], penWidth: 1)
  }

  /// Two bars.
  static var pause: VectorIcon {
    let bars = [3.2, 6.8].map { x in
      Path.polyline([(x - 0.7, 1.8), (x + 0.7, 1.8), (x + 0.7, 8.2), (x - 0.7, 8.2)], closed: true)
    }
    return VectorIcon(strokes: bars, fills: bars, penWidth: 0.8)
  }

  /// A sheet with a turned corner.
  static var document: VectorIcon {
    VectorIcon(
      strokes: [
        .polyline(
          [(2.2, 1), (5.8, 1), (7.8, 3), (7.8, 9), (2.2, 9)], closed: true),
        .polyline([(5.7, 1.2), (5.7, 3.1), (7.6, 3.1)]),
      ], penWidth: 1)
  }
}
