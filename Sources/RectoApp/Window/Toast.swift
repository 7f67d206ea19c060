import CGtk

/// Says a sentence in passing.
@MainActor
func addToast(_ sentence: String, to overlay: OpaquePointer?) {
  // A toast reads its text as markup, and this one may be a message's.
  guard let escaped = g_markup_escape_text(sentence, -1) else { return }
  defer { g_free(escaped) }
  guard let toast = adw_toast_new(escaped) else { return }
  adw_toast_set_timeout(toast, 3)
  adw_toast_overlay_add_toast(overlay, toast)
}
