import CGtk
import CGtkShim
import ChatView
import MessageFiles
import Recto

extension ViewerWindow {
  // MARK: What went wrong

  func buildProblemBar() -> Widget? {
    let bar = problemBar
    gtk_info_bar_set_message_type(bar, GTK_MESSAGE_WARNING)
    recto_set_role(cast(bar, to: GtkWidget.self), GTK_ACCESSIBLE_ROLE_ALERT)
    gtk_info_bar_set_show_close_button(bar, 1)
    gtk_info_bar_set_revealed(bar, 0)
    gtk_label_set_wrap(problemLabel, 1)
    gtk_label_set_xalign(problemLabel, 0)
    gtk_label_set_selectable(problemLabel, 1)
    gtk_widget_set_hexpand(cast(problemLabel, to: GtkWidget.self), 1)
    gtk_info_bar_add_child(bar, cast(problemLabel, to: GtkWidget.self))
    connect(bar, "response") { _ in gtk_info_bar_set_revealed(bar, 0) }
    return cast(bar, to: GtkWidget.self)
  }

  /// Says what is wrong with a message until it is right again, which nil tells.
  func showProblem(_ sentence: String?, of index: Int) {
    problems[index] = sentence
    if let sentence { happened(.failed(message: sentence), message: index) }
    showProblems()
  }

  /// Says that nothing has come of a message yet, which is no mistake.
  func showWaiting(_ waits: Bool, for path: String, of index: Int) {
    let name = path == InputSource.standardInputName ? "standard input" : path
    waiting[index] =
      waits ? "Waiting for \(name): nothing has come yet; it is shown as it comes" : nil
    showProblems()
  }

  private func showProblems() {
    let told = problems.merging(waiting) { problem, _ in problem }
    var sentences = told.sorted { $0.key < $1.key }.map(\.value)
    gtk_info_bar_set_message_type(
      problemBar, problems.isEmpty ? GTK_MESSAGE_INFO : GTK_MESSAGE_WARNING)
    // What is wrong must not hide what is right.
    if sentences.count > Self.mostProblems {
      let rest = sentences.count - Self.mostProblems + 1
      sentences[(Self.mostProblems - 1)...] = ["… and \(rest) more messages"]
    }
    if !sentences.isEmpty { gtk_label_set_text(problemLabel, sentences.joined(separator: "\n")) }
    gtk_info_bar_set_revealed(problemBar, sentences.isEmpty ? 0 : 1)
  }

  private static var mostProblems: Int { 3 }

  // MARK: Search

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
    connect(entry, "search-changed") { [weak self] _ in self?.searchAnew() }
    connect(entry, "activate") { [weak self] _ in self?.searchFurther(1) }
    connect(entry, "next-match") { [weak self] _ in self?.searchFurther(1) }
    connect(entry, "previous-match") { [weak self] _ in self?.searchFurther(-1) }
    connect(entry, "stop-search") { [weak self] _ in
      guard let self else { return }
      gtk_search_bar_set_search_mode(searchBar, 0)
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
    var search = self.search?.query == query ? self.search ?? ChatSearch(query) : ChatSearch(query)
    let found = search.next(direction, in: chat, from: canvas.visible.first?.index ?? 0)
    self.search = search
    mark(isFound: found != nil)
    happened(.found(text: found.map { chat.plainText(of: $0) }), message: found?.index)
    if let found { canvas.show(found) }
    showSearch()
  }

  /// Marks what is searched for, and says which place of how many was gone to.
  private func showSearch() {
    canvas.searched = search?.query
    canvas.refresh()
    countPlaces()
  }

  /// Looks through the chat a few milliseconds at a time: ten thousand messages take a while.
  private func countPlaces() {
    let status = search?.status(in: chat)
    let words = status.map { "\($0.number.map { "\($0) of " } ?? "")\($0.count)" }
    gtk_label_set_text(opaque(searchCount), search == nil ? "" : words ?? "…")
    guard search != nil, status == nil, !isCounting else { return }
    isCounting = true
    MainLoop.whenIdle { [weak self] in
      guard let self else { return false }
      let end = MainLoop.now + 0.004
      let chat = self.chat
      let more = search?.look(in: chat) { MainLoop.now >= end } ?? false
      if !more {
        isCounting = false
        countPlaces()
      }
      return more
    }
  }

  /// Messages from one on are others than before, or have come.
  func searchAgain(from index: Int) {
    guard search != nil else { return }
    search?.forget(from: index)
    countPlaces()
  }

  private func mark(isFound: Bool) {
    if isFound {
      gtk_widget_remove_css_class(searchEntry, "error")
    } else {
      gtk_widget_add_css_class(searchEntry, "error")
    }
  }
}
