import Glibc
import MessageFiles

/// A program that is fed through its standard input.
struct ChildProcess {
  enum Failure: Error {
    /// There is no such program.
    case missing
    case system(SystemError)
    /// It ended otherwise than well; what it said last.
    case failed(String)
  }

  private let id: pid_t
  private let input: FileDescriptor
  private let errors: FileDescriptor

  /// - Parameter files: what the program finds as its files 3, 4 and so on.
  init(
    _ program: String, _ arguments: [String], files: [FileDescriptor] = []
  ) throws(Failure) {
    do {
      errors = try .unnamed()
    } catch {
      throw .system(error)
    }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      try? errors.close()
      throw .system(SystemError(number: errno))
    }
    // The program has its own copy of what it reads from, and would never see the end of its input if it
    // also had the other end.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let reading = FileDescriptor(number: ends[0])
    input = FileDescriptor(number: ends[1])
    defer { try? reading.close() }

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, reading.number, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, errors.number, 2)
    for (index, file) in files.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, file.number, Int32(3 + index))
    }
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var id = pid_t()
    let status = posix_spawnp(&id, program, &actions, nil, words, environ)
    guard status == 0 else {
      try? input.close()
      try? errors.close()
      throw status == ENOENT ? .missing : .system(SystemError(number: status))
    }
    self.id = id
  }

  /// Whether a program is there to be run.
  static func exists(_ program: String) -> Bool {
    guard let path = getenv("PATH") else { return false }
    return String(cString: path).split(separator: ":").contains {
      access("\($0)/\(program)", X_OK) == 0
    }
  }

  /// Hands over bytes; a program that no longer reads is told by ``finish()``.
  func write(_ bytes: UnsafeRawBufferPointer) throws(Failure) {
    do {
      try input.write(bytes)
    } catch {
      guard !error.isClosedPipe else { return }
      throw .system(error)
    }
  }

  /// Ends the program's input and waits for its end.
  func finish() throws(Failure) {
    try? input.close()
    defer { try? errors.close() }
    let status = try exitStatus()
    guard status != 0 else { return }
    let words = String(decoding: (try? errors.contents()) ?? [], as: UTF8.self)
    throw .failed(
      words.split(separator: "\n").last.map(String.init) ?? "it ended with status \(status)")
  }

  /// Waits for the program's end: what it ends with, or 128 and the signal that ended it.
  private func exitStatus() throws(Failure) -> Int32 {
    var status: Int32 = 0
    do {
      _ = try SystemError.check { waitpid(id, &status, 0) }
    } catch {
      throw .system(error)
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Ends a program whose work is of no use any more.
  func abandon() {
    try? input.close()
    kill(id, SIGTERM)
    _ = try? exitStatus()
    try? errors.close()
  }
}

extension FileDescriptor {
  /// A file that is in no folder and gone once it is closed. Its number is out of the way of the files a
  /// program is given.
  static func unnamed() throws(SystemError) -> FileDescriptor {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    // Until it has lost the name it is made under.
    let interruptions = HeldInterruptions()
    defer { interruptions.release() }
    var template = Array("\(folder)/recto-XXXXXX".utf8CString)
    let file = FileDescriptor(number: try SystemError.check { mkstemp(&template) })
    defer { try? file.close() }
    unlink(template)
    return FileDescriptor(
      number: try SystemError.check { fcntl(file.number, F_DUPFD_CLOEXEC, 16) })
  }

  /// All of a file, whoever wrote it and wherever reading or writing has got to.
  func contents() throws(SystemError) -> [UInt8] {
    let length = Int(try SystemError.check { lseek(number, 0, SEEK_END) })
    _ = try SystemError.check { lseek(number, 0, SEEK_SET) }
    var bytes: [UInt8] = []
    while bytes.count < length {
      let part = try read(upTo: length - bytes.count)
      if part.isEmpty { break }
      bytes += part
    }
    return bytes
  }
}
