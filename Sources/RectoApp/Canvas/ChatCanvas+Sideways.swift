import CGtk
import ChatView
import Recto

/// Tables and slideshows that move sideways: by the wheel, by keys, by dragging.
extension ChatCanvas {
  /// A slideshow of a message.
  struct SlideKey: Hashable {
    var index: Int
    var place: ItemPlace
  }

  func addSidewaysScrolling() {
    let scroll = gtk_event_controller_scroll_new(
      GtkEventControllerScrollFlags(
        GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES.rawValue
          | GTK_EVENT_CONTROLLER_SCROLL_KINETIC.rawValue))
    connectAnswering(UnsafeMutableRawPointer(scroll), "scroll") { [weak self] arguments in
      guard let self else { return false }
      let state = gtk_event_controller_get_current_event_state(scroll)
      let isShifted = state.rawValue & GDK_SHIFT_MASK.rawValue != 0
      // A finger on a touchpad never goes straight down.
      guard isShifted || abs(arguments.double(1)) > abs(arguments.double(2)) else { return false }
      let delta = isShifted ? arguments.double(2) : arguments.double(1)
      let isNotch =
        gtk_event_controller_scroll_get_unit(scroll) == GDK_SCROLL_UNIT_WHEEL
        && delta == delta.rounded()
      let isInPoints = gtk_event_controller_scroll_get_unit(scroll) == GDK_SCROLL_UNIT_SURFACE
      return wheel(by: isInPoints ? delta : delta * Self.notch, isNotch: isNotch)
    }
    gtk_widget_add_controller(widget, scroll)
  }

  /// What a notch of a wheel, or a key, moves a table by; points.
  private static let notch = 48.0

  private func wheel(by distance: Double, isNotch: Bool) -> Bool {
    guard distance != 0, let place = chat.sideways(at: chat.hit(lastPointer, among: visible))
    else { return false }
    guard place.pageCount != nil else {
      step(place, by: distance)
      return true
    }
    let pages = slideWheel.turn(by: distance, isNotch: isNotch, at: MainLoop.now)
    if pages != 0 { step(place, by: Double(pages)) }
    return true
  }

  /// Moves what the keyboard is at, or else what the pointer is over.
  ///
  /// - Parameter direction: 1 to the right, -1 to the left.
  /// - Returns: whether there is something that moves.
  func stepSideways(_ direction: Double) -> Bool {
    let place =
      chat.sideways(at: focused) ?? chat.sideways(at: chat.hit(lastPointer, among: visible))
    guard let place else { return false }
    step(place, by: direction * Self.notch)
    return true
  }

  private func step(_ place: SidewaysPlace, by distance: Double) {
    let motion = slides[SlideKey(index: place.index, place: place.place)]
    if let motion { chat.move(place, to: motion.to) }
    guard let offset = chat.step(place, by: distance) else { return }
    guard place.pageCount != nil else {
      chat.move(place, to: offset)
      gtk_widget_queue_draw(widget)
      return
    }
    turn(place, to: Int(offset), from: motion?.position(at: MainLoop.now))
  }

  // MARK: Slideshows

  /// Turns a slideshow to a page.
  ///
  /// - Parameters:
  ///   - from: where it is now; nil for where it was left.
  ///   - isNews: another page showed before.
  func turn(_ place: SidewaysPlace, to page: Int, from: Double? = nil, isNews: Bool = true) {
    let key = SlideKey(index: place.index, place: place.place)
    let start = from ?? slides[key]?.position(at: MainLoop.now) ?? chat.offset(of: place)
    if isNews, let count = place.pageCount {
      perform?([.happened(.slide(page: page, count: count))], place.index)
    }
    guard chat.animates, start != Double(page) else {
      slides[key] = nil
      chat.move(place, to: Double(page))
      return refresh()
    }
    chat.move(place, to: start)
    let motion = SlideMotion(from: start, to: Double(page), start: MainLoop.now)
    slides[key] = motion
    MainLoop.beforeFrames(of: widget) { [weak self] now in
      // Another turn, or a finger, has taken over since.
      guard let self, slides[key] == motion, chat.messages.indices.contains(place.index) else {
        return false
      }
      chat.move(place, to: motion.position(at: now))
      gtk_widget_queue_draw(widget)
      guard motion.isOver(at: now) else { return true }
      slides[key] = nil
      refresh()
      return false
    }
  }

