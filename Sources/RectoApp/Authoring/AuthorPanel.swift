import CGtk
import ChatView
import MessageFiles
import Recto

/// The panel beside the chat: what was found in a message, how much it uses of what servers take, its blocks, and
/// how it looks. It is about the message its author means, and follows it while it changes.
@MainActor
final class AuthorPanel {
  let widget: Widget?
  private unowned let window: ViewerWindow
  private let name = Label.made(styles: ["heading"])
  private let stack = gtk_stack_new()
  private lazy var findings: FindingList = FindingList(
    writes: window.options.edits,
    FindingList.Actions(
      pointed: { [weak self] in self?.point(at: $0.flatMap { self?.inspection.findings[$0].path })
      },
      jump: { [weak self] in self?.jump(toFinding: $0) },
      mend: { [weak self] in self?.mend([$0]) },
      mendAll: { [weak self] in self?.mendAll() }))
  private lazy var limits: LimitPane = LimitPane { [weak self] in self?.jump(to: $0) }
  private lazy var blocks: BlockList = BlockList(
    pointed: { [weak self] in self?.point(at: $0.flatMap { self?.blocks.rows[$0].path }) },
    activated: { [weak self] in self?.jump(toBlock: $0) })
  private(set) lazy var look: LookPane = LookPane(window.switches) { [weak self] in
    self?.window.choose($0, $1)
  }

  /// What is shown, and of which message.
  private(set) var inspection = Inspection()
  private(set) var inspected: Int?
  private var meant = MeantMessage()
  private var pace = InspectionPace()
  /// What was looked at last: the message and how often it had changed.
  private var seen: Seen?
  private var current = -1
  /// Which way to go when the message has been looked at.
  private var pendingJump: Int?

  private struct Seen: Equatable {
    var index: Int
    var version: Int
    var problem: String?
    var isGrowing: Bool
  }

  /// The pages of the panel, as events and keys call them.
  enum Page: String, CaseIterable {
    case checks
    case limits
    case blocks
    case look

    var title: String {
      switch self {
      case .checks: "Checks"
      case .limits: "Limits"
      case .blocks: "Blocks"
      case .look: "Look"
      }
    }
  }

