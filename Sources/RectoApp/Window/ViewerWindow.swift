import CGtk
import ChatView
import MessageFiles
import Recto

/// The window: a chat under a title bar, a bar for what went wrong and one to search with.
@MainActor
final class ViewerWindow {
  let options: ViewOptions
  let loader: MessageLoader
  let canvas: ChatCanvas
  let window: Widget
  var chat: Chat { canvas.chat }

  let toasts: OpaquePointer?
  /// The toast of ``announce(_:)`` while it is shown.
  private var announcement: Toast?
  let problemBar: OpaquePointer?
  let problemLabel: OpaquePointer?
  let searchBar: OpaquePointer?
  let searchEntry: Widget?
  let searchCount = gtk_label_new(nil)
  var search: ChatSearch?
  /// The chat is looked through while there is nothing else to do.
  var isLooking = false
  var files: [WatchedFile] = []
  var lineFiles: [LineFile] = []
  /// What is wrong now, by message.
  var problems: [Int: String] = [:]
  /// That nothing has come yet, by message.
  var waiting: [Int: String] = [:]
  var edits: [FileEdit] = []
  /// The address of the link the menu was opened at.
  var menuLink: String?
  /// The messages that are lines of files.
  var lineMessages: [LineMessages] = []
  /// The messages that arrive piece by piece, and which of them are not whole yet.
  var streams: [Int: IncomingText] = [:]
  var growing: Set<Int> = []
  /// Nil until the window is built.
  var panel: AuthorPanel?
  let switches: [LookSwitch]
  var choice: LookChoice
  private let events: EventPrinter?
  let player = SoundPlayer()
  let playerBar: PlayerBar
  /// The message that shows what is played of it.
  var shownTrack: Int?

  init(_ options: ViewOptions, application: UnsafeMutablePointer<GtkApplication>) throws {
    self.options = options
    loader = MessageLoader(options: options)
    choice = LookChoice(options)
    switches = LookSwitch.all(choice)
    events = options.printsEvents ? EventPrinter() : nil
    let context = try TypesettingContext()
    context.layOutOnTwoThreads()
    canvas = ChatCanvas(Chat(context: context))
    playerBar = PlayerBar(player)
    window = adw_application_window_new(application)
    toasts = adw_toast_overlay_new().map { OpaquePointer($0) }
    problemBar = OpaquePointer(gtk_info_bar_new())
    problemLabel = OpaquePointer(gtk_label_new(nil))
    searchBar = OpaquePointer(gtk_search_bar_new())
    searchEntry = gtk_search_entry_new()
    applyLook()
    build()
    addActions()
    addAuthoringActions()
    addKeys()
    connectPlayer()
    canvas.perform = { [weak self] effects, index in self?.perform(effects, on: index) }
    canvas.becameReady = { [weak self] in
      guard let self else { return }
      happened(.ready(view: view), message: nil)
      canvas.wasResized = { [weak self] in
        if let self { happened(.resized(view: view), message: nil) }
      }
    }
  }

  func present() {
    gtk_window_present(cast(window, to: GtkWindow.self))
    gtk_widget_grab_focus(canvas.widget)
  }

  // MARK: Building

