import ChatView
import MessageFiles

extension ViewerWindow {
  /// Shows the messages of an input that has one a line, and those that come later.
  func openLines(_ path: String) {
    let isStandardInput = path == "-"
    let name = isStandardInput ? InputSource.standardInputName : path
    let messages = LineMessages(
      name, folder: InputSource.folder(of: path), loader: loader, chat: chat)
    lineMessages.append(messages)
    // A problem stands at the place the messages begin at.
    let index = chat.messages.count
    let listener = LineListener(
      changed: { [weak self] indices, isLive in self?.linesChanged(indices, isLive: isLive) },
      complain: { [weak self] sentence in
        guard let self, problems[index] != sentence else { return }
        showProblem(sentence, of: index)
      },
      wait: { [weak self] waits in self?.showWaiting(waits, for: name, of: index) })
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

  /// What can be read once and has no end to come back to; nil for files, and for what cannot be opened.
  private func openPipe(_ path: String) -> FileDescriptor? {
    // Whoever writes may not be there yet: the window is, meanwhile.
    guard let file = try? FileDescriptor.open(path, FileDescriptor.withoutWaiting) else {
      return nil
    }
    if file.arrives { return file }
    try? file.close()
    return nil
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