  /// The buttons at the sides of the slideshow the pointer is over.
  func drawArrows(_ snapshot: OpaquePointer, on one: Chat.Visible) {
    guard let arrows, arrows.index == one.index else { return }
    let origin = chat.pageOrigin(of: one)
    for (rect, icon) in [(arrows.before, "pan-start-symbolic"), (arrows.after, "pan-end-symbolic")]
    {
      guard let rect = rect?.offsetBy(dx: origin.x, dy: origin.y) else { continue }
      fill(snapshot, rect, Color.black.withAlpha(0.5), radius: 6)
      drawIcon(snapshot, icon, in: rect.insetBy(dx: rect.width / 4, dy: rect.height / 4))
    }
  }

  private func drawIcon(_ snapshot: OpaquePointer, _ name: String, in rect: Rect) {
    let theme = gtk_icon_theme_get_for_display(gtk_widget_get_display(widget))
    // Pages are turned from left to right in every language, as clients do.
    guard
      let icon = gtk_icon_theme_lookup_icon(
        theme, name, nil, Int32(rect.width.rounded()),
        gtk_widget_get_scale_factor(widget), GTK_TEXT_DIR_LTR, GtkIconLookupFlags(0))
    else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(icon)) }
    gtk_snapshot_save(snapshot)
    var corner = graphene_point_t(x: Float(rect.x), y: Float(rect.y))
    gtk_snapshot_translate(snapshot, &corner)
    let white = [GdkRGBA](repeating: Color.white.gdk, count: 4)
    gtk_symbolic_paintable_snapshot_symbolic(
      icon, snapshot, rect.width, rect.height, white, gsize(white.count))
    gtk_snapshot_restore(snapshot)
  }

  // MARK: Dragging

  /// A press that may become a drag: of a slideshow, by a finger of a table too.
  func beginSideways(at hit: ChatHit?) {
    sideways = nil
    guard let place = chat.sideways(at: hit), isTouched || place.pageCount != nil else { return }
    let key = SlideKey(index: place.index, place: place.place)
    let position = slides[key]?.position(at: MainLoop.now) ?? chat.offset(of: place)
    sideways = SidewaysDrag(place, from: position)
  }

  /// - Parameters:
  ///   - dx: points since the press, to the right.
  ///   - dy: points downwards.
  /// - Returns: whether the drag moves something sideways.
  func dragSideways(dx: Double, dy: Double) -> Bool {
    guard var drag = sideways else { return false }
    let position = drag.move(dx: dx, dy: dy)
    sideways = drag
    guard let position else { return false }
    slides[SlideKey(index: drag.target.index, place: drag.target.place)] = nil
    pointer.cancel()
    chat.move(drag.target, to: position)
    gtk_widget_queue_draw(widget)
    return true
  }

  /// Gives up what moves in messages that others have taken the place of, or that are gone.
  func stopSideways(in indices: [Int]) {
    func isOther(_ index: Int) -> Bool {
      index >= chat.messages.count || indices.contains(index)
    }
    if let drag = sideways, isOther(drag.target.index) { sideways = nil }
    for key in slides.keys where isOther(key.index) { slides[key] = nil }
  }

  /// - Parameter velocity: points a second to the right.
  func endSideways(velocity: Double) {
    defer { sideways = nil }
    guard let drag = sideways,
      let page = drag.page(at: chat.offset(of: drag.target), velocity: velocity)
    else { return }
    turn(drag.target, to: page, isNews: page != drag.firstPage)
  }
}
