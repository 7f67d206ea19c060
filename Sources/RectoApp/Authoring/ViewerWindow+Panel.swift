import CGtk
import CGtkShim
import ChatView
import MessageFiles
import Recto

extension ViewerWindow {
  typealias WindowAction = (
    name: String, keys: [String], body: @MainActor (ViewerWindow) -> Void
  )

  /// What authors do by menus and keys.
  static let authoringActions: [WindowAction] = [
    ("checks", ["<Alt>1"], { $0.panel?.open(.checks) }),
    ("limits", ["<Alt>2"], { $0.panel?.open(.limits) }),
    ("blocks", ["<Alt>3"], { $0.panel?.open(.blocks) }),
    ("look", ["<Alt>4"], { $0.panel?.open(.look) }),
    ("next-finding", ["F8"], { $0.panel?.jumpToNextFinding(1) }),
    ("previous-finding", ["<Shift>F8"], { $0.panel?.jumpToNextFinding(-1) }),
    ("mend", ["<Control>period"], { $0.panel?.mendCurrent() }),
    ("mend-all", ["<Control><Shift>period", "<Control>greater"], { $0.panel?.mendAll() }),
    ("narrower", ["<Control>bracketleft"], { $0.stepWidth(by: -1) }),
    ("wider", ["<Control>bracketright"], { $0.stepWidth(by: 1) }),
    ("next-theme", ["<Control>t"], { $0.chooseNext("theme") }),
    ("next-direction", ["<Control>d"], { $0.chooseNext("direction") }),
    ("save-picture", ["<Control>s"], { $0.save(.message, as: .png(scale: 2)) }),
    ("save-document", ["<Control><Shift>s"], { $0.save(.message, as: .pdf) }),
  ]

  static let authoringShortcuts: ShortcutGroup = (
    "Authoring",
    [
      ("F9", "Show or hide the panel"), ("<Alt>1", "What was found in the message"),
      ("<Alt>2", "The limits of servers"), ("<Alt>3", "The message’s blocks"),
      ("<Alt>4", "How messages look"), ("Escape", "From the panel to the messages"),
      ("F8", "To the next finding"),
      ("<Shift>F8", "To the finding before"), ("<Control>period", "Mend a finding"),
      ("<Control><Shift>period", "Mend all that is certain"),
      ("<Control>bracketleft", "Narrower messages"), ("<Control>bracketright", "Wider messages"),
      ("<Control>t", "The next theme"), ("<Control>d", "The next direction"),
      ("<Control>s", "Save as a picture"), ("<Control><Shift>s", "Save as PDF"),
    ]
  )

  /// The chat with the panel beside it, which is closed at first.
  func besidePanel(_ content: Widget?) -> Widget? {
    let panel = AuthorPanel(self)
    self.panel = panel
    let split = gtk_paned_new(GTK_ORIENTATION_HORIZONTAL)
    gtk_widget_set_vexpand(split, 1)
    gtk_paned_set_start_child(opaque(split), content)
    gtk_paned_set_end_child(opaque(split), panel.widget)
    gtk_paned_set_resize_end_child(opaque(split), 0)
    gtk_paned_set_shrink_start_child(opaque(split), 0)
    gtk_paned_set_shrink_end_child(opaque(split), 0)
    canvas.refreshed = { [weak self] in self?.panel?.follow() }
    Style.install()
    return split
  }

  func panelButton() -> Widget? {
    let button = gtk_toggle_button_new()
    gtk_button_set_icon_name(cast(button, to: GtkButton.self), "sidebar-show-right-symbolic")
    gtk_widget_set_tooltip_text(button, "Checks, Limits, Blocks and Look (F9)")
    recto_name(button, "Panel")
    gtk_actionable_set_action_name(opaque(button), "win.panel")
    return button
  }

