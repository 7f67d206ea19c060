import CGtk
import ChatView
import Recto

extension ViewerWindow {
  /// A picture in a window of its own, as large as there is room for.
  func showPicture(_ medium: MediaItem, of index: Int) {
    guard let id = medium.pictureId,
      let image = chat.messages[index].pictures?.store.image(for: id),
      let texture = Texture(image.pixels)
    else {
      toast("The picture is not here")
      return
    }
    let viewer = adw_window_new()
    let picture = gtk_picture_new_for_paintable(texture.pointer)
    gtk_picture_set_can_shrink(opaque(picture), 1)
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_box_append(cast(box, to: GtkBox.self), adw_header_bar_new())
    gtk_widget_set_vexpand(picture, 1)
    gtk_box_append(cast(box, to: GtkBox.self), picture)
    adw_window_set_content(cast(viewer, to: AdwWindow.self), box)
    gtk_window_set_title(cast(viewer, to: GtkWindow.self), "Picture")
    gtk_window_set_transient_for(
      cast(viewer, to: GtkWindow.self), cast(window, to: GtkWindow.self))
    gtk_window_set_default_size(
      cast(viewer, to: GtkWindow.self), Int32(clamping: min(1200, max(240, image.pixels.width))),
      Int32(clamping: min(900, max(240, image.pixels.height + 48))))
    closeOnEscape(viewer)
    gtk_window_present(cast(viewer, to: GtkWindow.self))
  }

  private func closeOnEscape(_ window: Widget?) {
    let keys = gtk_event_controller_key_new()
    connectAnswering(UnsafeMutableRawPointer(keys), "key-pressed") { arguments in
      guard arguments.unsigned(1) == UInt32(GDK_KEY_Escape) else { return false }
      gtk_window_close(cast(window, to: GtkWindow.self))
      return true
    }
    gtk_widget_add_controller(window, keys)
  }

  /// Every key the window knows.
  func showShortcuts() {
    let groups: [(title: String, rows: [(keys: String, what: String)])] = [
      (
        "Moving",
        [
          ("Up", "Scroll up"), ("Down", "Scroll down"), ("Page_Down", "A page down"),
          ("Page_Up", "A page up"), ("Home", "To the beginning"), ("End", "To the end"),
          ("Left", "Scroll a wide table left"), ("Right", "Scroll a wide table right"),
        ]
      ),
      (
        "Text and Controls",
        [
          ("Tab", "To the next link, button or checkbox"),
          ("<Shift>Tab", "To the one before"), ("Return", "Do what a click does"),
          ("<Control>a", "Select all of a message"), ("<Control>c", "Copy what is selected"),
          ("<Control><Shift>c", "Copy the message"), ("<Shift>Left", "Select less or more"),
          ("<Control>f", "Find"), ("<Control>g", "Find the next"),
          ("<Control><Shift>g", "Find the one before"),
        ]
      ),
      (
        "Window",
        [
          ("<Control>plus", "Larger text"), ("<Control>minus", "Smaller text"),
          ("<Control>0", "Text as it was"), ("<Control>z", "Take back a checkbox"),
          ("<Control>w", "Close"),
        ]
      ),
    ]
    var xml = "<interface><object class='GtkShortcutsWindow' id='window'><child>"
    xml += "<object class='GtkShortcutsSection'>"
    for group in groups {
      xml += "<child><object class='GtkShortcutsGroup'><property name='title'>\(group.title)"
      xml += "</property>"
      for row in group.rows {
        let keys = row.keys.reduce(into: "") {
          $0 += $1 == "<" ? "&lt;" : $1 == ">" ? "&gt;" : String($1)
        }
        xml += "<child><object class='GtkShortcutsShortcut'><property name='accelerator'>\(keys)"
        xml += "</property><property name='title'>\(row.what)</property></object></child>"
      }
      xml += "</object></child>"
    }
    xml += "</object></child></object></interface>"
    let builder = gtk_builder_new_from_string(xml, -1)
    defer { g_object_unref(builder.map { UnsafeMutableRawPointer($0) }) }
    guard let object = gtk_builder_get_object(builder, "window") else { return }
    let shortcuts = cast(object, to: GtkWindow.self)
    gtk_window_set_transient_for(shortcuts, cast(window, to: GtkWindow.self))
    gtk_window_present(shortcuts)
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
}
