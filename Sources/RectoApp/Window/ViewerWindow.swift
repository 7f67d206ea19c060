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
  let problemBar: OpaquePointer?
  let problemLabel: OpaquePointer?
  let searchBar: OpaquePointer?
  let searchEntry: Widget?
  var search: ChatSearch?
  var files: [WatchedFile] = []
  /// What is wrong now, by message.
  var problems: [Int: String] = [:]
  var edits: [CheckboxEdit] = []
  private let events: EventPrinter?

  init(_ options: ViewOptions, application: UnsafeMutablePointer<GtkApplication>) throws {
    self.options = options
    loader = MessageLoader(options: options)
    events = options.printsEvents ? EventPrinter() : nil
    canvas = ChatCanvas(Chat(context: try TypesettingContext()))
    window = adw_application_window_new(application)
    toasts = adw_toast_overlay_new().map { OpaquePointer($0) }
    problemBar = OpaquePointer(gtk_info_bar_new())
    problemLabel = OpaquePointer(gtk_label_new(nil))
    searchBar = OpaquePointer(gtk_search_bar_new())
    searchEntry = gtk_search_entry_new()
    applyLook()
    build()
    addActions()
    addKeys()
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
    adw_header_bar_pack_end(opaque(header), searchButton())
    gtk_box_append(cast(box, to: GtkBox.self), header)
    gtk_box_append(cast(box, to: GtkBox.self), buildProblemBar())
    gtk_box_append(cast(box, to: GtkBox.self), buildSearchBar())

    let scrolled = gtk_scrolled_window_new()
    gtk_scrolled_window_set_policy(
      opaque(scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(opaque(scrolled), canvas.widget)
    gtk_widget_set_vexpand(scrolled, 1)
    adw_toast_overlay_set_child(toasts, scrolled)
    gtk_box_append(cast(box, to: GtkBox.self), cast(toasts, to: GtkWidget.self))
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
    gtk_widget_set_tooltip_text(button, "Menu")
    gtk_menu_button_set_primary(opaque(button), 1)
    gtk_menu_button_set_menu_model(
      opaque(button),
      Menu.made([
        [("Larger Text", "win.larger"), ("Smaller Text", "win.smaller")],
        [("Day", "win.day"), ("Night", "win.night"), ("As the Desktop", "win.system")],
        [("Select All", "win.select-all"), ("Copy", "win.copy"), ("Find…", "win.find")],
        [("Keyboard Shortcuts", "win.shortcuts")],
      ]))
    return button
  }

  private func searchButton() -> Widget? {
    let button = gtk_button_new_from_icon_name("system-search-symbolic")
    gtk_widget_set_tooltip_text(button, "Find")
    connect(button, "clicked") { [weak self] _ in self?.openSearch() }
    return button
  }

  // MARK: Look

  /// Takes colours, sizes and direction from the options and the desktop.
  func applyLook() {
    let manager = adw_style_manager_get_default()
    let scheme: AdwColorScheme =
      switch theme {
      case .system: ADW_COLOR_SCHEME_DEFAULT
      case .day: ADW_COLOR_SCHEME_FORCE_LIGHT
      case .night: ADW_COLOR_SCHEME_FORCE_DARK
      }
    adw_style_manager_set_color_scheme(manager, scheme)
    var look = ChatLook()
    look.scale = chat.look.scale
    look.isDark = adw_style_manager_get_dark(manager) != 0
    look.accent = options.accent.map { Color($0.rgb) }
    look.textSize = textSize
    look.isRightToLeft = options.isRightToLeft
    look.widestStrip = options.width ?? look.widestStrip
    chat.setLook(look)
    canvas.refresh()
  }

  private(set) lazy var theme = options.theme
  private(set) lazy var textSize = options.textSize.textSize

  func setTheme(_ theme: ViewOptions.Theme) {
    self.theme = theme
    applyLook()
  }

  func stepTextSize(by steps: Int?) {
    textSize = steps.map { textSize.stepped(by: $0) } ?? options.textSize.textSize
    applyLook()
  }

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
    // A toast reads its text as markup, and this one may be a message's.
    guard let escaped = g_markup_escape_text(sentence, -1) else { return }
    defer { g_free(escaped) }
    guard let toast = adw_toast_new(escaped) else { return }
    adw_toast_set_timeout(toast, 3)
    adw_toast_overlay_add_toast(toasts, toast)
  }
}
