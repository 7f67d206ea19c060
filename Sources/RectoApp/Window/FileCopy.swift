import CGtk
import MessageFiles
import Synchronization

/// A file that is copied beside everything else. What takes a while says how far it is, and can be stopped; it is
/// finished although the window is closed meanwhile.
@MainActor
final class FileCopy {
  /// What the thread that copies and the window know of each other.
  private final class Progress: Sendable {
    struct State {
      var copied = 0
      var all = 0
      var isStopped = false
    }

    let state = Mutex(State())

    func goesOn(_ copied: Int, _ all: Int) -> Bool {
      state.withLock {
        ($0.copied, $0.all) = (copied, all)
        return !$0.isStopped
      }
    }
  }

  private let source: String
  private let target: String
  private let toasts: OpaquePointer?
  private let done: @MainActor (SaveOutcome) -> Void
  private let progress = Progress()
  private var toast: Toast?
  private var isOver = false

  /// How long a copy may take without a word, and how often it tells of itself then; seconds.
  private static let patience = 0.5
  private static let pause = 0.25

  init(
    _ source: String, to target: String, toasts: OpaquePointer?,
    _ done: @escaping @MainActor (SaveOutcome) -> Void
  ) {
    self.source = source
    self.target = target
    self.toasts = toasts
    self.done = done
  }

  func start() {
    // It is asked for its window later, which may be gone then.
    g_object_ref(toasts.map { UnsafeMutableRawPointer($0) })
    MainLoop.after(Self.patience) { [self] in showProgress() }
    let (source, target, progress) = (self.source, self.target, self.progress)
    Background.finishing {
      do throws(CopyProblem) {
        try copyWhole(source, to: target, goesOn: progress.goesOn)
        return Result<Void, CopyProblem>.success(())
      } catch {
        return .failure(error)
      }
    } then: { [self] result in
      isOver = true
      tell(result)
      g_object_unref(toasts.map { UnsafeMutableRawPointer($0) })
    }
  }

  // MARK: Telling

  private var hasWindow: Bool { gtk_widget_get_root(cast(toasts, to: GtkWidget.self)) != nil }

  private func showProgress() {
    guard !isOver, hasWindow else { return }
    let state = progress.state.withLock { $0 }
    guard !state.isStopped else { return }
    let part = state.all > 0 ? state.copied * 100 / state.all : 0
    let sentence = "Saving \(target.fileName): \(part) %"
    if let toast {
      toast.say(sentence)
    } else if let toast = Toast(sentence) {
      self.toast = toast
      toast.stay(withButton: "Cancel") { [progress] in
        progress.state.withLock { $0.isStopped = true }
      }
      connect(toast.pointer, "dismissed") { [weak self] _ in self?.toast = nil }
      toast.add(to: toasts)
    }
    // Who put it away does not want to be told.
    MainLoop.after(Self.pause) { [self] in if toast != nil { showProgress() } }
  }

  private func tell(_ result: Result<Void, CopyProblem>) {
    if let toast { adw_toast_dismiss(toast.pointer) }
    switch result {
    case .success:
      say("Saved \(target.fileName)")
      done(.saved(target))
    case .failure(.stopped): say("\(target.fileName) was not saved")
    case .failure(.source(let error)):
      fail(InputSource(name: source, folder: "", bytes: []).problem(reading: error))
    case .failure(.target(let cause)):
      fail(.output(OutputProblem(path: target, cause: cause)))
    }
  }

  private func say(_ sentence: String) {
    if hasWindow { Toast(sentence)?.add(to: toasts) }
  }

  private func fail(_ error: ToolError) {
    if hasWindow { return done(.failed(error.sentence)) }
    // Where standard error itself cannot be written there is nobody left to tell.
    try? FileDescriptor.standardError.write(error.message)
  }
}
