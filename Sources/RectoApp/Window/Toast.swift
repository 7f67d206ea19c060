import CGtk

/// A sentence that is said in passing.
@MainActor
struct Toast {
  /// How many characters stand on a line.
  private static let lineLength = 34

  let pointer: OpaquePointer
  private let label: Widget?

  init?(_ sentence: String) {
    guard let made = adw_toast_new("") else { return nil }
    pointer = made
    // A toast's own title is one line, read as markup; this may be longer, and may be a message's.
    label = gtk_label_new(nil)
    gtk_label_set_wrap(opaque(label), 1)
    gtk_label_set_lines(opaque(label), 4)
    gtk_label_set_ellipsize(opaque(label), PANGO_ELLIPSIZE_END)
    gtk_label_set_xalign(opaque(label), 0)
    gtk_widget_add_css_class(label, "heading")
    adw_toast_set_custom_title(made, label)
    adw_toast_set_timeout(made, sentence.count > 60 ? 6 : 3)
    say(sentence)
  }

  /// Puts a sentence in place of the one it was made with.
  func say(_ sentence: String) {
    gtk_label_set_text(opaque(label), sentence)
    // A toast is as high as its text is at its natural width, so that has to be the one it gets.
    let length = sentence.count > Self.lineLength ? Int32(Self.lineLength) : -1
    gtk_label_set_width_chars(opaque(label), length)
    gtk_label_set_max_width_chars(opaque(label), length)
  }

  /// Lets it stay until it is taken away, with a button that does something about what it says.
  func stay(withButton label: String, clicked: @escaping @MainActor () -> Void) {
    adw_toast_set_timeout(pointer, 0)
    adw_toast_set_button_label(pointer, label)
    connect(pointer, "button-clicked") { _ in clicked() }
  }

  /// Shows it, or has it wait behind those that are shown; it is the overlay's from here on.
  func add(to overlay: OpaquePointer?) { adw_toast_overlay_add_toast(overlay, pointer) }
}
