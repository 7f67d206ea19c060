import CGtk

/// Labels as the panel has them.
@MainActor
enum Label {
  /// - Parameter wraps: over as many lines as it takes; else one that is cut at its end.
  static func made(_ text: String = "", wraps: Bool = false, styles: [String] = []) -> Widget? {
    let label = gtk_label_new(text)
    gtk_label_set_xalign(opaque(label), 0)
    if wraps {
      gtk_label_set_wrap(opaque(label), 1)
      gtk_label_set_wrap_mode(opaque(label), PANGO_WRAP_WORD_CHAR)
      gtk_label_set_max_width_chars(opaque(label), 30)
    } else {
      gtk_label_set_ellipsize(opaque(label), PANGO_ELLIPSIZE_END)
    }
    for style in styles { gtk_widget_add_css_class(label, style) }
    return label
  }

  static func set(_ label: Widget?, _ text: String) { gtk_label_set_text(opaque(label), text) }
}
