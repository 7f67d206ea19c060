import CGtk
import CGtkShim
import ChatView
import Recto

/// The widget that shows a chat: draws the tiles of what is seen, and hands the pointer and the keyboard on.
@MainActor
final class ChatCanvas {
  let chat: Chat
  let widget: Widget
  /// What is seen, as of the last ``refresh()``.
  private(set) var visible: [Chat.Visible] = []
  var pointer = PointerState()
  var selection: ChatSelection?
  /// Where a press began, for a drag to select from.
  var drag: (index: Int, start: TextPosition, unit: ChatSelection.Unit)?
  var lastPointer = Point(x: -1, y: -1)
  /// The code the pointer is over.
  var code: CodeUnderPointer?
  /// What the keyboard is at.
  var focused: ChatHit?
  /// Told what a tap or a key asks of the window.
  var perform: (@MainActor ([ChatEffect], _ index: Int) -> Void)?
  /// Told once the first frame is drawn.
  var becameReady: (@MainActor () -> Void)?
  var wasResized: (@MainActor () -> Void)?
  let frames = FrameLog()

  private var isSyncing = false
  private var resizes = 0
  private var isAnimating = false
  private var isMeasuring = false
  private var animationEnded: (@MainActor () -> Void)?

  init(_ chat: Chat) {
    self.chat = chat
    // The widget never outlives the window's program; the box breaks the circle between the two.
    let box = CanvasBox()
    var hooks = RectoCanvasHooks(
      allocated: { user, width, height in
        CanvasBox.with(user) { $0.resize(width: Double(width), height: Double(height)) }
      },
      snapshot: { user, snapshot, width, height in
        nonisolated(unsafe) let snapshot = snapshot
        CanvasBox.with(user) {
          guard let snapshot else { return }
          $0.draw(snapshot, width: Double(width), height: Double(height))
        }
      },
      scrolled: { user in CanvasBox.with(user) { $0.wasScrolled() } },
      destroyed: { user in user.map { Unmanaged<AnyObject>.fromOpaque($0).release() } })
    widget = recto_canvas_new(&hooks, Unmanaged.passRetained(box).toOpaque())
    box.canvas = self
    connect(UnsafeMutableRawPointer(widget), "notify::scale-factor") { [weak self] _ in
      self?.takeScale()
    }
    connect(UnsafeMutableRawPointer(widget), "realize") { [weak self] _ in self?.watchFrames() }
    addPointer()
  }

  // MARK: Size and scrolling

  private func takeScale() {
    var look = chat.look
    look.scale = Double(min(4, max(1, gtk_widget_get_scale_factor(widget))))
    chat.setLook(look)
    refresh()
  }

  private func resize(width: Double, height: Double) {
    let scale = Double(min(4, max(1, gtk_widget_get_scale_factor(widget))))
    if scale != chat.look.scale {
      var look = chat.look
      look.scale = scale
      chat.setLook(look)
    }
    let size = Size(width: width, height: height)
    guard size != chat.size else { return }
    chat.resize(to: size)
    refresh()
    resizes += 1
    // While a bar slides in or an edge is dragged, the last size is the one that counts.
    MainLoop.after(0.15) { [weak self, resizes] in
      if let self, self.resizes == resizes { wasResized?() }
    }
  }

  private func wasScrolled() {
    guard !isSyncing, let adjustment = recto_canvas_vertical(widget) else { return }
    chat.scroll(to: gtk_adjustment_get_value(adjustment))
    refresh()
  }

  /// Lays out what is seen now, and shows it with the next frame.
  func refresh() {
    visible = chat.visible()
    syncAdjustment()
    moveWithPointer()
    gtk_widget_queue_draw(widget)
    measureAhead()
  }

  private func syncAdjustment() {
    guard let adjustment = recto_canvas_vertical(widget) else { return }
    isSyncing = true
    gtk_adjustment_configure(
      adjustment, chat.scrollOffset, 0, max(chat.contentHeight, chat.size.height), 48,
      chat.size.height * 0.9, chat.size.height)
    isSyncing = false
  }

  func scroll(by distance: Double) {
    chat.scroll(to: chat.scrollOffset + distance)
    refresh()
  }

  /// Measures what nobody has seen yet, a few milliseconds at a time.
  private func measureAhead() {
    guard !isMeasuring, chat.size.height > 0 else { return }
    isMeasuring = true
    MainLoop.whenIdle { [weak self] in
      guard let self else { return false }
      let end = MainLoop.now + 0.004
      let more = chat.measureAhead { MainLoop.now >= end }
      if !more {
        isMeasuring = false
        visible = chat.visible()
        syncAdjustment()
      }
      return more
    }
  }

