import CGtk
import CGtkShim
import ChatView
import Recto

/// The widget that shows a chat: draws the tiles of what is seen, and hands the pointer and the keyboard on.
@MainActor
final class ChatCanvas {
  let chat: Chat
  let widget: Widget
  /// What is seen.
  var visible: [Chat.Visible] {
    if isStale { look() }
    return seen
  }
  private var seen: [Chat.Visible] = []
  /// The view was scrolled and nobody has looked since.
  private var isStale = false
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
  var highlights = Highlights()
  var loading = LoadingButtons()
  /// Whether dust was drawn, and the time it is drawn at; seconds.
  var showsDust = false
  var dustTime = 0.0
  var isTicking = false
  /// Whether pictures are kept as surfaces rather than as textures.
  private(set) var drawsSurfaces = false

  private var isSyncing = false
  private var resizes = 0
  private var isPreparing = false
  /// Where the reader scrolls to, 1 or -1.
  private var direction = 1
  private var appearingEnded: (@MainActor () -> Void)?

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
      self?.refresh()
    }
    connect(UnsafeMutableRawPointer(widget), "realize") { [weak self] _ in
      guard let self else { return }
      drawsSurfaces = keepsSurfaces(widget)
      watchFrames()
    }
    addPointer()
  }

  // MARK: Size and scrolling

  private func takeScale() {
    var look = chat.look
    look.scale = Double(min(4, max(1, gtk_widget_get_scale_factor(widget))))
    chat.setLook(look)
  }

  private func resize(width: Double, height: Double) {
    takeScale()
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
    let offset = gtk_adjustment_get_value(adjustment)
    direction = offset < chat.scrollOffset ? -1 : 1
    chat.scroll(to: offset)
    // A wheel turns several times a frame; what it comes to is looked at once.
    if !isStale {
      isStale = true
      MainLoop.after(0) { [weak self] in self?.refresh() }
    }
    gtk_widget_queue_draw(widget)
  }

  private func look() {
    isStale = false
    seen = chat.visible()
  }

  /// Lays out what is seen now, and shows it with the next frame.
  func refresh() {
    look()
    syncAdjustment()
    moveWithPointer()
    gtk_widget_queue_draw(widget)
    prepareAhead()
    if chat.isMoving { startMoving() }
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

  /// Prepares what will be seen next and then measures what nobody has seen yet, a few milliseconds at a time.
  private func prepareAhead() {
    guard !isPreparing, chat.size.height > 0 else { return }
    isPreparing = true
    MainLoop.whenIdle { [weak self] in
      guard let self else { return false }
      let end = MainLoop.now + 0.004
      if chat.prepareAhead(toward: direction, until: { MainLoop.now >= end }) { return true }
      let measures = chat.hasMoreToMeasure
      if chat.measureAhead(until: { MainLoop.now >= end }) { return true }
      isPreparing = false
      if measures {
        look()
        syncAdjustment()
      }
      return false
    }
  }

  // MARK: Animation

  /// Runs the reveal until nothing moves, then calls `ended`.
  func animate(ended: @escaping @MainActor () -> Void = {}) {
    appearingEnded = ended
    startMoving()
  }

  /// Tells whoever waits that what appears is there.
  func endAppearing() {
    appearingEnded?()
    appearingEnded = nil
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
