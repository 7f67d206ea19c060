import CGtk
import Glibc

/// Work beside the main thread.
@MainActor
enum Background {
  /// What goes to another thread and comes back: `finish` is called on the main thread alone.
  private final class Job<Result: Sendable>: @unchecked Sendable {
    let work: @Sendable () -> Result
    let finish: @MainActor (Result) -> Void
    var result: Result?

    init(_ work: @escaping @Sendable () -> Result, _ finish: @escaping @MainActor (Result) -> Void)
    {
      self.work = work
      self.finish = finish
    }

    func run() {
      result = work()
      let call = Unmanaged.passRetained(
        Call { [self] in
          if let result { finish(result) }
        })
      // Before frames: while something moves there is never nothing else to do.
      g_idle_add_full(G_PRIORITY_DEFAULT, Background.deliver, call.toOpaque(), nil)
    }
  }

  private final class Call: @unchecked Sendable {
    let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) {
      self.body = body
    }
  }

  nonisolated private static let deliver: GSourceFunc = { user in
    nonisolated(unsafe) let user = user
    MainActor.assumeIsolated {
      if let user { Unmanaged<Call>.fromOpaque(user).takeRetainedValue().body() }
    }
    return 0
  }

  /// Not the main thread's, whatever it is written in.
  nonisolated private static let begin:
    @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { user in
      if let user { Unmanaged<ThreadBody>.fromOpaque(user).takeRetainedValue().body() }
      return nil
    }

  /// Deep pages go deep: as much as the main thread has. Bytes.
  private static let stackSize = 8 << 20

  /// Does some work on a thread of its own.
  ///
  /// - Parameter finish: given the result on the main thread.
  static func run<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result, then finish: @escaping @MainActor (Result) -> Void
  ) {
    let job = Job(work, finish)
    let call = Unmanaged.passRetained(ThreadBody { job.run() })
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    defer { pthread_attr_destroy(&attributes) }
    var thread = pthread_t()
    let status = pthread_create(&thread, &attributes, begin, call.toOpaque())
    // Without a thread the work is done here: late is better than never.
    if status != 0 { call.takeRetainedValue().body() }
  }

  /// The same for work that is to be finished although the window is closed meanwhile: a file that is written.
  static func finishing<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result, then finish: @escaping @MainActor (Result) -> Void
  ) {
    let application = g_application_get_default()
    g_application_hold(application)
    run(work) { result in
      finish(result)
      g_application_release(application)
    }
  }

  private final class ThreadBody: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }
}
