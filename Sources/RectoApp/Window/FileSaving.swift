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
///   - chosen: given the path; nil for a place that has none.
@MainActor
func chooseFile(
  _ title: String, named name: String, in folder: String? = nil, over window: Widget?,
  chosen: @escaping @MainActor (String?) -> Void
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
    let path = g_file_get_path(file)
    defer { g_free(path) }
    chosen(path.map { String(cString: $0) })
  }
  gtk_native_dialog_show(native)
}

/// What is said of a place without a path.
let noPlaceForFiles = "This place is no folder of this computer; choose another"

/// Asks where to and copies a file there.
///
/// - Parameter toasts: where to say how far it is, and that it is done.
@MainActor
func saveFile(
  _ path: String, over window: Widget?, toasts: OpaquePointer?,
  done: @escaping @MainActor (SaveOutcome) -> Void
) {
  chooseFile("Save As", named: path.fileName, over: window) { target in
    guard let target else { return done(.failed(noPlaceForFiles)) }
    FileCopy(path, to: target, toasts: toasts, done).start()
  }
}
