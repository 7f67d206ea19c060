import CGtk
import ChatView
import Recto

extension ViewerWindow {
  // MARK: A name, a number, a date

  /// Says at the words what a client would do with them, and offers to copy and perhaps open them.
  func show(_ offer: EntityOffer, at place: Rect, of index: Int) {
    guard let one = canvas.visible.first(where: { $0.index == index }) else { return }
    let origin = chat.pageOrigin(of: one)
    let popover = gtk_popover_new()
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8)
    let label = gtk_label_new(offer.sentence)
    gtk_label_set_wrap(opaque(label), 1)
    gtk_label_set_max_width_chars(opaque(label), 36)
    gtk_box_append(cast(box, to: GtkBox.self), label)
    let buttons = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)
    gtk_widget_set_halign(buttons, GTK_ALIGN_CENTER)
    func add(_ name: String, _ act: @escaping @MainActor (ViewerWindow) -> Void) {
      let button = gtk_button_new_with_mnemonic(name)
      connect(button, "clicked") { [weak self] _ in
        gtk_popover_popdown(cast(popover, to: GtkPopover.self))
        if let self { act(self) }
      }
      gtk_box_append(cast(buttons, to: GtkBox.self), button)
    }
    add("_Copy") { $0.perform([.copy(text: offer.copied)], on: index) }
    if let url = offer.url { add("_Open") { $0.openOutside(url) } }
    gtk_box_append(cast(box, to: GtkBox.self), buttons)
    gtk_popover_set_child(cast(popover, to: GtkPopover.self), box)
    gtk_widget_set_parent(popover, canvas.widget)
    let words = place.offsetBy(dx: origin.x, dy: origin.y)
    var rect = GdkRectangle(
      x: Int32(words.x), y: Int32(words.y), width: Int32(max(1, words.width)),
      height: Int32(max(1, words.height)))
    gtk_popover_set_pointing_to(cast(popover, to: GtkPopover.self), &rect)
    connect(popover, "closed") { [weak self] _ in
      // Not while it still tells that it was closed; the window may take it away before that.
      let object = popover.map { UnsafeMutableRawPointer($0) }
      g_object_ref(object)
      MainLoop.after(0) {
        gtk_widget_unparent(popover)
        g_object_unref(object)
      }
      if let self { gtk_widget_grab_focus(canvas.widget) }
    }
    gtk_popover_popup(cast(popover, to: GtkPopover.self))
  }

  // MARK: The menu at a link

  /// Adds what the menu offers at a link, and at nothing else.
  func addLinkActions(to menu: UnsafeMutablePointer<GMenuModel>?) {
    let section = g_menu_new()
    let actions: [(name: String, label: String, body: @MainActor (ViewerWindow, String) -> Void)] =
      [
        ("open-link", "Open Link", { $0.openOutside($1) }),
        ("copy-address", "Copy Address", { $0.perform([.copy(text: $1)], on: 0) }),
      ]
    for action in actions {
      let made = g_simple_action_new(action.name, nil)
      connect(made, "activate") { [weak self] _ in
        if let self, let url = menuLink { action.body(self, url) }
      }
      g_simple_action_set_enabled(made, 0)
      g_action_map_add_action(OpaquePointer(window), made)
      let item = g_menu_item_new(action.label, "win.\(action.name)")
      g_menu_item_set_attribute_value(item, "hidden-when", g_variant_new_string("action-disabled"))
      g_menu_append_item(section, item)
      g_object_unref(item.map { UnsafeMutableRawPointer($0) })
    }
    let whole = OpaquePointer(menu.map { UnsafeMutableRawPointer($0) })
    g_menu_prepend_section(whole, nil, cast(section, to: GMenuModel.self))
  }

  /// The menu is about to open at a point.
  func offerLink(at point: Point) {
    let hit = chat.hit(point, among: canvas.visible)
    if case .link(.url(let url))? = hit?.hit.target, !url.hasPrefix("#") {
      menuLink = url
    } else {
      menuLink = nil
    }
    for name in ["open-link", "copy-address"] {
      let action = g_action_map_lookup_action(OpaquePointer(window), name)
      g_simple_action_set_enabled(action, menuLink == nil ? 0 : 1)
    }
  }
}
