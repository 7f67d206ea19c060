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
        openArriving(
          .standardInput, InputSource(name: InputSource.standardInputName, folder: ".", bytes: []))
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
  private func openFile(_ path: String) -> String? {
    let index = chat.messages.count
    do throws(ToolError) {
      switch try OpenedInput(path) {
      case .arriving(let file):
        openArriving(file, InputSource(name: path, folder: InputSource.folder(of: path), bytes: []))
        return nil
      case .whole(let source):
        let loaded = try loader.load(source)
        append(loaded, named: path)
        follow(path, index: index, bytes: source.bytes)
        return loaded.firstNote
      }
    } catch {
      chat.append(
        ChatMessage(
          name: path, content: .page(.telling(error.sentence)), isOutgoing: options.isOutgoing))
      follow(path, index: index, bytes: []).begin(with: error.sentence)
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
      hasOtherMedia: { [weak self] in self?.hasOtherMedia(index) ?? false },
      complain: { [weak self] sentence in self?.showProblem(sentence, of: index) })
    files.append(file)
    return file
  }

  /// Whether any of the files a message shows was written or replaced since.
  private func hasOtherMedia(_ index: Int) -> Bool {
    guard let pictures = chat.messages[index].pictures else { return false }
    return pictures.files.contains { id, path in
      FileIdentity(path: path) != pictures.identities[id]
    }
  }

  /// - Parameter event: what is told of it.
  func show(
    _ loaded: MessageLoader.Loaded, at index: Int, as event: ChatEvent = .reloaded
  ) {
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
    happened(event, message: index)
  }

  // MARK: What arrives

  /// Shows what comes through a pipe or from a device, as it comes where its form allows that.
  ///
  /// - Parameter source: what the message is called, with no bytes yet.
  private func openArriving(_ file: FileDescriptor, _ source: InputSource) {
    let index = chat.messages.count
    chat.append(
      ChatMessage(
        name: source.name, content: .page(InstantPage(blocks: [])), isOutgoing: options.isOutgoing))
    growing.insert(index)
    let incoming = IncomingBytes(file) { [weak self] waits in
      self?.showWaiting(waits, for: source.name, of: index)
    }
    let markdown = MarkdownOptions(mode: options.isDocument ? .document(fileName: nil) : .chat)
    let form = options.source ?? SourceForm(guessedFrom: source)
    guard let dialect = form.streamDialect(markdown) else {
      return IncomingWhole(incoming, source).start { [weak self] result in
        self?.arrived(result, at: index)
      }
    }
    let text = IncomingText(
      incoming, source, dialect,
      arrived: { [weak self] page, firstChanged, isWhole in
        self?.arrived(page, firstChanged, isWhole, at: index)
      },
      failed: { [weak self] error in self?.showProblem(error.sentence, of: index) })
    streams[index] = text
    text.start()
  }

  private func arrived(_ whole: Result<InputSource, ToolError>, at index: Int) {
    growing.remove(index)
    do throws(ToolError) {
      let loaded = try loader.load(try whole.get())
      show(loaded, at: index, as: .streamed)
      if let note = loaded.firstNote { toast(note) }
    } catch {
      chat.messages[index].content = .page(.telling(error.sentence))
      chat.update(index)
      canvas.refresh()
      showProblem(error.sentence, of: index)
    }
  }

  private func arrived(_ page: InstantPage, _ firstChanged: Int, _ isWhole: Bool, at index: Int) {
    if isWhole { growing.remove(index) }
    let followed = chat.isAtEnd
    let message = chat.messages[index]
    message.content = .page(page)
    let mediaCount = page.mediaUses.count
    if mediaCount != message.mediaCount,
      let pictures = try? loader.pictures(
        of: page, in: streams[index]?.source.folder ?? ".")
    {
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