  private func build() {
    let width = Int32((options.width ?? 480).rounded())
    gtk_window_set_default_size(cast(window, to: GtkWindow.self), max(120, width), 720)
    gtk_window_set_title(cast(window, to: GtkWindow.self), title)
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    let header = adw_header_bar_new()
    let titleWidget = adw_window_title_new(title, subtitle)
    adw_header_bar_set_title_widget(opaque(header), titleWidget)
    adw_header_bar_pack_end(opaque(header), menuButton())
    adw_header_bar_pack_end(opaque(header), panelButton())
    adw_header_bar_pack_end(opaque(header), searchButton())
    gtk_box_append(cast(box, to: GtkBox.self), header)
    gtk_box_append(cast(box, to: GtkBox.self), playerBar.widget)
    gtk_box_append(cast(box, to: GtkBox.self), buildProblemBar())
    gtk_box_append(cast(box, to: GtkBox.self), buildSearchBar())

    let scrolled = gtk_scrolled_window_new()
    gtk_scrolled_window_set_policy(
      opaque(scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(opaque(scrolled), canvas.widget)
    gtk_widget_set_vexpand(scrolled, 1)
    adw_toast_overlay_set_child(toasts, scrolled)
    gtk_box_append(
      cast(box, to: GtkBox.self), besidePanel(cast(toasts, to: GtkWidget.self)))
    adw_application_window_set_content(cast(window, to: AdwApplicationWindow.self), box)
  }

  private var title: String {
    let names = options.inputs.map { $0 == "-" ? "Message" : $0.fileName }
    return names.count == 1 ? names[0] : "\(names.count) messages"
  }

  private var subtitle: String {
    guard options.inputs.count == 1, let path = options.inputs.first, path != "-" else { return "" }
    let folder = InputSource.folder(of: path)
    return folder == "." ? "" : folder
  }

  private func menuButton() -> Widget? {
    let button = gtk_menu_button_new()
    gtk_menu_button_set_icon_name(opaque(button), "open-menu-symbolic")
    explain(button, "Menu")
    gtk_menu_button_set_primary(opaque(button), 1)
    gtk_menu_button_set_menu_model(
      opaque(button),
      Menu.made(
        [
          [.action("Larger Text", "win.larger"), .action("Smaller Text", "win.smaller")],
          [
            .action("Select All", "win.select-all"), .action("Copy", "win.copy"),
            .action("Find…", "win.find"),
          ],
        ] + authoringMenu + [[.action("Keyboard Shortcuts", "win.shortcuts")]]))
    return button
  }

  private func searchButton() -> Widget? {
    let button = gtk_button_new_from_icon_name("system-search-symbolic")
    explain(button, "Find")
    connect(button, "clicked") { [weak self] _ in self?.openSearch() }
    return button
  }

  // MARK: The desktop

  func followDesktop() {
    connect(adw_style_manager_get_default(), "notify::dark") { [weak self] _ in
      self?.applyLook()
    }
    canvas.setAnimates(desktopAnimates)
    connect(
      UnsafeMutableRawPointer(gtk_settings_get_default()), "notify::gtk-enable-animations"
    ) { [weak self] _ in
      if let self { canvas.setAnimates(desktopAnimates) }
    }
  }

  /// Whether the desktop wants movement.
  var desktopAnimates: Bool {
    var value = GValue()
    g_value_init(&value, GType(5 << 2))  // G_TYPE_BOOLEAN, which is a macro
    defer { g_value_unset(&value) }
    g_object_get_property(
      cast(gtk_settings_get_default(), to: GObject.self), "gtk-enable-animations", &value)
    return g_value_get_boolean(&value) != 0
  }

  // MARK: Telling

  /// Where the chat stands in the window, shadows and borders counted.
  private var view: Rect {
    var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
    gtk_widget_translate_coordinates(canvas.widget, window, 0, 0, &x, &y)
    gtk_native_get_surface_transform(OpaquePointer(window), &left, &top)
    return Rect(
      x: x + left, y: y + top, width: chat.size.width, height: chat.size.height)
  }

  func happened(_ event: ChatEvent, message index: Int?) {
    let name = index.flatMap { chat.messages.indices.contains($0) ? chat.messages[$0].name : nil }
    events?.print(event.json(message: name))
  }

  func printFrames() {
    let frames = canvas.frames
    guard options.printsEvents else { return }
    let parts = [("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("max", 1)]
    let members =
      [
        JSONMember(name: "event", value: .string("closed")),
        JSONMember(name: "frames", value: .integer(frames.count)),
        JSONMember(name: "stalls", value: .integer(frames.stallCount)),
      ]
      + parts.map {
        JSONMember(name: $0.0, value: .number(frames.milliseconds(atPart: $0.1)))
      }
      + parts.map {
        JSONMember(
          name: "work_" + $0.0, value: .number(frames.millisecondsOfWork(atPart: $0.1)))
      }
    events?.print(JSONValue.object(members).text())
  }

  func toast(_ sentence: String) {
    Toast(sentence)?.add(to: toasts)
  }

  /// Says what a switch is at now, in place of what it was at before: a line of old news would follow each step.
  func announce(_ sentence: String) {
    if let announcement { return announcement.say(sentence) }
    guard let toast = Toast(sentence) else { return }
    announcement = toast
    connect(toast.pointer, "dismissed") { [weak self] _ in self?.announcement = nil }
    toast.add(to: toasts)
  }
}
