import CGtk
import MessageFiles

/// What came of saving a file.
enum SaveOutcome {
  case saved(String)
  case failed(String)
}

/// Asks where to and copies a file there; tells nothing when its reader thinks better of it.
@MainActor
func saveFile(
  _ path: String, over window: Widget?, done: @escaping @MainActor (SaveOutcome) -> Void
) {
  let chooser = gtk_file_chooser_native_new(
    "Save As", cast(window, to: GtkWindow.self), GTK_FILE_CHOOSER_ACTION_SAVE, "_Save", "_Cancel")
  gtk_file_chooser_set_current_name(chooser, path.fileName)
  // The chooser is its own only owner, until it has answered.
  connect(chooser, "response") { arguments in
    defer { g_object_unref(chooser.map { UnsafeMutableRawPointer($0) }) }
    guard arguments.integer(1) == Int(GTK_RESPONSE_ACCEPT.rawValue),
      let target = gtk_file_chooser_get_file(chooser)
    else { return }
    let source = g_file_new_for_path(path)
    defer {
      for file in [target, source] { g_object_unref(file.map { UnsafeMutableRawPointer($0) }) }
    }
    let name = g_file_get_parse_name(target)
    defer { g_free(name) }
    let shown = name.map { String(cString: $0) } ?? ""
    var error: UnsafeMutablePointer<GError>?
    if g_file_copy(source, target, G_FILE_COPY_OVERWRITE, nil, nil, nil, &error) != 0 {
      done(.saved(shown))
    } else {
      let reason = error.map { String(cString: $0.pointee.message) } ?? ""
      g_clear_error(&error)
      done(.failed("\(shown) is not written: \(reason)"))
    }
  }
  gtk_native_dialog_show(cast(chooser, to: GtkNativeDialog.self))
}
