import CGtk
import MessageFiles

/// What came of saving a file.
enum SaveOutcome {
  case saved(String)
  case failed(String)
}

/// Asks where a file is to go, and before it takes the place of another; tells nothing when its reader thinks
/// better of it.
///
/// - Parameters:
///   - folder: where to look first; nil for where the desktop thinks.
///   - chosen: given a `GFile` for as long as the call takes.
@MainActor
func chooseFile(
  _ title: String, named name: String, in folder: String? = nil, over window: Widget?,
  chosen: @escaping @MainActor (OpaquePointer) -> Void
) {
  let chooser = gtk_file_chooser_native_new(
    title, cast(window, to: GtkWindow.self), GTK_FILE_CHOOSER_ACTION_SAVE, "_Save", "_Cancel")
  let native = cast(chooser, to: GtkNativeDialog.self)
  // What it is about stays as it is meanwhile.
  gtk_native_dialog_set_modal(native, 1)
  gtk_file_chooser_set_current_name(chooser, name)
  if let folder, let place = g_file_new_for_path(folder) {
    gtk_file_chooser_set_current_folder(chooser, place, nil)
    g_object_unref(UnsafeMutableRawPointer(place))
  }
  // The chooser is its own only owner, until it has answered.
  connect(chooser, "response") { arguments in
    defer { g_object_unref(chooser.map { UnsafeMutableRawPointer($0) }) }
    guard arguments.integer(1) == Int(GTK_RESPONSE_ACCEPT.rawValue),
      let file = gtk_file_chooser_get_file(chooser)
    else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    chosen(file)
  }
  gtk_native_dialog_show(native)
}

/// Asks where to and copies a file there.
@MainActor
func saveFile(
  _ path: String, over window: Widget?, done: @escaping @MainActor (SaveOutcome) -> Void
) {
  chooseFile("Save As", named: path.fileName, over: window) { target in
    let source = g_file_new_for_path(path)
    defer { g_object_unref(source.map { UnsafeMutableRawPointer($0) }) }
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
}
