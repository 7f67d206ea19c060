import ChatView
import Glibc
import MessageFiles

extension ViewerWindow {
  /// Shows the messages of an input that has one a line, and those that come later.
  func openLines(_ path: String) {
    let isStandardInput = path == "-"
    let messages = LineMessages(
      isStandardInput ? InputSource.standardInputName : path,
      folder: InputSource.folder(of: path), loader: loader, chat: chat)
    lineMessages.append(messages)
    // A problem stands at the place the messages begin at.
    let index = chat.messages.count
    let listener = LineListener(
      changed: { [weak self] indices, isLive in self?.linesChanged(indices, isLive: isLive) },
      complain: { [weak self] sentence in
        guard let self, problems[index] != sentence else { return }
        showProblem(sentence, of: index)
      })
    if isStandardInput {
      IncomingLines(.standardInput, messages, listener).start()
    } else if let pipe = openPipe(path) {
      IncomingLines(pipe, messages, listener).start()
    } else {
      let file = LineFile(path, messages, listener)
      lineFiles.append(file)
      file.start()
    }
  }

  /// What can be read once and has no end to come back to; nil for files.
  private func openPipe(_ path: String) -> FileDescriptor? {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    switch facts.st_mode & S_IFMT {
    // Whoever writes may not be there yet: the window is, meanwhile.
    case S_IFIFO, S_IFCHR: return try? FileDescriptor.open(path, O_RDONLY | O_NONBLOCK)
    default: return nil
    }
  }

  private func linesChanged(_ indices: [Int], isLive: Bool) {
    // Lines may have come in anywhere.
    if let first = indices.min() { searchAgain(from: first) }
    if isLive, canvas.sawEnd { chat.scrollToEnd() }
    canvas.letGo(of: indices)
    canvas.stopSideways(in: indices)
    if let index = player.playlist?.message {
      if index >= chat.messages.count {
        player.close()
      } else if indices.contains(index) {
        player.take(chat.tracks(of: index), of: index)
      }
    }
    canvas.refresh()
    if isLive, !indices.isEmpty { happened(.arrived(count: indices.count), message: nil) }
  }
}
