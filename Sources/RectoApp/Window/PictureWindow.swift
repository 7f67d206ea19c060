import CGtk
import ChatView
import Recto

/// The pictures of a message, one at a time, as large as there is room for. Arrow keys turn them.
@MainActor
final class PictureWindow {
  private let pictures: [MediaItem]
  private let store: ImageStore
  private let window: Widget?
  private let picture: Widget?
  private var place: Int

  init(_ pictures: [MediaItem], at place: Int, in store: ImageStore, over parent: Widget) {
    self.pictures = pictures
    self.place = place
    self.store = store
    window = adw_window_new()
    picture = gtk_picture_new()
    gtk_picture_set_can_shrink(opaque(picture), 1)
    gtk_widget_set_vexpand(picture, 1)
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    let header = adw_header_bar_new()
    if pictures.count > 1 {
      for (icon, name, step) in [
        ("go-previous-symbolic", "Previous", -1), ("go-next-symbolic", "Next", 1),
      ] {
        let button = gtk_button_new_from_icon_name(icon)
        gtk_widget_set_tooltip_text(button, name)
        connect(button, "clicked") { _ in self.turn(by: step) }
        adw_header_bar_pack_start(opaque(header), button)
      }
    }
    gtk_box_append(cast(box, to: GtkBox.self), header)
    gtk_box_append(cast(box, to: GtkBox.self), picture)
    adw_window_set_content(cast(window, to: AdwWindow.self), box)
    gtk_window_set_transient_for(
      cast(window, to: GtkWindow.self), cast(parent, to: GtkWindow.self))
    gtk_window_set_default_size(cast(window, to: GtkWindow.self), 900, 700)
    addKeys()
    show()
  }

  func present() { gtk_window_present(cast(window, to: GtkWindow.self)) }

  /// The handlers hold the object for as long as the window is there.
  private func addKeys() {
    let keys = gtk_event_controller_key_new()
    connectAnswering(UnsafeMutableRawPointer(keys), "key-pressed") { arguments in
      switch Int32(bitPattern: arguments.unsigned(1)) {
      case GDK_KEY_Left, GDK_KEY_Page_Up: self.turn(by: -1)
      case GDK_KEY_Right, GDK_KEY_Page_Down, GDK_KEY_space: self.turn(by: 1)
      case GDK_KEY_Escape: gtk_window_close(cast(self.window, to: GtkWindow.self))
      default: return false
      }
      return true
    }
    gtk_widget_add_controller(window, keys)
  }

  private func turn(by step: Int) {
    guard pictures.indices.contains(place + step) else { return }
    place += step
    show()
  }

  private func show() {
    let title = pictures.count > 1 ? "Picture \(place + 1) of \(pictures.count)" : "Picture"
    let image = pictures[place].pictureId.flatMap { store.image(for: $0) }
    gtk_window_set_title(
      cast(window, to: GtkWindow.self), image == nil ? title + ", not here" : title)
    let texture = image.flatMap { Texture($0.pixels) }
    gtk_picture_set_paintable(opaque(picture), texture?.pointer)
  }
}
