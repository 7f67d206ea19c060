import CGtk
import Glibc

/// Calls from the main loop.
@MainActor
enum MainLoop {
  @MainActor
  private final class Call {
    let body: @MainActor () -> Bool

    init(_ body: @escaping @MainActor () -> Bool) {
      self.body = body
    }
  }

  /// Whether the call is to come again.
  nonisolated private static func run(_ user: UnsafeMutableRawPointer?) -> gboolean {
    nonisolated(unsafe) let user = user
    return MainActor.assumeIsolated {
      user.map { Unmanaged<Call>.fromOpaque($0).takeUnretainedValue().body() } ?? false ? 1 : 0
    }
  }

  private static let perform: GSourceFunc = { MainLoop.run($0) }

  private static let release: GDestroyNotify = { user in
    user.map { Unmanaged<AnyObject>.fromOpaque($0).release() }
  }

  private static func retained(
    _ body: @escaping @MainActor () -> Bool
  ) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(Call(body)).toOpaque()
  }

  /// Once, after a pause of seconds.
  static func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) {
    g_timeout_add_full(
      G_PRIORITY_DEFAULT, guint((seconds * 1_000).rounded()), perform,
      retained {
        body()
        return false
      }, release)
  }

  /// Again and again while there is nothing else to do, until it returns false.
  static func whenIdle(_ body: @escaping @MainActor () -> Bool) {
    g_idle_add_full(G_PRIORITY_LOW, perform, retained(body), release)
  }

  /// Before each frame of a widget, until it returns false. Told the frame's time, seconds.
  static func beforeFrames(of widget: Widget, _ body: @escaping @MainActor (Double) -> Bool) {
    gtk_widget_add_tick_callback(
      widget, { _, _, user in MainLoop.run(user) },
      retained {
        let clock = gtk_widget_get_frame_clock(widget)
        return body(Double(gdk_frame_clock_get_frame_time(clock)) / 1e6)
      }, release)
  }

  /// Whenever a file can be read, until it returns false.
  ///
  /// - Returns: what ``cancel(_:)`` takes.
  static func whenReadable(_ file: Int32, _ body: @escaping @MainActor () -> Bool) -> guint {
    g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, file, GIOCondition(G_IO_IN.rawValue | G_IO_HUP.rawValue),
      { _, _, user in MainLoop.run(user) }, retained(body), release)
  }

  /// Ends calls that have not ended by themselves.
  static func cancel(_ calls: guint) { g_source_remove(calls) }

  /// Of a clock that never goes back, the one frames are timed by; seconds.
  static var now: Double { Double(g_get_monotonic_time()) / 1e6 }

  /// How long the processor has worked for this thread, seconds.
  static var work: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
