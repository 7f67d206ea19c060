import Glibc

/// The signals that ask a program to end, held back while its end would leave something behind. Those that are
/// ignored or held back already are nothing to this one.
package struct HeldInterruptions {
  private var held = sigset_t()

  package init() {
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &before)
    sigemptyset(&held)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
    where sigismember(&before, signal) == 0 && Self.ends(signal) {
      sigaddset(&held, signal)
    }
    pthread_sigmask(SIG_BLOCK, &held, nil)
  }

  private static func ends(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return false }
    // The default is no handler at all.
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 0
  }

  /// Whether the program was asked to end.
  package var haveCome: Bool {
    var pending = sigset_t()
    guard sigpending(&pending) == 0 else { return false }
    var held = held
    return [SIGINT, SIGTERM, SIGHUP, SIGQUIT].contains {
      sigismember(&held, $0) == 1 && sigismember(&pending, $0) == 1
    }
  }

  /// Lets them through: a program that was asked to end ends here.
  package func release() {
    var held = held
    pthread_sigmask(SIG_UNBLOCK, &held, nil)
  }
}