  /// The actions that have a value: the panel, and the switches of how messages look.
  func addAuthoringActions() {
    let shown = g_simple_action_new_stateful("panel", nil, g_variant_new_boolean(0))
    connect(shown, "activate") { [weak self] _ in self?.togglePanel() }
    g_action_map_add_action(OpaquePointer(window), shown)
    setKeys(["F9"], of: "panel")
    connect(panel?.widget.map { UnsafeMutableRawPointer($0) }, "notify::visible") {
      [weak self] _ in
      let isOpen = self?.panel?.isOpen ?? false
      g_simple_action_set_state(shown, g_variant_new_boolean(isOpen ? 1 : 0))
      self?.makeRoom(for: isOpen)
    }
    let text = g_variant_type_new("s")
    defer { g_variant_type_free(text) }
    for one in switches {
      let action = g_simple_action_new_stateful(
        one.name, text, g_variant_new_string(one.value(choice)))
      connect(action, "activate") { [weak self] arguments in
        self?.choose(one.name, arguments.variantText(1))
      }
      g_action_map_add_action(OpaquePointer(window), action)
    }
    let asking: [(String, @MainActor (ViewerWindow, String) -> Void)] = [
      ("copy-as", { $0.copy(as: $1) }), ("save-as", { $0.save(as: $1) }),
    ]
    for (name, body) in asking {
      let action = g_simple_action_new(name, text)
      connect(action, "activate") { [weak self] arguments in
        if let self { body(self, arguments.variantText(1)) }
      }
      g_action_map_add_action(OpaquePointer(window), action)
    }
  }

  private func togglePanel() {
    guard let panel else { return }
    if panel.isOpen { panel.close() } else { panel.open() }
  }

  /// The window grows by the panel where it can, so that messages keep the width they are looked at in.
  private func makeRoom(for isOpen: Bool) {
    guard let panel else { return }
    let toplevel = cast(window, to: GtkWindow.self)
    let isFree =
      gtk_window_is_maximized(toplevel) == 0 && gtk_window_is_fullscreen(toplevel) == 0
    let room = panel.width + 1
    let split = gtk_widget_get_parent(panel.widget)
    let width = gtk_widget_get_width(split)
    if isOpen { gtk_paned_set_position(opaque(split), isFree ? width : max(0, width - room)) }
    if isFree { widenWindow(by: isOpen ? room : -room) }
  }

  func widenWindow(by change: Int32) {
    let toplevel = cast(window, to: GtkWindow.self)
    var (width, height) = (Int32(0), Int32(0))
    // The size in the units that are set: a widget's own counts shadows.
    gtk_window_get_default_size(toplevel, &width, &height)
    gtk_window_set_default_size(toplevel, max(240, width + change), height)
  }

  /// What it takes to look at a message.
  func inspector(of index: Int) -> MessageInspector {
    let message = chat.messages[index]
    var inspector = MessageInspector(
      page: message.page,
      source: lineMessages.lazy.compactMap { $0.source(ofMessage: index) }.first,
      form: options.source,
      isDocument: options.isDocument, problem: problems[index],
      isGrowing: growing.contains(index))
    if inspector.source != nil {
      // A line is Markdown unless its file was said to be something else.
      inspector.form = options.source ?? .markdown
    } else if let file = files.first(where: { $0.index == index }) {
      inspector.source = InputSource(
        name: file.path, folder: InputSource.folder(of: file.path), bytes: file.bytes)
      // A file that never was a message shows why, which is nothing to check.
      if file.bytes.isEmpty, problems[index] != nil { inspector.source = nil }
    } else if let incoming = streams[index] {
      inspector.source = incoming.source
    }
    return inspector
  }

  /// Lines of the main menu.
  var authoringMenu: [[Menu.Entry]] {
    [
      switches.map { one in
        .menu(
          one.title,
          [one.entries.map { .choice($0.name, action: "win.\(one.name)", value: $0.value) }])
      },
      [Self.copyMenu, saveMenu],
      [.action("Panel", "win.panel"), .action("Next Finding", "win.next-finding")],
    ]
  }

  static var copyMenu: Menu.Entry {
    .menu(
      "Copy As",
      [CopyForm.allCases.map { .choice($0.name, action: "win.copy-as", value: $0.rawValue) }])
  }

  private var saveMenu: Menu.Entry {
    func entry(_ name: String, _ value: String) -> Menu.Entry {
      .choice(name, action: "win.save-as", value: value)
    }
    return .menu(
      "Save As",
      [
        MessageExport.Format.scales.map { entry("PNG, \($0)×…", "message png \($0)") }
          + [entry("SVG…", "message svg"), entry("PDF…", "message pdf")],
        [
          entry("Article as PNG…", "article png 2"), entry("Article as PDF…", "article pdf"),
        ],
      ])
  }
}
