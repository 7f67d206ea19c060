import CGtk
import CGtkShim
import ChatView
import Recto

extension ViewerWindow {
  func buildSearchBar() -> Widget? {
    guard let entry = searchEntry else { return nil }
    let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)
    gtk_widget_set_hexpand(entry, 1)
    recto_name(entry, "Find in the messages")
    gtk_box_append(cast(box, to: GtkBox.self), entry)
    recto_set_role(searchCount, GTK_ACCESSIBLE_ROLE_STATUS)
    gtk_widget_add_css_class(searchCount, "numeric")
    gtk_widget_add_css_class(searchCount, "dim-label")
    gtk_box_append(cast(box, to: GtkBox.self), searchCount)
    for (icon, name, direction) in [
      ("go-up-symbolic", "Previous", -1), ("go-down-symbolic", "Next", 1),
    ] {
      let button = gtk_button_new_from_icon_name(icon)
      explain(button, name)
      connect(button, "clicked") { [weak self] _ in self?.searchFurther(direction) }
      gtk_box_append(cast(box, to: GtkBox.self), button)
    }
    gtk_search_bar_set_child(searchBar, box)
    gtk_search_bar_connect_entry(searchBar, opaque(entry))
    // Other words are being typed: those from before are not gone to any more.
    connect(entry, "changed") { [weak self] _ in self?.search?.stop() }
    connect(entry, "search-changed") { [weak self] _ in self?.searchAnew() }
    connect(entry, "activate") { [weak self] _ in self?.searchFurther(1) }
    connect(entry, "next-match") { [weak self] _ in self?.searchFurther(1) }
    connect(entry, "previous-match") { [weak self] _ in self?.searchFurther(-1) }
    connect(entry, "stop-search") { [weak self] _ in
      guard let self else { return }
      gtk_search_bar_set_search_mode(searchBar, 0)
      search?.stop()
      canvas.searched = nil
      canvas.refresh()
      gtk_widget_grab_focus(canvas.widget)
    }
    return cast(searchBar, to: GtkWidget.self)
  }

  func openSearch() {
    gtk_search_bar_set_search_mode(searchBar, 1)
    gtk_widget_grab_focus(searchEntry)
    showSearch()
  }

  /// Whether the keyboard is in the field.
  var isTyping: Bool {
    gtk_window_get_focus(cast(window, to: GtkWindow.self)).map {
      gtk_widget_is_ancestor($0, searchEntry) != 0
    } ?? false
  }

  private var query: String {
    gtk_editable_get_text(opaque(searchEntry)).map { String(cString: $0) } ?? ""
  }

  private func searchAnew() {
    search = nil
    searchFurther(1)
  }

  func searchFurther(_ direction: Int) {
    let query = self.query
    guard !query.isEmpty else {
      search = nil
      showSearch()
      mark(isFound: true)
      return
    }
    if search?.query != query { search = ChatSearch(query) }
    search?.setOut(direction, in: chat, from: canvas.visible.first?.index ?? 0)
    mark(isFound: true)
    showSearch()
  }

  /// Marks what is searched for, and says which place of how many was gone to.
  private func showSearch() {
    canvas.searched = search?.finder
    canvas.refresh()
    look()
  }

  /// Looks for the place that is gone to, and then for all others to count them: what takes no longer than nobody
  /// notices at once, the rest while there is nothing else to do.
  private func look() {
    guard !isLooking else { return showStatus() }
    isLooking = lookOn()
    guard isLooking else { return }
    MainLoop.whenIdle { [weak self] in
      guard let self else { return false }
      isLooking = lookOn()
      return isLooking
    }
  }

  /// - Returns: whether there is more to look through.
  private func lookOn() -> Bool {
    defer { showStatus() }
    let end = MainLoop.now + 0.004
    let chat = self.chat
    if search?.isOnTheWay == true {
      switch search?.goOn(in: chat, until: { MainLoop.now >= end }) {
      case .looking: return true
      case .found(let found): arrive(at: found)
      case .nowhere, nil: arrive(at: nil)
      }
    }
    return search?.look(in: chat) { MainLoop.now >= end } ?? false
  }

  private func arrive(at found: ChatSelection?) {
    mark(isFound: found != nil)
    happened(.found(text: found.map { chat.plainText(of: $0) }), message: found?.index)
    if let found { canvas.show(found) }
  }

  private func showStatus() {
    gtk_label_set_text(opaque(searchCount), search.map { $0.words(in: chat) } ?? "")
  }

  /// Messages from one on are others than before, or have come.
  func searchAgain(from index: Int) {
    guard search != nil else { return }
    search?.forget(from: index)
    look()
  }

  private func mark(isFound: Bool) {
    if isFound {
      gtk_widget_remove_css_class(searchEntry, "error")
    } else {
      gtk_widget_add_css_class(searchEntry, "error")
    }
  }
}
