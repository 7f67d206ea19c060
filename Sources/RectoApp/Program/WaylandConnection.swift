import CGtk
import Glibc

/// The connection to a Wayland compositor, nil on other displays. Everything is looked up by name: a toolkit without
/// Wayland has none of it.
struct WaylandConnection {
  private let display: UnsafeMutableRawPointer
  private let file: Int32
  private let error: @convention(c) (UnsafeMutableRawPointer) -> Int32

  init?() {
    typealias Getter = @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?
    typealias Number = @convention(c) (UnsafeMutableRawPointer) -> Int32
    guard let shown = gdk_display_get_default().map({ UnsafeMutableRawPointer($0) }),
      let type = g_type_name_from_instance(shown.assumingMemoryBound(to: GTypeInstance.self)),
      String(cString: type) == "GdkWaylandDisplay",
      let getter = dlsym(nil, "gdk_wayland_display_get_wl_display"),
      let display = unsafeBitCast(getter, to: Getter.self)(shown),
      let file = dlsym(nil, "wl_display_get_fd"), let error = dlsym(nil, "wl_display_get_error")
    else { return nil }
    self.display = display
    self.file = unsafeBitCast(file, to: Number.self)(display)
    self.error = unsafeBitCast(error, to: Number.self)
  }

  /// The toolkit says a word when the compositor is gone and leaves past everything that is done at an end. Its word
  /// is the moment to leave properly.
  func leaveProperlyOnLoss() {
    let connection = UnsafeMutablePointer<WaylandConnection>.allocate(capacity: 1)
    connection.initialize(to: self)
    g_log_set_writer_func(
      { level, fields, count, user in
        let connection = user?.assumingMemoryBound(to: WaylandConnection.self).pointee
        if level == G_LOG_LEVEL_MESSAGE, connection?.isLost == true { exit(1) }
        return g_log_writer_default(level, fields, count, nil)
      }, connection, nil)
  }

  private var isLost: Bool {
    var state = pollfd(fd: file, events: 0, revents: 0)
    return error(display) != 0
      || (poll(&state, 1, 0) > 0 && state.revents & Int16(POLLHUP | POLLERR) != 0)
  }
}
