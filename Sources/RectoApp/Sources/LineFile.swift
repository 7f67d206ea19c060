import ChatView
import Glibc
import MessageFiles
import Recto

/// A file of lines that may grow, be replaced, emptied or taken away while it is shown.
@MainActor
final class LineFile {
  /// An open file; its lines are read again from it for as long as one of their messages is there.
  private final class Opened {
    let file: FileDescriptor

    init(_ file: FileDescriptor) {
      self.file = file
    }

    deinit { try? file.close() }

    func bytes(at offset: Int, count: Int) -> [UInt8]? {
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        filled = max(0, pread(file.number, buffer.baseAddress, count, off_t(offset)))
      }
      return bytes.count == count ? bytes : nil
    }
  }

  private let path: String
  private let messages: LineMessages
  private let listener: LineListener
  private var opened: Opened?
  /// A pipe that has taken the file's place.
  private var incoming: IncomingLines?
  private var state = LineFileState()
  private var splitter = LineSplitter(limit: InputSource.sizeLimit)
  private var watch: FileWatch?
  private var isReading = false
  private var awaitsLook = false
  /// The file was read to its end once.
  private var isLive = false
  private var wasEmptied = false

  /// Bytes read before the window does something else.
  private static let slice = 1 << 18

  init(_ path: String, _ messages: LineMessages, _ listener: LineListener) {
    self.path = path
    self.messages = messages
    self.listener = listener
  }

  func start() {
    watch = FileWatch(path) { [weak self] in self?.lookSoon(ReloadState.pause) }
    look()
  }

  private func lookSoon(_ pause: Double) {
    guard !awaitsLook else { return }
    awaitsLook = true
    MainLoop.after(pause) { [weak self] in
      self?.awaitsLook = false
      self?.look()
    }
  }

  private func look() {
    let identity = FileIdentity(path: path)
    switch state.step(identity, read: splitter.count) {
    case .nothing: if incoming == nil { settle() }
    case .readOn: readOn()
    case .readAgain: open(identity)
    case .gone:
      fail("there is no such file\(messages.isEmpty ? "" : " any more; what it held stays here")")
    }
  }

  private func open(_ identity: FileIdentity?) {
    let file: FileDescriptor
    do throws(SystemError) {
      // What has taken the file's place may be a pipe, which would be waited for.
      file = try FileDescriptor.open(path, FileDescriptor.withoutWaiting)
    } catch {
      return fail("cannot be opened: \(error.words)")
    }
    incoming?.stop()
    incoming = nil
    opened = nil
    if let identity { state.opened(identity) }
    splitter = LineSplitter(limit: InputSource.sizeLimit)
    messages.beginAnew()
    if file.arrives {
      followPipe(file)
    } else {
      opened = Opened(file)
      readOn()
    }
  }

  private func followPipe(_ file: FileDescriptor) {
    isLive = true
    listener.complain(nil)
    let lines = IncomingLines(file, messages, listener)
    incoming = lines
    lines.start { [weak self] in self?.dropRest() }
  }

  private func fail(_ sentence: String) {
    let told = "\(path): error: \(sentence)"
    messages.tell(told)
    listener.complain(told)
    listener.changed([], isLive)
  }

  // MARK: Reading

  /// A slice at once, so that the first messages are seen, the rest while there is nothing else to do.
  private func readOn() {
    guard !isReading else { return }
    isReading = true
    guard readSlice() else { return isReading = false }
    MainLoop.whenIdle { [weak self] in
      guard let self else { return false }
      isReading = readSlice()
      return isReading
    }
  }

  /// - Returns: whether there is more.
  private func readSlice() -> Bool {
    guard let opened else { return false }
    do throws(SystemError) {
      let bytes = try opened.file.read(upTo: Self.slice)
      guard !bytes.isEmpty else {
        reachedEnd(opened)
        return false
      }
      show(splitter.append(bytes), of: opened)
      return true
    } catch {
      fail(
        error.number == EISDIR
          ? "this is a folder; name a file in it" : "cannot be read: \(error.words)")
      return false
    }
  }

  private func reachedEnd(_ opened: Opened) {
    // The last line of a file often has no end; one that is half there waits for its rest.
    if let last = splitter.takeRest(if: { (try? JSONDocument($0)) != nil }) {
      show([last], of: opened)
    }
    settle()
    isLive = true
  }

  private func show(_ lines: [LineSplitter.Line], of opened: Opened) {
    let indices = lines.compactMap { line in
      let (offset, length) = (line.offset, line.bytes.count)
      return messages.add(line, again: { opened.bytes(at: offset, count: length) })
    }
    listener.changed(indices, isLive)
  }

  /// All of the file is read.
  private func settle() {
    // Programs that save empty a file first.
    if splitter.count == 0, !messages.isEmpty, !wasEmptied {
      wasEmptied = true
      return lookSoon(ReloadState.patience)
    }
    wasEmptied = false
    dropRest()
    listener.complain(
      splitter.hasRest ? "\(path): the last line is not whole yet; it is shown once it is" : nil)
  }

  private func dropRest() {
    let dropped = messages.dropRest()
    if !dropped.isEmpty { listener.changed(dropped, false) }
  }
}
