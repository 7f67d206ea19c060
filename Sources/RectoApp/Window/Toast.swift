import CGtk

/// How many characters of a toast stand on a line.
private let lineLength = 34

/// Says a sentence in passing.
@MainActor
func addToast(_ sentence: String, to overlay: OpaquePointer?) {
  guard let toast = adw_toast_new("") else { return }
  // A toast's own title is one line, read as markup; this may be longer, and may be a message's.
  let label = gtk_label_new(sentence)
  gtk_label_set_wrap(opaque(label), 1)
  // A toast is as high as its text is at its natural width, so that has to be the one it gets.
  if sentence.count > lineLength {
    gtk_label_set_width_chars(opaque(label), Int32(lineLength))
    gtk_label_set_max_width_chars(opaque(label), Int32(lineLength))
  }
  gtk_label_set_lines(opaque(label), 4)
  gtk_label_set_ellipsize(opaque(label), PANGO_ELLIPSIZE_END)
  gtk_label_set_xalign(opaque(label), 0)
  gtk_widget_add_css_class(label, "heading")
  adw_toast_set_custom_title(toast, label)
  adw_toast_set_timeout(toast, sentence.count > 60 ? 6 : 3)
  adw_toast_overlay_add_toast(overlay, toast)
}
