import CGtk
import CGtkShim
import ChatView
import CommandTable
import Recto

extension ViewerWindow {
  /// The actions of menus and keys, but for those of authors.
  static let actions: [WindowAction] = [
    (
      "larger", ["<Control>plus", "<Control>equal", "<Control>KP_Add"], { $0.stepTextSize(by: 1) }
    ),
    ("smaller", ["<Control>minus", "<Control>KP_Subtract"], { $0.stepTextSize(by: -1) }),
    ("standard-size", ["<Control>0"], { $0.stepTextSize(by: nil) }),
    ("select-all", ["<Control>a"], { $0.selectAll() }),
    ("copy", ["<Control>c"], { $0.copy() }),
    ("copy-message", ["<Control><Shift>c"], { $0.copyMessage() }),
    ("undo", ["<Control>z"], { $0.undo() }),
    ("find", ["<Control>f"], { $0.openSearch() }),
    ("find-next", ["<Control>g", "F3"], { $0.searchFurther(1) }),
    ("find-previous", ["<Control><Shift>g", "<Shift>F3"], { $0.searchFurther(-1) }),
    ("shortcuts", ["<Control>question", "<Control>slash"], { $0.showShortcuts() }),
    (
      "close", ["<Control>w", "<Control>q"],
      { gtk_window_close(cast($0.window, to: GtkWindow.self)) }
    ),
  ]

  func addActions() {
    for action in Self.actions + Self.authoringActions {
      let made = g_simple_action_new(action.name, nil)
      connect(made, "activate") { [weak self] _ in
        if let self { action.body(self) }
      }
      g_action_map_add_action(OpaquePointer(window), made)
      setKeys(action.keys, of: action.name)
    }
    addContextMenu()
  }

  func setKeys(_ keys: [String], of action: String) {
    let application = gtk_window_get_application(cast(window, to: GtkWindow.self))
    let keys = keys.map { strdup($0) } + [nil]
    var pointers = keys.map { UnsafePointer($0) }
    gtk_application_set_accels_for_action(application, "win.\(action)", &pointers)
    for key in keys { free(key) }
  }

  func addKeys() {
    let keys = gtk_event_controller_key_new()
    connectAnswering(UnsafeMutableRawPointer(keys), "key-pressed") { [weak self] arguments in
      guard let self else { return false }
      let press = KeyPress(arguments.unsigned(1), state: arguments.flags(3))
      return handlePlayerKey(press) || canvas.handleKey(press)
    }
    gtk_widget_add_controller(canvas.widget, keys)
  }

  private func addContextMenu() {
    let click = gtk_gesture_click_new()
    gtk_gesture_single_set_button(click, 3)
    let menu = Menu.made([
      [.action("Copy", "win.copy"), .action("Copy Message", "win.copy-message"), Self.copyMenu],
      [.action("Select All", "win.select-all"), .action("Find…", "win.find")],
    ])
    addLinkActions(to: menu)
    let popover = gtk_popover_menu_new_from_model(menu)
    gtk_widget_set_parent(popover, canvas.widget)
    gtk_popover_set_has_arrow(cast(popover, to: GtkPopover.self), 0)
    gtk_widget_set_halign(popover, GTK_ALIGN_START)
    let show: @MainActor (Point) -> Void = { [weak self] point in
      guard let self else { return }
      canvas.lastPointer = point
      offerLink(at: point)
      var place = GdkRectangle(x: Int32(point.x), y: Int32(point.y), width: 1, height: 1)
      gtk_popover_set_pointing_to(cast(popover, to: GtkPopover.self), &place)
      gtk_popover_popup(cast(popover, to: GtkPopover.self))
    }
    connect(click, "pressed") { arguments in
      show(Point(x: arguments.double(2), y: arguments.double(3)))
    }
    canvas.wasHeld = show
    gtk_widget_add_controller(canvas.widget, click)
  }

  // MARK: What a tap asks for

  func perform(_ effects: [ChatEffect], on index: Int) {
    for effect in effects {
      switch effect {
      case .open(let url, nil): openOutside(url)
      case .open(let url, _?): confirm(url)
      case .copy(let text):
        putOnClipboard(CopiedText(plain: text, markdown: text, html: text.escapedHTML))
        toast("Copied")
      case .tell(let sentence): toast(sentence)
      case .offer(let offer, let place): show(offer, at: place, of: index)
      case .show(let medium):
        if !canvas.startFilm(medium, of: index) { showPicture(medium, of: index) }
      case .play(let id): play(id, of: index)
      case .seek(let id, let part): seek(id, toPart: part, of: index)
      case .slide(let place, let page): canvas.turn(place, to: page)
      case .openDocument(let id): openDocument(id, of: index)
      case .checked(let path, let isChecked): writeBack(path, isChecked, of: index)
      case .happened(let event): happened(event, message: index)
      }
    }
  }

  /// Words may say anything: the reader sees the address before it is followed.
  private func confirm(_ url: String) {
    let question = Question(
      title: "Open this link?", words: printable(url),
      answers: [("cancel", "_Cancel"), ("copy", "_Copy Address"), ("open", "_Open")])
    question.ask(over: window) { [weak self] answer in
      switch answer {
      case "open": self?.openOutside(url)
      case "copy":
        self?.putOnClipboard(CopiedText(plain: url, markdown: url, html: url.escapedHTML))
      default: break
      }
    }
  }

  /// What other programs are started with comes from a message: only addresses that are meant to be opened.
  func openOutside(_ url: String) {
    let scheme = url.prefix { $0 != ":" }.lowercased()
    guard ["http", "https", "mailto", "tel", "tg", "ton"].contains(scheme) else {
      toast("Recto does not open “\(scheme)” addresses")
      return
    }
    gtk_show_uri(cast(window, to: GtkWindow.self), url, UInt32(GDK_CURRENT_TIME))
  }

  // MARK: Clipboard

  /// Lets a field or the words of a bar that have the keyboard do something with their own text.
  ///
  /// - Returns: whether there are any that can.
  func doInFocus(_ action: String) -> Bool {
    guard let focus = gtk_window_get_focus(cast(window, to: GtkWindow.self)),
      focus != canvas.widget
    else { return false }
    return gtk_widget_activate_action_variant(focus, action, nil) != 0
  }

  func selectAll() {
    if !doInFocus("selection.select-all") { canvas.selectAll() }
  }

  func copy() {
    guard !doInFocus("clipboard.copy") else { return }
    guard let copied = canvas.copied else { return }
    putOnClipboard(copied)
    if copied.leftOut > 0 {
      toast(
        "The last \(copied.leftOut) messages are too much for the clipboard and were not copied")
    }
  }

  func copyMessage() {
    guard let index = canvas.meantMessage, let all = chat.selectAll(of: index) else { return }
    putOnClipboard(chat.copied(all))
    toast("Copied the message")
  }

  func putOnClipboard(_ text: CopiedText) {
    let content = text.rtf.withUnsafeBytes { rtf in
      text.fragment.withUnsafeBytes { fragment in
        recto_text_content(
          text.plain, text.markdown, text.html, rtf.baseAddress, gsize(rtf.count),
          Fragment.mediaType,
          fragment.baseAddress, gsize(fragment.count))
      }
    }
    gdk_clipboard_set_content(gtk_widget_get_clipboard(window), content)
    happened(.copied(text: text.plain), message: nil)
    g_object_unref(content.map { UnsafeMutableRawPointer($0) })
  }
}

extension String {
  var escapedHTML: String {
    reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
  }
}
