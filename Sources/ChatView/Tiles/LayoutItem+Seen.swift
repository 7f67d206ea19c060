import Recto

/// What its reader has done to a message that its layout does not know of.
struct SeenState {
  var scroll: ScrollPositions
  var playing: PlayingRow?

  /// Whether everything is as it was laid out.
  var isPlain: Bool { scroll == ScrollPositions() && playing == nil }
}

extension LayoutItem {
  /// The item with every table in it moved as far as it is scrolled, every slideshow at its page, and the
  /// track that is played as far as it has come.
  func seen(in state: SeenState, at place: ItemPlace, context: TypesettingContext) -> LayoutItem {
    var item = self
    switch content {
    case .table(var table):
      table.gridOrigin.x -= state.scroll[place]
      // Cells hold text and small pictures: nothing that moves.
      item.content = .table(table)
    case .details(var details):
      guard var body = details.body else { return self }
      body.items = body.items.enumerated().map { index, inner in
        inner.seen(
          in: state, at: ItemPlace(place.steps + [.body, .item(index)]), context: context)
      }
      details.body = body
      item.content = .details(details)
    case .slideshow(let show):
      item.content = .slideshow(show.turned(to: state.scroll[place]))
    case .audio(let audio):
      guard let playing = state.playing, playing.id == audio.id else { return self }
      item.content = .audio(audio.showing(playing.playback, context: context))
    case .text, .code, .divider, .bullet, .number, .checkbox, .quoteFrame, .panel, .ornament,
      .anchor, .media, .document, .formula, .thinking, .buttonRow, .unsupported:
      break
    }
    return item
  }
}
