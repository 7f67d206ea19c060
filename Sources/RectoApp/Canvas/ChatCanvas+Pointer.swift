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
    addHolding()
  }

  private func addMotion() {
    let motion = gtk_event_controller_motion_new()
    // A pointer that jumps in, or that the window comes to, only enters.
    for signal in ["enter", "motion"] {
      connect(motion, signal) { [weak self] arguments in
        guard let self else { return }
        lastPointer = Point(x: arguments.double(1), y: arguments.double(2))
        isTouched = false
        moveWithPointer()
      }
    }
    connect(motion, "leave") { [weak self] _ in
      guard let self else { return }
      lastPointer = Point(x: -1, y: -1)
      hoverNothing()
    }
    gtk_widget_add_controller(widget, motion)
  }

  /// The pointer has left, a finger was lifted.
  private func hoverNothing() {
    code = nil
    arrows = nil
    pointer.move(over: nil)
    followPointer()
  }

  /// A finger that stays down selects the word under it and opens the menu.
  private func addHolding() {
    let hold = gtk_gesture_long_press_new()
    gtk_gesture_single_set_touch_only(hold, 1)
    connect(hold, "pressed") { [weak self] arguments in
      guard let self else { return }
      let point = Point(x: arguments.double(1), y: arguments.double(2))
      pointer.cancel()
      drag = nil
      sideways = nil
      isHeld = true
      if let word = chat.word(at: point, among: visible) { selection = word }
      gtk_widget_queue_draw(widget)
      wasHeld?(point)
    }
    gtk_widget_add_controller(widget, hold)
  }

  /// What is under the pointer may have moved as well as the pointer.
  func moveWithPointer() {
    // A finger that was lifted hovers nowhere.
    guard lastPointer.x >= 0, !isTouched else { return }
    let hit = chat.hit(lastPointer, among: visible)
    let code = drag == nil ? chat.code(at: lastPointer, among: visible) : nil
    let arrows = hit.flatMap { chat.arrows(at: $0) }
    if code != self.code || arrows != self.arrows {
      self.code = code
      self.arrows = arrows
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
      // Only fingers come in sequences.
      self?.isTouched = gtk_gesture_single_get_current_sequence(click) != nil
      self?.press(
        Point(x: arguments.double(2), y: arguments.double(3)), count: arguments.integer(1))
    }
    connect(click, "released") { [weak self] arguments in
      self?.release(Point(x: arguments.double(2), y: arguments.double(3)))
    }
    // The finger scrolls the chat instead.
    connect(click, "cancel") { [weak self] _ in
      guard let self else { return }
      pointer.cancel()
      if isTouched { hoverNothing() }
    }
    gtk_widget_add_controller(widget, click)
  }

  private func press(_ point: Point, count: Int) {
    gtk_widget_grab_focus(widget)
    focused = nil
    lastPointer = point
    isHeld = false
    // A finger is nowhere before it is down.
    if isTouched { code = chat.code(at: point, among: visible) }
    if let code, isOnCopyButton(point, of: code) { return copy(code) }
    let hit = chat.hit(point, among: visible)
    if count == 1 || hit?.hit.target.countsEveryClick == true {
      pointer.press(hit)
    } else {
      pointer.cancel()
    }
    beginSideways(at: hit)
    defer { followPointer() }
    guard let (index, position) = chat.position(near: point, among: visible) else { return }
    let unit: ChatSelection.Unit = count == 1 ? .character : count == 2 ? .word : .text
    drag = (index, position, unit)
    if count > 1, hit?.hit.character != nil {
      selection = chat.selection(around: position, in: index, by: unit)
    } else if count == 1, !isTouched {
      // Nothing is selected by a click, and the keyboard goes on from there.
      selection = chat.selection(around: position, in: index, by: unit)
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
    if isTouched {
      hoverNothing()
      // Only a tap takes the selection away: fingers scroll, too.
      if selection != nil, !isHeld { return selection = nil }
    }
    guard isTap, selection?.isEmpty ?? true, let hit else { return }
    showLoading(hit)
    let effects = chat.activate(hit)
    refresh()
    perform?(effects, hit.index)
  }

  private func addDrag() {
    let gesture = gtk_gesture_drag_new()
    let swipe = gtk_gesture_swipe_new()
    connect(gesture, "drag-update") { [weak self] arguments in
      guard let self else { return }
      if dragSideways(dx: arguments.double(1), dy: arguments.double(2)) {
        gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
        return
      }
      // A finger scrolls; it selects by being held.
      guard !isTouched else { return }
      var (x, y) = (0.0, 0.0)
      gtk_gesture_drag_get_start_point(gesture, &x, &y)
      extendSelection(
        to: Point(x: x + arguments.double(1), y: y + arguments.double(2)),
        moved: max(abs(arguments.double(1)), abs(arguments.double(2))))
    }
    connect(gesture, "drag-end") { [weak self] _ in
      guard let self else { return }
      drag = nil
      var (x, y) = (0.0, 0.0)
      gtk_gesture_swipe_get_velocity(swipe, &x, &y)
      endSideways(velocity: x)
    }
    gtk_widget_add_controller(widget, gesture)
    // Knows how fast the drag was when it ended.
    gtk_widget_add_controller(widget, swipe)
    gtk_gesture_group(swipe, gesture)
  }

  /// How far the pointer goes before a press is a drag, points.
  private static let slack = 6.0

  private func extendSelection(to point: Point, moved: Double) {
    guard drag != nil, moved > Self.slack else { return }
    pointer.cancel()
    followPointer()
    select(to: point)
  }
}
