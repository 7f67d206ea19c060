import CGtk
import ChatView
import Recto

/// What moves: messages on their way to another layout, dust, lights on buttons that wait.
extension ChatCanvas {
  // MARK: The clock

  /// Runs until nothing moves.
  func startMoving() {
    guard !isTicking else { return }
    isTicking = true
    MainLoop.beforeFrames(of: widget) { [weak self] now in
      guard let self else { return false }
      isTicking = tick(now)
      return isTicking
    }
  }

  /// - Returns: whether anything goes on moving.
  private func tick(_ now: Double) -> Bool {
    let follows = chat.isAtEnd && chat.isRevealing
    let (moves, isSeen) = chat.advance(to: now)
    if follows { chat.scrollToEnd() }
    if isSeen { refresh() }
    let lit = highlights.advance(to: now)
    if loading.advance(to: now) || lit { gtk_widget_queue_draw(widget) }
    if !moves { endAppearing() }
    if showsDust {
      let step = (now * MotionTimings.dustRate).rounded(.down) / MotionTimings.dustRate
      if step != dustTime {
        dustTime = step
        gtk_widget_queue_draw(widget)
      }
    }
    return moves || highlights.isMoving || loading.isMoving || showsDust
  }

  /// Takes the desktop's word whether anything is to move.
  func setAnimates(_ animates: Bool) {
    guard chat.animates != animates else { return }
    chat.setAnimates(animates)
    loading.stop()
    followPointer()
    if !animates { endAppearing() }
    refresh()
  }

  /// The marks of what the pointer is over and holds down go where they belong.
  func followPointer() {
    highlights.follow(pointer, animates: chat.animates)
    if highlights.isMoving { startMoving() }
    gtk_widget_queue_draw(widget)
  }

  /// A button waits for what it asked.
  func showLoading(_ hit: ChatHit) {
    guard chat.animates, case .button(let button) = hit.hit.target, button.action.loads,
      let target = PointerState.Target(hit)
    else { return }
    loading.press(target, isAccented: button.color != nil && !button.isLink)
    startMoving()
  }

  // MARK: Drawing

  /// Draws a message on its way.
  func draw(_ snapshot: OpaquePointer, _ moving: MovingMessage, of one: Chat.Visible) {
    guard let grounds = try? chat.ground(of: moving, of: one) else { return }
    let corner = Point(x: chat.stripLeft, y: one.top)
    for ground in grounds {
      switch ground {
      case .fill(let rect):
        fill(snapshot, rect.offsetBy(dx: corner.x, dy: corner.y), moving.bubbleColor)
      case .picture(let area, let pixels):
        draw(snapshot, pixels, area, at: corner)
      }
    }
    if let bubble = moving.clip {
      pushRoundedClip(
        snapshot, bubble.insetBy(dx: 1, dy: 1).offsetBy(dx: corner.x, dy: corner.y), radius: 15)
    }
    for layer in moving.frame.layers { draw(snapshot, layer, moving, of: one) }
    let parts =
      moving.frame.checkboxes.map { try? chat.picture(of: $0) }
      + moving.frame.chevrons.map { try? chat.picture(of: $0) }
    for case let picture? in parts { draw(snapshot, picture.pixels, picture.area, at: corner) }
    if moving.clip != nil { gtk_snapshot_pop(snapshot) }
    if let burst = moving.frame.burst,
      let picture = try? chat.burst(of: moving, drift: dustTime, of: one)
    {
      draw(
        snapshot, picture.pixels, picture.area,
        at: Point(x: corner.x + burst.offset.x, y: corner.y + burst.offset.y))
    }
  }

  private func draw(
    _ snapshot: OpaquePointer, _ layer: MotionFrame.Layer, _ moving: MovingMessage,
    of one: Chat.Visible
  ) {
    switch layer {
    case .slice(let slice):
      draw(snapshot, slice, moving, of: one)
    case .mix(let old, let new, let part):
      gtk_snapshot_push_cross_fade(snapshot, part)
      draw(snapshot, old, moving, of: one)
      gtk_snapshot_pop(snapshot)
      draw(snapshot, new, moving, of: one)
      gtk_snapshot_pop(snapshot)
    case .faded(let slice, let opacity):
      guard opacity > 0 else { return }
      gtk_snapshot_push_opacity(snapshot, opacity)
      draw(snapshot, slice, moving, of: one)
      gtk_snapshot_pop(snapshot)
    }
  }