  // MARK: Animation

  /// Runs the reveal until nothing moves, then calls `ended`.
  func animate(ended: @escaping @MainActor () -> Void = {}) {
    animationEnded = ended
    guard !isAnimating else { return }
    isAnimating = true
    MainLoop.beforeFrames(of: widget) { [weak self] now in
      guard let self else { return false }
      let followed = chat.isAtEnd
      let moves = chat.advance(to: now)
      if followed { chat.scrollToEnd() }
      refresh()
      if !moves {
        isAnimating = false
        animationEnded?()
      }
      return moves
    }
  }

  private func watchFrames() {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return }
    // What a frame's events cost counts too; a frame of an animation has none.
    connect(clock, "flush-events") { [frames] _ in
      frames.begin(at: MainLoop.now, work: MainLoop.work)
    }
    connect(clock, "before-paint") { [frames] _ in
      frames.beginUnlessBegun(at: MainLoop.now, work: MainLoop.work)
    }
    connect(clock, "after-paint") { [frames] _ in frames.end(at: MainLoop.now, work: MainLoop.work)
    }
  }

  // MARK: Drawing

  private func draw(_ snapshot: OpaquePointer, width: Double, height: Double) {
    let palette = chat.look.palette(outgoing: false)
    fill(snapshot, Rect(x: 0, y: 0, width: width, height: height), palette.chatBackground)
    for one in visible {
      if one.dayHeight > 0, let date = one.message.date {
        drawDay(snapshot, date, of: one, palette)
      }
      for band in chat.bands(of: one, from: 0, to: height) {
        drawTile(snapshot, band, of: one)
      }
      drawMarks(snapshot, on: one, palette)
    }
    if let ready = becameReady, !visible.isEmpty {
      becameReady = nil
      MainLoop.after(0) { ready() }
    }
  }

  private func drawTile(_ snapshot: OpaquePointer, _ band: Int, of one: Chat.Visible) {
    // A band that cannot be drawn (no memory) is left to the background.
    guard let tile = try? chat.tile(band, of: one) else { return }
    if tile.texture == nil, let pixels = tile.pixels {
      tile.texture = Texture(pixels)
      tile.pixels = nil
    }
    guard let texture = tile.texture as? Texture else { return }
    let scale = chat.look.scale
    var area = Rect(
      x: chat.stripLeft, y: one.top + Double(tile.area.top) / scale,
      width: Double(tile.area.width) / scale, height: Double(tile.area.height) / scale
    ).graphene
    gtk_snapshot_append_texture(snapshot, texture.pointer, &area)
  }

  /// What is selected, and what the pointer is over or holds down.
  private func drawMarks(
    _ snapshot: OpaquePointer, on one: Chat.Visible, _ palette: MessagePalette
  ) {
    let origin = chat.pageOrigin(of: one)
    func mark(_ rects: [Rect], _ color: Color, radius: Double) {
      for rect in rects where !rect.isEmpty {
        var outline = GskRoundedRect()
        var bounds = rect.offsetBy(dx: origin.x, dy: origin.y).graphene
        gsk_rounded_rect_init_from_rect(&outline, &bounds, Float(radius))
        gtk_snapshot_push_rounded_clip(snapshot, &outline)
        fill(snapshot, rect.offsetBy(dx: origin.x, dy: origin.y), color)
        gtk_snapshot_pop(snapshot)
      }
    }
    if let selection, selection.index == one.index {
      let color = palette.accentControl.withAlpha(0.28)
      for rect in chat.rects(of: selection) {
        fill(snapshot, rect.offsetBy(dx: origin.x, dy: origin.y), color)
      }
    }
    if let code, code.index == one.index {
      drawCopyButton(snapshot, code.button.offsetBy(dx: origin.x, dy: origin.y), palette)
    }
    if let focused, focused.index == one.index {
      for rect in focused.hit.highlight {
        ring(snapshot, rect.offsetBy(dx: origin.x, dy: origin.y), palette.accentControl)
      }
    }
    if let pressed = pointer.pressed, pressed.index == one.index {
      mark(pressed.highlight, palette.linkText.withAlpha(0.20), radius: 4)
    } else if let hovered = pointer.hovered, hovered.index == one.index {
      mark(hovered.highlight, palette.linkText.withAlpha(0.08), radius: 4)
    }
  }

  private func drawDay(
    _ snapshot: OpaquePointer, _ date: Int32, of one: Chat.Visible, _ palette: MessagePalette
  ) {
    let layout = gtk_widget_create_pango_layout(widget, dayName(date))
    defer { g_object_unref(layout.map { UnsafeMutableRawPointer($0) }) }
    var (width, height) = (Int32(0), Int32(0))
    pango_layout_get_pixel_size(layout, &width, &height)
    let box = Rect(
      x: chat.stripLeft + (chat.stripWidth - Double(width)) / 2 - 10,
      y: one.top - one.dayHeight / 2 - Double(height) / 2 + 1, width: Double(width) + 20,
      height: Double(height) + 6)
    var outline = GskRoundedRect()
    var bounds = box.graphene
    gsk_rounded_rect_init_from_rect(&outline, &bounds, Float(box.height / 2))
    gtk_snapshot_push_rounded_clip(snapshot, &outline)
    fill(snapshot, box, palette.isDark ? palette.serviceFill : Color.black.withAlpha(0.28))
    gtk_snapshot_pop(snapshot)
    gtk_snapshot_save(snapshot)
    var place = graphene_point_t(x: Float(box.x + 10), y: Float(box.y + 3))
    gtk_snapshot_translate(snapshot, &place)
    var color = Color.white.gdk
    gtk_snapshot_append_layout(snapshot, layout, &color)
    gtk_snapshot_restore(snapshot)
  }

  private func drawCopyButton(
    _ snapshot: OpaquePointer, _ rect: Rect, _ palette: MessagePalette
  ) {
    let ground = palette.isDark ? Color(0x3A_4A5C) : Color.white
    var outline = GskRoundedRect()
    var bounds = rect.graphene
    gsk_rounded_rect_init_from_rect(&outline, &bounds, 6)
    gtk_snapshot_push_rounded_clip(snapshot, &outline)
    fill(snapshot, rect, ground)
    gtk_snapshot_pop(snapshot)
    ring(snapshot, rect, palette.secondaryText.withAlpha(0.4), width: 1)
    let layout = gtk_widget_create_pango_layout(widget, "Copy")
    defer { g_object_unref(layout.map { UnsafeMutableRawPointer($0) }) }
    var (width, height) = (Int32(0), Int32(0))
    pango_layout_get_pixel_size(layout, &width, &height)
    gtk_snapshot_save(snapshot)
    var place = graphene_point_t(
      x: Float(rect.midX - Double(width) / 2), y: Float(rect.midY - Double(height) / 2))
    gtk_snapshot_translate(snapshot, &place)
    var color = palette.primaryText.gdk
    gtk_snapshot_append_layout(snapshot, layout, &color)
    gtk_snapshot_restore(snapshot)
  }

  private func dayName(_ date: Int32) -> String {
    guard let time = g_date_time_new_from_unix_utc(gint64(date)) else { return "" }
    defer { g_date_time_unref(time) }
    guard let text = g_date_time_format(time, "%e %B %Y") else { return "" }
    defer { g_free(text) }
    return String(String(cString: text).drop { $0 == " " })
  }

  private func ring(
    _ snapshot: OpaquePointer, _ rect: Rect, _ color: Color, width: Double = 2
  ) {
    var outline = GskRoundedRect()
    var bounds = rect.insetBy(dx: -width, dy: -width / 2).graphene
    gsk_rounded_rect_init_from_rect(&outline, &bounds, 5)
    let widths = [Float](repeating: Float(width), count: 4)
    let colors = [GdkRGBA](repeating: color.gdk, count: 4)
    gtk_snapshot_append_border(snapshot, &outline, widths, colors)
  }

  private func fill(_ snapshot: OpaquePointer, _ rect: Rect, _ color: Color) {
    var rgba = color.gdk
    var bounds = rect.graphene
    gtk_snapshot_append_color(snapshot, &rgba, &bounds)
  }
}

/// What the widget holds: it may be the last to go.
@MainActor
private final class CanvasBox {
  weak var canvas: ChatCanvas?

  nonisolated static func with(
    _ user: UnsafeMutableRawPointer?, _ body: @MainActor (ChatCanvas) -> Void
  ) {
    nonisolated(unsafe) let user = user
    MainActor.assumeIsolated {
      guard let user,
        let canvas = Unmanaged<CanvasBox>.fromOpaque(user).takeUnretainedValue().canvas
      else { return }
      body(canvas)
    }
  }
}
