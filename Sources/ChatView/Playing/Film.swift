import Recto

/// A video that may play where it stands, without sound.
package struct Film: Equatable {
  /// A film stays the same one wherever its message is scrolled to.
  package struct Key: Hashable {
    package var message: Int
    /// The ordinal among the page's media.
    package var index: Int
    package var id: MediaId
    package var path: String
    /// Another file under the path, or other bytes in it, make another film of it.
    package var file: FileIdentity?
  }

  package struct Dot: Equatable {
    package var rect: Rect
    package var color: Color
  }

  package var key: Key
  /// An animation, which begins again.
  package var loops: Bool
  /// Where its picture stands, in the view.
  package var frame: Rect
  /// Nothing of it shows outside: in a table that scrolls, a collapsed quote, a slideshow.
  package var clip: Rect
  /// The bubble it stands in, whose corners cut it.
  package var bubble: Rect
  package var bubbleRadius: Double
  package var cornerRadius: Double
  /// Fills its frame and is cut; otherwise all of it shows.
  package var fills: Bool
  /// What stands on it besides the film: the dots of its slideshow, in the view.
  package var dots: [Dot]
  /// Of its first frame as it was read, pixels.
  package var stillSize: PixelDimensions

  /// What of it is in the view, points.
  package func visible(in view: Size) -> Rect {
    frame.intersection(clip).intersection(
      Rect(x: 0, y: 0, width: view.width, height: view.height))
  }

  /// Where frames of a size go.
  ///
  /// - Returns: nil for a film that lies on its side, since nobody turns its frames as its still was.
  package func placement(width: Int, height: Int) -> Rect? {
    guard width > 0, height > 0, frame.width > 0, frame.height > 0 else { return nil }
    let isTurned =
      (width > height) != (stillSize.width > stillSize.height) && width != height
      && stillSize.width != stillSize.height
    guard !isTurned else { return nil }
    let scales = [frame.width / Double(width), frame.height / Double(height)]
    let scale = (fills ? scales.max() : scales.min()) ?? 1
    let size = Size(width: Double(width) * scale, height: Double(height) * scale)
    return Rect(
      x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}

extension Chat {
  /// Videos that play at the same time at most.
  package static let mostFilms = 3
  /// What of a film has to be in the view for it to play.
  private static let leastPart = 0.4

  /// The videos of a message whose first frame could be read and that nothing covers.
  package func films(of one: Visible) -> [Film] {
    // What is still appearing is no film yet.
    guard let pictures = one.message.pictures, !pictures.files.isEmpty,
      one.shown.revealFrame == nil
    else { return [] }
    let origin = pageOrigin(of: one)
    let layout = one.shown.layout
    let everything = Rect(x: 0, y: one.top, width: size.width, height: one.shown.height)
    let bubble =
      layout.style.showsBubble
      ? layout.bubble.insetBy(dx: BubbleMetrics.border, dy: BubbleMetrics.border)
        .offsetBy(dx: stripLeft, dy: one.top) : everything
    return one.shown.media(scroll: one.message.scroll).compactMap { placed in
      guard case .picture(let item) = placed.content, case .video(_, let loops) = item.kind,
        !item.isSpoiler, let id = item.id, let path = pictures.files[id],
        let stillSize = pictures.sizes[id],
        // Known of a video that was read, not of a picture that stands for it.
        pictures.durations[id] != nil
      else { return nil }
      let frame = placed.frame.offsetBy(dx: origin.x, dy: origin.y)
      return Film(
        key: Film.Key(
          message: one.index, index: item.index, id: id, path: path,
          file: pictures.identities[id]),
        loops: loops || one.shown.page.isAnimation(id), frame: frame,
        clip: placed.clip?.offsetBy(dx: origin.x, dy: origin.y) ?? frame, bubble: bubble,
        bubbleRadius: layout.style.showsBubble
          ? BubbleMetrics.cornerRadius - BubbleMetrics.border : 0,
        cornerRadius: item.cornerRadius, fills: item.fit == .crop,
        dots: dots(of: placed.place, in: one).map {
          Film.Dot(rect: $0.rect.offsetBy(dx: origin.x, dy: origin.y), color: $0.color)
        }, stillSize: stillSize)
    }
  }

  /// The dots of a slideshow, in the page's space; none of what is none.
  private func dots(of place: ItemPlace, in one: Visible) -> [(rect: Rect, color: Color)] {
    guard let (item, frame) = one.shown.layout.page.item(at: place),
      case .slideshow(let show) = item.content
    else { return [] }
    return show.turned(to: one.message.scroll[place]).paintedDots(in: frame)
  }

  /// The films that play: those that are well in the view, nearest to its middle first.
  package func playingFilms(among visible: [Visible]) -> [Film] {
    let middle = size.height / 2
    return
      visible.flatMap(films)
      .filter { film in
        let seen = film.visible(in: size)
        // One that is higher than the view plays when it fills the view.
        let whole = min(film.frame.height, size.height) * film.frame.width
        return whole > 0 && seen.width * seen.height >= whole * Self.leastPart
      }
      .sorted { abs($0.frame.midY - middle) < abs($1.frame.midY - middle) }
      .prefix(Self.mostFilms).map { $0 }
  }
}

extension InstantPage {
  fileprivate func isAnimation(_ id: MediaId) -> Bool {
    if case .file(let file)? = media[id] { file.isAnimated } else { false }
  }
}