  init(_ window: ViewerWindow) {
    self.window = window
    widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)
    gtk_widget_set_size_request(widget, Self.leastWidth, -1)
    gtk_widget_add_css_class(widget, "background")
    let switcher = gtk_stack_switcher_new()
    gtk_stack_switcher_set_stack(opaque(switcher), opaque(stack))
    gtk_widget_add_css_class(switcher, "recto-pages")
    for child in [switcher, name] {
      for margin in [gtk_widget_set_margin_start, gtk_widget_set_margin_end] { margin(child, 12) }
      gtk_box_append(cast(widget, to: GtkBox.self), child)
    }
    gtk_widget_set_margin_top(switcher, 6)
    gtk_label_set_ellipsize(opaque(name), PANGO_ELLIPSIZE_MIDDLE)
    for page in Page.allCases {
      let child =
        switch page {
        case .checks: findings.widget
        case .limits: limits.widget
        case .blocks: blocks.widget
        case .look: look.widget
        }
      gtk_stack_add_titled(opaque(stack), child, page.rawValue, page.title)
    }
    gtk_widget_set_vexpand(stack, 1)
    gtk_box_append(cast(widget, to: GtkBox.self), stack)
    gtk_widget_set_visible(widget, 0)
    connect(stack.map { UnsafeMutableRawPointer($0) }, "notify::visible-child") { [weak self] _ in
      guard let self, isOpen else { return }
      point(at: nil)
      window.happened(.panel(page: page.rawValue), message: nil)
    }
    followPointer()
    let keys = gtk_event_controller_key_new()
    connectAnswering(UnsafeMutableRawPointer(keys), "key-pressed") { [weak self] arguments in
      guard let self, arguments.unsigned(1) == UInt32(GDK_KEY_Escape) else { return false }
      gtk_widget_grab_focus(self.window.canvas.widget)
      return true
    }
    gtk_widget_add_controller(widget, keys)
  }

  /// Points.
  private static let leastWidth: Int32 = 320
  /// As wide as its user has made it, points.
  private(set) var width = AuthorPanel.leastWidth

  var isOpen: Bool { gtk_widget_get_visible(widget) != 0 }

  private var page: Page {
    gtk_stack_get_visible_child_name(opaque(stack)).flatMap { Page(rawValue: String(cString: $0)) }
      ?? .checks
  }

  /// - Parameter page: what to show; nil for what was shown last.
  func open(_ page: Page? = nil) {
    let wasOpen = isOpen
    gtk_widget_set_visible(widget, 1)
    let old = self.page
    if let page { gtk_stack_set_visible_child_name(opaque(stack), page.rawValue) }
    if !wasOpen, old == self.page {
      window.happened(.panel(page: self.page.rawValue), message: nil)
    }
    look.show(window.choice)
    follow()
    // Who asked for a page goes on in it; who only looks keeps the keys of the chat.
    guard page != nil else { return }
    switch self.page {
    case .checks: findings.grabFocus()
    case .blocks: blocks.grabFocus()
    case .limits, .look: gtk_widget_child_focus(stack, GTK_DIR_TAB_FORWARD)
    }
  }

  func close() {
    width = max(Self.leastWidth, gtk_widget_get_width(widget))
    gtk_widget_set_visible(widget, 0)
    window.canvas.unmark()
    window.happened(.panel(page: nil), message: nil)
    gtk_widget_grab_focus(window.canvas.widget)
  }

  // MARK: Following the chat

  private func followPointer() {
    let motion = gtk_event_controller_motion_new()
    // A pointer that jumps in, or that the window comes to, only enters.
    for signal in ["enter", "motion"] {
      connect(motion, signal) { [weak self] arguments in
        self?.pointerMoved(to: Point(x: arguments.double(1), y: arguments.double(2)))
      }
    }
    gtk_widget_add_controller(window.canvas.widget, motion)
  }

  private func pointerMoved(to point: Point) {
    guard isOpen else { return }
    follow(pointed: message(at: point))
    guard page == .blocks else { return }
    let block = window.chat.block(at: point, among: window.canvas.visible)
    blocks.mark(block.flatMap { $0.index == inspected ? $0.path : nil })
  }

  /// - Parameter point: of the view; one that is nowhere has a negative x.
  private func message(at point: Point) -> Int? {
    guard point.x >= 0 else { return nil }
    return window.chat.message(at: point.y, among: window.canvas.visible)?.index
  }

  /// Something in the chat may have changed: what is seen, what a message says, what is wrong with it.
  func follow(pointed: Int? = nil) {
    guard isOpen else { return }
    let visible = window.canvas.visible
    let range = (visible.first?.index ?? 0)..<(visible.last.map { $0.index + 1 } ?? 0)
    meant.update(
      pointed: pointed ?? window.canvas.focused?.index ?? message(at: window.canvas.lastPointer)
        ?? window.canvas.selection?.index,
      visible: range)
    guard let index = meant.index, state(of: index) != seen else { return }
    take(pace.changed(at: MainLoop.now))
  }

  /// Whether what is shown is what there is.
  private var isUpToDate: Bool {
    guard let index = meant.index, index == inspected else { return false }
    return state(of: index) == seen
  }

  private func state(of index: Int) -> Seen {
    Seen(
      index: index, version: window.chat.messages[index].version, problem: window.problems[index],
      isGrowing: window.growing.contains(index))
  }

  private func take(_ step: InspectionPace.Step) {
    guard case .look(let pause) = step else { return }
    MainLoop.after(pause) { [weak self] in self?.inspect() }
  }

  private func inspect() {
    pace.began()
    guard isOpen, let index = meant.index, window.chat.messages.indices.contains(index) else {
      return take(pace.ended(at: MainLoop.now))
    }
    seen = state(of: index)
    let inspector = window.inspector(of: index)
    Background.run({ inspector.inspection() }) { [weak self] inspection in
      guard let self else { return }
      // It may have gone from the chat while it was looked at.
      if window.chat.messages.indices.contains(index) { show(inspection, of: index) }
      take(pace.ended(at: MainLoop.now))
      // What changed meanwhile was not told.
      follow()
    }
  }

  private func show(_ inspection: Inspection, of index: Int) {
    if inspected != index { current = -1 }
    self.inspection = inspection
    inspected = index
    Label.set(name, window.chat.messages[index].name.fileName)
    gtk_widget_set_tooltip_text(name, window.chat.messages[index].name)
    findings.show(inspection)
    limits.show(inspection.meters)
    blocks.show(inspection.blocks)
    for (page, count) in [
      (Page.checks, inspection.findings.count), (.limits, inspection.exceededLimits),
    ] {
      let child = gtk_stack_get_child_by_name(opaque(stack), page.rawValue)
      gtk_stack_page_set_title(
        gtk_stack_get_page(opaque(stack), child), count > 0 ? "\(page.title) \(count)" : page.title)
    }
    window.happened(
      .findings(
        errors: inspection.count(of: .error), warnings: inspection.count(of: .warning),
        notes: inspection.count(of: .note)), message: index)
    if let direction = pendingJump {
      pendingJump = nil
      jumpToNextFinding(direction)
    }
  }

  /// A file was saved: who works on it wants to see what became of it.
  func reloaded(_ index: Int, from old: InstantPage) {
    guard isOpen, let path = window.chat.messages[index].page.firstChange(since: old) else {
      return
    }
    window.canvas.jump(to: path, of: index)
  }

  // MARK: What rows do

  private func point(at path: [Int]?) {
    guard let inspected, let path, !path.isEmpty else { return window.canvas.unmark() }
    window.canvas.mark(path, of: inspected)
  }

  private func jump(to path: [Int]) {
    guard let inspected else { return }
    window.canvas.jump(to: path, of: inspected)
  }

  private func jump(toBlock row: Int) {
    let path = blocks.rows[row].path
    guard !path.isEmpty else { return }
    jump(to: path)
    window.happened(.block(path: path), message: inspected)
  }

  private func jump(toFinding row: Int) {
    guard inspection.findings.indices.contains(row) else { return }
    let finding = inspection.findings[row]
    current = row
    if let path = finding.path { jump(to: path) }
    window.happened(.finding(finding.finding), message: inspected)
  }

  /// Goes on to the next finding, or to the one before, around the ends.
  func jumpToNextFinding(_ direction: Int) {
    if !isOpen || page != .checks { open(.checks) }
    guard isUpToDate else {
      pendingJump = direction
      return
    }
    let count = inspection.findings.count
    guard count > 0 else { return window.toast("Nothing was found in this message") }
    let next = current < 0 ? (direction > 0 ? 0 : count - 1) : current + direction
    let row = (next + count) % count
    findings.mark(row)
    jump(toFinding: row)
  }

  /// Mends what is selected, or was jumped to last.
  func mendCurrent() {
    guard isOpen, page == .checks else { return open(.checks) }
    guard let row = findings.selected ?? (current >= 0 ? current : nil) else {
      return window.toast("Select a finding first")
    }
    mend([row])
  }

  func mendAll() {
    guard isOpen else { return open(.checks) }
    mend(Array(inspection.findings.indices))
  }

  private func mend(_ rows: [Int]) {
    let wanted = rows.compactMap {
      inspection.findings.indices.contains($0) ? inspection.findings[$0].finding : nil
    }.filter { $0.fix != nil }
    guard let inspected, let source = inspection.source, !wanted.isEmpty else {
      return window.toast("This cannot be mended for certain")
    }
    window.mend(wanted, of: inspected, in: source)
  }
}
