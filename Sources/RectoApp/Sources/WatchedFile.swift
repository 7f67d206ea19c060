import ChatView
import MessageFiles
import Recto

/// A message that is a file: shown again whenever the file is written.
@MainActor
final class WatchedFile {
  let path: String
  let index: Int
  private(set) var bytes: [UInt8]
  private let loader: MessageLoader
  private var state = ReloadState()
  private var watch: FileWatch?
  /// What has taken the file's place and gives its bytes when it likes.
  private var arriving: (identity: FileIdentity?, whole: IncomingWhole)?
  private let show: @MainActor (WatchedFile, MessageLoader.Loaded) -> Void
  /// Whether files of the message's media were written or replaced since they were read.
  private let hasOtherMedia: @MainActor () -> Bool
  private let complain: @MainActor (String?) -> Void

  init(
    _ path: String, index: Int, bytes: [UInt8], loader: MessageLoader,
    show: @escaping @MainActor (WatchedFile, MessageLoader.Loaded) -> Void,
    hasOtherMedia: @escaping @MainActor () -> Bool,
    complain: @escaping @MainActor (String?) -> Void
  ) {
    self.path = path
    self.index = index
    self.bytes = bytes
    self.loader = loader
    self.show = show
    self.hasOtherMedia = hasOtherMedia
    self.complain = complain
    watch = FileWatch(path) { [weak self] in
      guard let self else { return }
      follow(state.fileChanged(), nil)
    }
  }

  /// A problem the file had from the start.
  func begin(with problem: String) {
    follow(state.fileWasRead(isEmpty: false, isSame: false, problem: problem), nil)
  }

  private func follow(_ step: ReloadState.Step, _ loaded: MessageLoader.Loaded?) {
    switch step {
    case .nothing: break
    case .read(let pause): MainLoop.after(pause) { [weak self] in self?.read() }
    case .complain(let sentence): complain(sentence)
    case .show:
      complain(nil)
      if let loaded { show(self, loaded) }
    }
  }

  private func read() {
    do throws(ToolError) {
      switch try OpenedInput(path) {
      case .whole(let source):
        stopWaiting()
        take(source)
      case .arriving(let file):
        wait(for: file)
      }
    } catch {
      stopWaiting()
      fail(error)
    }
  }

  private func take(_ source: InputSource) {
    let isSame = source.bytes == bytes && !hasOtherMedia()
    let isEmpty = source.bytes.isEmpty
    // The window's own writing comes back, too: it is no news and is not read.
    if isSame, state.complaint == nil {
      return follow(state.fileWasRead(isEmpty: isEmpty, isSame: true, problem: nil), nil)
    }
    do throws(ToolError) {
      let loaded = try loader.load(source)
      let step = state.fileWasRead(isEmpty: isEmpty, isSame: isSame, problem: nil)
      if case .show = step { bytes = source.bytes }
      follow(step, loaded)
    } catch {
      fail(error)
    }
  }

  private func fail(_ error: ToolError) {
    follow(state.fileWasRead(isEmpty: false, isSame: false, problem: error.sentence), nil)
  }

  // MARK: A pipe in the file's place

  private func wait(for file: FileDescriptor) {
    let source = InputSource(name: path, folder: InputSource.folder(of: path), bytes: [])
    let problem = source.problem("this is a pipe now; what comes through it is shown once it ends")
    let identity = FileIdentity(open: file.number)
    if let waited = arriving?.identity, identity?.isSameFile(as: waited) == true {
      // Its writers are told of by the watch, too.
      try? file.close()
      _ = state.fileWasRead(isEmpty: false, isSame: false, problem: problem.sentence)
      return
    }
    stopWaiting()
    fail(problem)
    let whole = IncomingWhole(IncomingBytes(file) { _ in }, source)
    arriving = (identity, whole)
    whole.start { [weak self] result in
      guard let self else { return }
      arriving = nil
      switch result {
      case .success(let source): take(source)
      case .failure(let error): fail(error)
      }
    }
  }

  private func stopWaiting() {
    arriving?.whole.stop()
    arriving = nil
  }

  // MARK: Writing

  /// Replaces the file by a text of this window's own; what comes back by the watch is no news.
  func write(_ text: [UInt8]) throws(OutputProblem.Cause) {
    try writeWhole(text, to: path, waits: false)
    bytes = text
  }
}
