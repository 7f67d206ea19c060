import ChatView
import MessageFiles
import Recto

extension ViewerWindow {
  /// Reads the inputs and follows them. A file that cannot be read is told in its place, and is shown once it
  /// can be.
  func open() {
    var notes: [String] = []
    for path in options.inputs {
      if loader.readsLines(path) {
        openLines(path)
      } else if path == "-" {
        openStream()
      } else if let note = openFile(path) {
        notes.append(note)
      }
    }
    canvas.refresh()
    // A toast each would take minutes where many files are opened.
    if notes.count > 1 {
      toast("\(notes.count) messages may be read otherwise than they are meant; F9 says how")
    } else if let note = notes.first {
      toast(note)
    }
  }

  /// - Returns: the first thing that was read otherwise than it may be meant.
  @discardableResult
  private func openFile(_ path: String) -> String? {
    let index = chat.messages.count
    do throws(ToolError) {
      let source = try InputSource.read(path, standardInput: FileDescriptor.standardInput)
      let loaded = try loader.load(source)
      append(loaded, named: path)
      if path != "-" { follow(path, index: index, bytes: source.bytes) }
      guard let note = loaded.notes.first else { return nil }
      let more = loaded.notes.count - 1
      return note.sentence + (more > 0 ? " (and \(more) more)" : "")
    } catch {
      chat.append(
        ChatMessage(
          name: path, content: .page(.telling(error.sentence)), isOutgoing: options.isOutgoing))
      if path == "-" {
        showProblem(error.sentence, of: index)
      } else {
        follow(path, index: index, bytes: []).begin(with: error.sentence)
      }
      return nil
    }
  }

  private func append(_ loaded: MessageLoader.Loaded, named name: String) {
    chat.append(
      ChatMessage(
        name: name, content: .page(loaded.page), isOutgoing: options.isOutgoing,
        pictures: loaded.pictures))
  }

  @discardableResult
  private func follow(_ path: String, index: Int, bytes: [UInt8]) -> WatchedFile {
    let file = WatchedFile(
      path, index: index, bytes: bytes, loader: loader,
      show: { [weak self] file, loaded in self?.show(loaded, at: file.index) },
      complain: { [weak self] sentence in self?.showProblem(sentence, of: index) })
    files.append(file)
    return file
  }

  func show(_ loaded: MessageLoader.Loaded, at index: Int) {
    let message = chat.messages[index]
    let old = message.page
    message.content = .page(loaded.page)
    message.pictures = loaded.pictures
    canvas.letGo(of: [index])
    chat.update(index)
    searchAgain(from: index)
    if player.isActive { player.take(chat.tracks(of: index), of: index) }
    canvas.refresh()
    panel?.reloaded(index, from: old)
    happened(.reloaded, message: index)
  }

  // MARK: A stream

  private func openStream() {
    let markdown = MarkdownOptions(mode: options.isDocument ? .document(fileName: nil) : .chat)
    guard let dialect = (options.source ?? .markdown).streamDialect(markdown) else {
      // It is shown when it is whole.
      openFile("-")
      return
    }
    let index = chat.messages.count
    chat.append(
      ChatMessage(
        name: InputSource.standardInputName, content: .page(InstantPage(blocks: [])),
        isOutgoing: options.isOutgoing))
    let incoming = IncomingText(
      dialect,
      arrived: { [weak self] page, firstChanged, isWhole in
        self?.arrived(page, firstChanged, isWhole, at: index)
      },
      failed: { [weak self] sentence in self?.showProblem("stdin: error: \(sentence)", of: index) })
    streams[index] = incoming
    growing.insert(index)
    incoming.start()
  }

  private func arrived(_ page: InstantPage, _ firstChanged: Int, _ isWhole: Bool, at index: Int) {
    if isWhole { growing.remove(index) }
    let followed = chat.isAtEnd
    let message = chat.messages[index]
    message.content = .page(page)
    let mediaCount = page.mediaUses.count
    if mediaCount != message.mediaCount, let pictures = try? loader.pictures(of: page, in: ".") {
      message.pictures = pictures
      message.mediaCount = mediaCount
    }
    if message.shown == nil { canvas.refresh() }
    chat.update(index, firstChangedBlock: firstChanged)
    let animates = chat.animates
    if animates { chat.reveal(index, isWhole: isWhole, at: MainLoop.now) }
    if followed { chat.scrollToEnd() }
    canvas.refresh()
    let tell: @MainActor () -> Void = { [weak self] in
      if isWhole { self?.happened(.streamed, message: index) }
    }
    if animates { canvas.animate(ended: tell) } else { tell() }
  }
}