  private func draw(
    _ snapshot: OpaquePointer, _ slice: MotionFrame.Slice, _ moving: MovingMessage,
    of one: Chat.Visible
  ) {
    let top = one.top + slice.top
    let seen = (max(0, top), min(chat.size.height, top + slice.height))
    guard seen.0 < seen.1 else { return }
    // Where the picture would begin.
    let corner = Point(x: chat.stripLeft + slice.dx, y: top - slice.source)
    var clip = Rect(
      x: 0, y: seen.0, width: chat.size.width, height: seen.1 - seen.0
    ).graphene
    gtk_snapshot_push_clip(snapshot, &clip)
    for band in chat.bands(from: seen.0 - corner.y, to: seen.1 - corner.y) {
      guard let tile = try? chat.tile(band, of: slice.picture, in: moving, of: one) else {
        continue
      }
      // Dust that is blown away is drawn where it flies.
      let isBlown = slice.picture == .old && moving.frame.burst != nil
      draw(snapshot, tile, at: corner, of: one, withDust: !isBlown)
    }
    gtk_snapshot_pop(snapshot)
  }

  /// Draws a band, and its dust as it is now.
  func draw(
    _ snapshot: OpaquePointer, _ tile: TileBands.Tile, at corner: Point, of one: Chat.Visible,
    withDust: Bool = true
  ) {
    if tile.texture == nil, let pixels = tile.pixels {
      tile.texture = picture(of: pixels)
      tile.pixels = nil
    }
    if let picture = tile.texture as? ScreenPicture {
      append(snapshot, picture, tile.area, at: corner)
    }
    guard withDust, let dust = tile.dust else { return }
    showsDust = true
    if dust.time != dustTime, let pixels = try? chat.pixels(of: dust, at: dustTime, of: one) {
      dust.texture = picture(of: pixels)
      dust.time = dustTime
    }
    if let picture = dust.texture as? ScreenPicture {
      append(snapshot, picture, dust.area, at: corner)
    }
  }

  private func draw(
    _ snapshot: OpaquePointer, _ pixels: PixelImage, _ area: PixelArea, at corner: Point
  ) {
    guard let picture = picture(of: pixels) else { return }
    append(snapshot, picture, area, at: corner)
  }

  private func picture(of pixels: PixelImage) -> ScreenPicture? {
    ScreenPicture(pixels, scale: chat.look.scale, forSurfaces: drawsSurfaces)
  }

  private func append(
    _ snapshot: OpaquePointer, _ picture: ScreenPicture, _ area: PixelArea, at corner: Point
  ) {
    picture.append(
      to: snapshot,
      in: area.rect(scale: chat.look.scale).offsetBy(dx: corner.x, dy: corner.y))
  }

  /// A light on its way along a button.
  func drawLoading(_ snapshot: OpaquePointer, on one: Chat.Visible, _ palette: MessagePalette) {
    let origin = chat.pageOrigin(of: one)
    for shown in loading.shown where shown.target.index == one.index {
      for rect in shown.target.highlight {
        let rect = rect.offsetBy(dx: origin.x, dy: origin.y)
        let width = max(40, rect.width / 2)
        let left = rect.minX - width + (rect.width + width) * shown.part
        let light =
          shown.isAccented || palette.isDark
          ? Color.white.withAlpha(0.45 * shown.opacity)
          : palette.primaryText.withAlpha(0.22 * shown.opacity)
        let stops = [
          GskColorStop(offset: 0, color: light.withAlpha(0).gdk),
          GskColorStop(offset: 0.5, color: light.gdk),
          GskColorStop(offset: 1, color: light.withAlpha(0).gdk),
        ]
        var bounds = rect.graphene
        var start = graphene_point_t(x: Float(left), y: Float(rect.minY))
        var end = graphene_point_t(x: Float(left + width), y: Float(rect.minY))
        pushRoundedClip(snapshot, rect, radius: shown.target.radius)
        gtk_snapshot_append_linear_gradient(
          snapshot, &bounds, &start, &end, stops, gsize(stops.count))
        gtk_snapshot_pop(snapshot)
      }
    }
  }
}
