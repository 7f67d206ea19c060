import CGtk
import CGtkShim
import ChatView
import Recto

/// One picture or video, magnified and moved by wheel, pinch, double click and dragging.
@MainActor
final class PictureCanvas: CanvasOwner {
  let widget: Widget
  private(set) var zoom = PictureZoom(picture: .zero, view: .zero)
  /// What is drawn, a texture or a video's frames.
  private var paintable: KeptPaintable?
  /// How far the whole picture is dragged sideways, on its way to the next, points.
  private var pull = 0.0
  private var lastPointer = Point.zero
  private var lastDrag = Point.zero
  private var lastPinch = 1.0
  private var wheel = SlideWheel()
  /// Told to turn to the next picture, or with -1 to the one before.
  var turned: (@MainActor (Int) -> Void)?

  /// How far a picture is dragged to be turned, as a part of the view.
  private static let turningPart = 0.2
  /// How fast a flick is at least, points a second.
  private static let flick = 400.0

  init() {
    let box = CanvasBox()
    widget = box.makeWidget()
    box.owner = self
    gtk_widget_set_vexpand(widget, 1)
    gtk_widget_set_hexpand(widget, 1)
    addPointer()
    addWheel()
    addDrag()
  }

  // MARK: What is shown

  /// - Parameter size: the picture's own, points.
  func show(_ paintable: OpaquePointer?, size: Size) {
    self.paintable = paintable.map { KeptPaintable($0) }
    zoom = PictureZoom(picture: size, view: zoom.view)
    pull = 0
    changed()
  }

  func resize(width: Double, height: Double) {
    zoom.resize(to: Size(width: width, height: height))
    changed()
  }

  func wasScrolled() {}

  /// A picture has no parts.
  func told(by node: Int, _ event: RectoNodeEvent) {}

  func draw(_ snapshot: OpaquePointer, width: Double, height: Double) {
    var black = Color.black.gdk
    var all = Rect(x: 0, y: 0, width: width, height: height).graphene
    gtk_snapshot_append_color(snapshot, &black, &all)
    let frame = zoom.frame.offsetBy(dx: pull, dy: 0)
    guard let paintable = paintable?.pointer, frame.width > 0, frame.height > 0 else { return }
    gtk_snapshot_save(snapshot)
    var corner = graphene_point_t(x: Float(frame.x), y: Float(frame.y))
    gtk_snapshot_translate(snapshot, &corner)
    gdk_paintable_snapshot(paintable, snapshot, frame.width, frame.height)
    gtk_snapshot_restore(snapshot)
  }

  func change(_ body: (inout PictureZoom) -> Void) {
    body(&zoom)
    changed()
  }

  private func changed() {
    gtk_widget_set_cursor_from_name(widget, zoom.isZoomed ? "grab" : "default")
    gtk_widget_queue_draw(widget)
  }

  // MARK: Pointer and fingers

  private func addPointer() {
    let motion = gtk_event_controller_motion_new()
    connect(motion, "motion") { [weak self] arguments in
      self?.lastPointer = Point(x: arguments.double(1), y: arguments.double(2))
    }
    gtk_widget_add_controller(widget, motion)
    let click = gtk_gesture_click_new()
    connect(click, "pressed") { [weak self] arguments in
      guard let self else { return }
      gtk_widget_grab_focus(widget)
      guard arguments.integer(1) == 2 else { return }
      change { $0.toggle(at: Point(x: arguments.double(2), y: arguments.double(3))) }
    }
    gtk_widget_add_controller(widget, click)
    let pinch = gtk_gesture_zoom_new()
    connect(pinch, "begin") { [weak self] _ in self?.lastPinch = 1 }
    connect(pinch, "scale-changed") { [weak self] arguments in
      guard let self else { return }
      let scale = arguments.double(1)
      var (x, y) = (0.0, 0.0)
      gtk_gesture_get_bounding_box_center(pinch, &x, &y)
      change { $0.zoom(by: scale / self.lastPinch, around: Point(x: x, y: y)) }
      lastPinch = scale
    }
    gtk_widget_add_controller(widget, pinch)
  }

  private func addWheel() {
    let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)
    connectAnswering(UnsafeMutableRawPointer(scroll), "scroll") { [weak self] arguments in
      guard let self else { return false }
      let isInPoints = gtk_event_controller_scroll_get_unit(scroll) == GDK_SCROLL_UNIT_SURFACE
      let notch = isInPoints ? 48.0 : 1.0
      let (dx, dy) = (arguments.double(1) / notch, arguments.double(2) / notch)
      guard abs(dx) <= abs(dy) else {
        if zoom.isZoomed {
          change { $0.pan(dx: -dx * 48, dy: 0) }
        } else {
          let step = wheel.turn(by: dx * 48, isNotch: false, at: MainLoop.now)
          if step != 0 { turned?(step) }
        }
        return true
      }
      change { $0.zoom(steps: -dy, around: self.lastPointer) }
      return true
    }
    gtk_widget_add_controller(widget, scroll)
  }

  private func addDrag() {
    let drag = gtk_gesture_drag_new()
    let swipe = gtk_gesture_swipe_new()
    connect(drag, "drag-begin") { [weak self] _ in self?.lastDrag = .zero }
    connect(drag, "drag-update") { [weak self] arguments in
      guard let self else { return }
      let now = Point(x: arguments.double(1), y: arguments.double(2))
      if zoom.isZoomed {
        change { $0.pan(dx: now.x - self.lastDrag.x, dy: now.y - self.lastDrag.y) }
      } else {
        pull = now.x
        gtk_widget_queue_draw(widget)
      }
      lastDrag = now
    }
    connect(drag, "drag-end") { [weak self] _ in
      guard let self else { return }
      var (x, y) = (0.0, 0.0)
      gtk_gesture_swipe_get_velocity(swipe, &x, &y)
      let pulled = pull
      pull = 0
      gtk_widget_queue_draw(widget)
      guard !zoom.isZoomed, abs(pulled) > 8 else { return }
      if abs(pulled) > zoom.view.width * Self.turningPart || abs(x) > Self.flick {
        turned?(pulled < 0 ? 1 : -1)
      }
    }
    gtk_widget_add_controller(widget, drag)
    gtk_widget_add_controller(widget, swipe)
    gtk_gesture_group(swipe, drag)
  }
}
