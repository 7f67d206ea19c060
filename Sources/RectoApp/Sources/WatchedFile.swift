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
  private let show: @MainActor (WatchedFile, MessageLoader.Loaded) -> Void
  private let complain: @MainActor (String?) -> Void

  init(
    _ path: String, index: Int, bytes: [UInt8], loader: MessageLoader,
    show: @escaping @MainActor (WatchedFile, MessageLoader.Loaded) -> Void,
    complain: @escaping @MainActor (String?) -> Void
  ) {
    self.path = path
    self.index = index
    self.bytes = bytes
    self.loader = loader
    self.show = show
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
      let source = try InputSource.read(path, standardInput: FileDescriptor.standardInput)
      let isSame = source.bytes == bytes
      // The window's own writing comes back, too: it is no news and is not read.
      if isSame, state.complaint == nil {
        return follow(
          state.fileWasRead(isEmpty: source.bytes.isEmpty, isSame: true, problem: nil), nil)
      }
      let loaded = try loader.load(source)
      let step = state.fileWasRead(
        isEmpty: source.bytes.isEmpty, isSame: isSame, problem: nil)
      if case .show = step { bytes = source.bytes }
      follow(step, loaded)
    } catch {
      follow(
        state.fileWasRead(isEmpty: false, isSame: false, problem: error.sentence), nil)
    }
  }

  // MARK: Writing

  /// Replaces the file by a text of this window's own; what comes back by the watch is no news.
  func write(_ text: [UInt8]) throws(OutputProblem.Cause) {
    try writeWhole(text, to: path)
    bytes = text
  }
}
