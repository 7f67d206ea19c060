import CGtk

/// Tells when a file is written, replaced or taken away.
@MainActor
final class FileWatch {
  nonisolated(unsafe) private let monitor: UnsafeMutablePointer<GFileMonitor>?

  init(_ path: String, _ changed: @escaping @MainActor () -> Void) {
    let file = g_file_new_for_path(path)
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    // Editors write a new file and give it the old one's name.
    let monitor = g_file_monitor_file(file, G_FILE_MONITOR_WATCH_MOVES, nil, nil)
    self.monitor = monitor
    if let monitor {
      g_file_monitor_set_rate_limit(monitor, 20)
      connect(UnsafeMutableRawPointer(monitor), "changed") { _ in changed() }
    }
  }

  deinit {
    guard let monitor else { return }
    g_file_monitor_cancel(monitor)
    g_object_unref(UnsafeMutableRawPointer(monitor))
  }
}
