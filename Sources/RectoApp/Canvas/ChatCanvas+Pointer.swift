import CGtk
import ChatView
import Recto

extension ChatCanvas {
  /// Attaches what listens to the pointer, the wheel and fingers.
  func addPointer() {
    addMotion()
    addClicks()
    addDrag()
    addSidewaysScrolling()
  }

  private func addMotion() {
    let motion = gtk_event_controller_motion_new()
    connect(motion, "motion") { [weak self] arguments in
      guard let self else { return }
      lastPointer = Point(x: arguments.double(1), y: arguments.double(2))
      moveWithPointer()
    }
    connect(motion, "leave") { [weak self] _ in
      guard let self else { return }
      lastPointer = Point(x: -1, y: -1)
      code = nil
      pointer.move(over: nil)
      followPointer()
    }
    gtk_widget_add_controller(widget, motion)
  }

  /// What is under the pointer may have moved as well as the pointer.
  func moveWithPointer() {
    guard lastPointer.x >= 0 else { return }
    let hit = chat.hit(lastPointer, among: visible)
    let code = drag == nil ? chat.code(at: lastPointer, among: visible) : nil
    if code != self.code {
      self.code = code
      gtk_widget_queue_draw(widget)
    }
    let old = pointer.cursor
    guard pointer.move(over: hit) else { return }
    if pointer.cursor != old {
      let name =
        switch pointer.cursor {
        case .arrow: "default"
        case .hand: "pointer"
        case .text: "text"
        }
      gtk_widget_set_cursor_from_name(widget, name)
    }
    showAddress(of: hit)
    followPointer()
  }

  /// A link says where it leads before it is followed.
  private func showAddress(of hit: ChatHit?) {
    if case .link(.url(let url))? = hit?.hit.target {
      gtk_widget_set_tooltip_text(widget, url)
    } else {
      gtk_widget_set_has_tooltip(widget, 0)
    }
  }

  private func addClicks() {
    let click = gtk_gesture_click_new()
    gtk_gesture_single_set_button(click, 1)
    connect(click, "pressed") { [weak self] arguments in
      self?.press(
        Point(x: arguments.double(2), y: arguments.double(3)), count: arguments.integer(1))
    }
    connect(click, "released") { [weak self] arguments in
      self?.release(Point(x: arguments.double(2), y: arguments.double(3)))
    }
    gtk_widget_add_controller(widget, click)
  }

  private func press(_ point: Point, count: Int) {
    gtk_widget_grab_focus(widget)
    focused = nil
    lastPointer = point
    if let code, isOnCopyButton(point, of: code) { return copy(code) }
    let hit = chat.hit(point, among: visible)
    if count == 1 { pointer.press(hit) } else { pointer.cancel() }
    defer { followPointer() }
    guard let one = chat.message(at: point.y, among: visible),
      let position = chat.position(near: point, in: one)
    else { return }
    let unit: ChatSelection.Unit = count == 1 ? .character : count == 2 ? .word : .text
    drag = (one.index, position, unit)
    if count > 1, hit?.hit.character != nil {
      selection = chat.selection(around: position, in: one.index, by: unit)
    } else if count == 1 {
      selection = nil
    }
  }

  private func isOnCopyButton(_ point: Point, of code: CodeUnderPointer) -> Bool {
    guard let one = visible.first(where: { $0.index == code.index }) else { return false }
    return code.button.contains(chat.pagePoint(point, in: one))
  }

  private func copy(_ code: CodeUnderPointer) {
    drag = nil
    pointer.cancel()
    perform?([.copy(text: code.code)], code.index)
  }

  private func release(_ point: Point) {
    let hit = chat.hit(point, among: visible)
    let isTap = pointer.release(over: hit)
    followPointer()
    guard isTap, selection?.isEmpty ?? true, let hit else { return }
    showLoading(hit)
    let effects = chat.activate(hit)
    refresh()
    perform?(effects, hit.index)
  }

  private func addDrag() {
    let gesture = gtk_gesture_drag_new()
    connect(gesture, "drag-update") { [weak self] arguments in
      guard let self else { return }
      var (x, y) = (0.0, 0.0)
      gtk_gesture_drag_get_start_point(gesture, &x, &y)
      extendSelection(
        to: Point(x: x + arguments.double(1), y: y + arguments.double(2)),
        moved: max(abs(arguments.double(1)), abs(arguments.double(2))))
    }
    connect(gesture, "drag-end") { [weak self] _ in self?.drag = nil }
    gtk_widget_add_controller(widget, gesture)
  }

  /// How far the pointer goes before a press is a drag, points.
  private static let slack = 6.0

  private func extendSelection(to point: Point, moved: Double) {
    guard let drag, moved > Self.slack,
      let one = visible.first(where: { $0.index == drag.index }),
      let position = chat.position(near: point, in: one)
    else { return }
    pointer.cancel()
    followPointer()
    let start = chat.selection(around: drag.start, in: drag.index, by: drag.unit)
    let end = chat.selection(around: position, in: drag.index, by: drag.unit)
    let isForward = drag.start <= position
    selection = ChatSelection(
      index: drag.index, start: isForward ? start.start : start.focus,
      focus: isForward ? end.focus : end.start)
    gtk_widget_queue_draw(widget)
    if point.y < 0 { scroll(by: -24) }
    if point.y > chat.size.height { scroll(by: 24) }
  }

  private func addSidewaysScrolling() {
    let scroll = gtk_event_controller_scroll_new(
      GtkEventControllerScrollFlags(
        GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES.rawValue
          | GTK_EVENT_CONTROLLER_SCROLL_KINETIC.rawValue))
    connectAnswering(UnsafeMutableRawPointer(scroll), "scroll") { [weak self] arguments in
      guard let self else { return false }
      let state = gtk_event_controller_get_current_event_state(scroll)
      let isShifted = state.rawValue & GDK_SHIFT_MASK.rawValue != 0
      let sideways = isShifted ? arguments.double(2) : arguments.double(1)
      return scrollSideways(by: sideways * 48)
    }
    gtk_widget_add_controller(widget, scroll)
  }

  /// - Returns: whether there is something to scroll sideways under the pointer.
  func scrollSideways(by distance: Double) -> Bool {
    guard distance != 0 else { return false }
    let hit = chat.hit(lastPointer, among: visible)
    guard let hit, let table = chat.scrollingTable(at: hit) else { return false }
    let old = chat.messages[hit.index].scroll[table.place]
    let offset = min(max(old + distance, table.range.lowerBound), table.range.upperBound)
    chat.scrollTable(table.place, of: hit.index, to: offset, in: table.rect)
    gtk_widget_queue_draw(widget)
    return true
  }
}
