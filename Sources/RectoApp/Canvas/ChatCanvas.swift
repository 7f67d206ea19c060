import CGtk
import CGtkShim
import ChatView
import Recto

/// The widget that shows a chat: draws the tiles of what is seen, and hands the pointer and the keyboard on.
@MainActor
final class ChatCanvas: CanvasOwner {
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
  /// Whether what was seen last was the end of the chat.
  private(set) var sawEnd = true
  var pointer = PointerState()
  var selection: ChatSelection?
  /// Where a press began, for a drag to select from.
  var drag: (index: Int, start: TextPosition, unit: ChatSelection.Unit)?
  /// Where the drag has come, perhaps outside of the view.
  var draggedTo = Point.zero
  var isScrollingOutside = false
  var lastPointer = Point(x: -1, y: -1)
  /// The words that are marked wherever they stand.
  var searched: WordFinder?
  /// The code the pointer is over.
  var code: CodeUnderPointer?
  /// What the keyboard is at.
  var focused: ChatHit?
  /// A finger or a pointer that drags something sideways.
  var sideways: SidewaysDrag?
  var slides: [SlideKey: SlideMotion] = [:]
  var slideWheel = SlideWheel()
  /// The buttons of the slideshow the pointer is over.
  var arrows: SlideArrows?
  /// The finger that is down, as opposed to the pointer.
  var isTouched = false
  /// It stays down, which means the menu and no tap.
  var isHeld = false
  let films = FilmPlayers()
  /// Those somebody started on a desktop that wants no movement.
  var startedFilms: Set<Film.Key> = []
  /// A menu is asked for at a place: by a finger that was held, by the keyboard.
  var wasHeld: (@MainActor (Point) -> Void)?
  /// Told what a tap or a key asks of the window.
  var perform: (@MainActor ([ChatEffect], _ index: Int) -> Void)?
  /// Told once the first frame is drawn.
  var becameReady: (@MainActor () -> Void)?
  var wasResized: (@MainActor () -> Void)?
  /// Told whenever what is seen may be something else.
  var refreshed: (@MainActor () -> Void)?
  var blockMark: BlockMark?
  let frames = FrameLog()
  private(set) lazy var spoken = SpokenWidgets(in: widget)
  private(set) lazy var listeners = Listeners { [weak self] in self?.speak() }
  var spokenChanges = 0
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
    let box = CanvasBox()
    widget = box.makeWidget()
    box.owner = self
    connect(UnsafeMutableRawPointer(widget), "notify::scale-factor") { [weak self] _ in
      self?.takeScale()
      self?.refresh()
    }
    connect(UnsafeMutableRawPointer(widget), "realize") { [weak self] _ in
      guard let self else { return }
      drawsSurfaces = keepsSurfaces(widget)
      watchFrames()
    }
    for signal in ["map", "unmap"] {
      connect(UnsafeMutableRawPointer(widget), signal) { [weak self] _ in
        MainLoop.after(0) { self?.followFilms() }
      }
    }
    films.changed = { [weak self] in
      if let self { gtk_widget_queue_draw(widget) }
    }
    addPointer()
    recto_name(widget, "Messages")
    listeners.start()
  }

  // MARK: Size and scrolling

  private func takeScale() {
    var look = chat.look
    look.scale = Double(min(4, max(1, gtk_widget_get_scale_factor(widget))))
    chat.setLook(look)
  }

  func resize(width: Double, height: Double) {
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

  func wasScrolled() {
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
    sawEnd = chat.isAtEnd
  }

  /// Lays out what is seen now, and shows it with the next frame.
  func refresh() {
    look()
    syncAdjustment()
    moveWithPointer()
    followFilms()
    gtk_widget_queue_draw(widget)
    speakSoon()
    prepareAhead()
    refreshed?()
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
