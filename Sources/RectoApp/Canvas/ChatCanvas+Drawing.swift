import CGtk
import ChatView
import Recto

/// What is drawn: the tiles of what is seen, the names of days, and what the pointer and the keyboard mark.
extension ChatCanvas {
  func draw(_ snapshot: OpaquePointer, width: Double, height: Double) {
    let palette = chat.look.palette(outgoing: false)
    fill(snapshot, Rect(x: 0, y: 0, width: width, height: height), palette.chatBackground)
    showsDust = false
    for one in visible {
      if one.dayHeight > 0, let date = one.message.date {
        drawDay(snapshot, date, of: one, palette)
      }
      if let moving = one.shown.moving {
        draw(snapshot, moving, of: one)
      } else {
        for band in chat.bands(of: one, from: 0, to: height) {
          // A band that cannot be drawn (no memory) is left to the background.
          guard let tile = try? chat.tile(band, of: one) else { continue }
          draw(snapshot, tile, at: Point(x: chat.stripLeft, y: one.top), of: one)
        }
      }
      drawFilms(snapshot, of: one)
      drawArrows(snapshot, on: one)
      drawLoading(snapshot, on: one, palette)
      drawMarks(snapshot, on: one, palette)
    }
    if showsDust { startMoving() }
    if let ready = becameReady, !visible.isEmpty {
      becameReady = nil
      MainLoop.after(0) { ready() }
    }
  }

  /// Over words that were searched for, in light and dark bubbles.
  private static let found = Color(0xFF_C400).withAlpha(0.4)

  /// What is selected, and what the pointer is over or holds down.
  private func drawMarks(
    _ snapshot: OpaquePointer, on one: Chat.Visible, _ palette: MessagePalette
  ) {
    let origin = chat.pageOrigin(of: one)
    if let searched {
      for rect in chat.marks(of: searched, on: one) {
        fill(snapshot, rect, Self.found, radius: 4)
      }
    }
    if let selection {
      let color = palette.accentControl.withAlpha(0.28)
      for rect in chat.rects(of: selection, on: one) { fill(snapshot, rect, color) }
    }
    drawBlockMark(snapshot, on: one, palette)
    if let code, code.index == one.index {
      drawCopyButton(snapshot, code.button.offsetBy(dx: origin.x, dy: origin.y), palette)
    }
    if let focused, focused.index == one.index {
      for rect in chat.seen(focused.hit.highlight, on: one) {
        ring(snapshot, rect, palette.accentControl)
      }
    }
    for mark in highlights.shown where mark.target.index == one.index {
      for rect in chat.seen(mark.target.highlight, on: one) {
        fill(
          snapshot, rect, palette.linkText.withAlpha(mark.opacity), radius: mark.target.radius)
      }
    }
  }

  private func drawDay(
    _ snapshot: OpaquePointer, _ date: Int32, of one: Chat.Visible, _ palette: MessagePalette
  ) {
    withText(dayName(date)) { layout, size in
      let box = Rect(
        x: chat.stripLeft + (chat.stripWidth - size.width) / 2 - 10,
        y: one.top - one.dayHeight / 2 - size.height / 2 + 1, width: size.width + 20,
        height: size.height + 6)
      fill(
        snapshot, box, palette.isDark ? palette.serviceFill : Color.black.withAlpha(0.28),
        radius: box.height / 2)
      write(snapshot, layout, at: Point(x: box.x + 10, y: box.y + 3), .white)
    }
  }

  private func drawCopyButton(
    _ snapshot: OpaquePointer, _ rect: Rect, _ palette: MessagePalette
  ) {
    let ground = palette.isDark ? Color(0x3A_4A5C) : Color.white
    fill(snapshot, rect, ground, radius: 6)
    ring(snapshot, rect, palette.secondaryText.withAlpha(0.4), width: 1)
    withText("Copy") { layout, size in
      let corner = Point(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2)
      write(snapshot, layout, at: corner, palette.primaryText)
    }
  }

  /// Sets a line in the widget's font.
  ///
  /// - Parameter size: of the line, points.
  private func withText(
    _ text: String, _ body: (_ layout: OpaquePointer?, _ size: Size) -> Void
  ) {
    let layout = gtk_widget_create_pango_layout(widget, text)
    defer { g_object_unref(layout.map { UnsafeMutableRawPointer($0) }) }
    var (width, height) = (Int32(0), Int32(0))
    pango_layout_get_pixel_size(layout, &width, &height)
    body(layout, Size(width: Double(width), height: Double(height)))
  }

  private func write(
    _ snapshot: OpaquePointer, _ layout: OpaquePointer?, at corner: Point,
    _ color: Color
  ) {
    gtk_snapshot_save(snapshot)
    var place = graphene_point_t(x: Float(corner.x), y: Float(corner.y))
    gtk_snapshot_translate(snapshot, &place)
    var rgba = color.gdk
    gtk_snapshot_append_layout(snapshot, layout, &rgba)
    gtk_snapshot_restore(snapshot)
  }

  func dayName(_ date: Int32) -> String {
    guard let time = g_date_time_new_from_unix_utc(gint64(date)) else { return "" }
    defer { g_date_time_unref(time) }
    guard let text = g_date_time_format(time, "%e %B %Y") else { return "" }
    defer { g_free(text) }
    return String(String(cString: text).drop { $0 == " " })
  }

  func ring(
    _ snapshot: OpaquePointer, _ rect: Rect, _ color: Color, width: Double = 2
  ) {
    var outline = GskRoundedRect()
    var bounds = rect.insetBy(dx: -width, dy: -width / 2).graphene
    gsk_rounded_rect_init_from_rect(&outline, &bounds, 5)
    let widths = [Float](repeating: Float(width), count: 4)
    let colors = [GdkRGBA](repeating: color.gdk, count: 4)
    gtk_snapshot_append_border(snapshot, &outline, widths, colors)
  }

  func fill(
    _ snapshot: OpaquePointer, _ rect: Rect, _ color: Color, radius: Double
  ) {
    pushRoundedClip(snapshot, rect, radius: radius)
    fill(snapshot, rect, color)
    gtk_snapshot_pop(snapshot)
  }

  func pushRoundedClip(_ snapshot: OpaquePointer, _ rect: Rect, radius: Double) {
    var outline = GskRoundedRect()
    var bounds = rect.graphene
    gsk_rounded_rect_init_from_rect(&outline, &bounds, Float(max(0, radius)))
    gtk_snapshot_push_rounded_clip(snapshot, &outline)
  }

  func fill(_ snapshot: OpaquePointer, _ rect: Rect, _ color: Color) {
    var rgba = color.gdk
    var bounds = rect.graphene
    gtk_snapshot_append_color(snapshot, &rgba, &bounds)
  }
}
