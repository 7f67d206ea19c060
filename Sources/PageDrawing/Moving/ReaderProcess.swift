import Glibc

/// A process that reads a file and writes what is in it, watched by a clock. It ends with its last owner.
final class ReaderProcess {
  private let id: pid_t
  private let output: Int32
  private let deadline: Double
  private var status: Int32?
  private var isLate = false
  private var isKilled = false

  /// - Parameters:
  ///   - file: its standard input, at its beginning.
  ///   - patience: seconds until it is given up.
  init(
    _ program: String, _ words: [String], reading file: OpenFile, patience: Double
  ) throws(ReaderFailure) {
    deadline = Self.now + patience
    var ends: [Int32] = [-1, -1]
    guard lseek(file.descriptor, 0, SEEK_SET) == 0, pipe(&ends) == 0 else {
      throw .missing
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    output = ends[0]
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, file.descriptor, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    // Whatever signals do to whoever starts it, its own alarm ends it.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var arguments: [UnsafeMutablePointer<CChar>?] = ([program] + words).map { strdup($0) }
    arguments.append(nil)
    // Nothing the user has set changes how a file is read.
    var environment: [UnsafeMutablePointer<CChar>?] = [strdup("LC_ALL=C"), nil]
    defer { for word in arguments + environment { free(word) } }
    var id = pid_t()
    let failure = posix_spawn(&id, program, &actions, &attributes, arguments, &environment)
    close(ends[1])
    guard failure == 0 else {
      close(ends[0])
      throw .missing
    }
    self.id = id
  }

  deinit {
    close(output)
    _ = end()
  }

  /// The next bytes; nil when there are not so many, or they do not come in time.
  func read(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    return bytes.withUnsafeMutableBytes(fill) ? bytes : nil
  }

  /// The next picture; nil as in ``read(_:)``.
  func readPixels(width: Int, height: Int) -> PixelImage? {
    var picture = PixelImage(width: width, height: height)
    return picture.pixels.withUnsafeMutableBytes(fill) ? picture : nil
  }

  /// What to say of a process that has not written what it should have.
  func failure() -> ReaderFailure {
    if isLate { return .takesTooLong }
    let status = end()
    let signal = isKilled ? 0 : status & 0x7F
    switch signal {
    case 0: break
    case SIGALRM, SIGXCPU, SIGKILL: return .takesTooLong
    default: return .breaksReader
    }
    switch ReaderOutcome(rawValue: (status >> 8) & 0xFF) {
    case .tooLarge: return .asksTooMuch
    case .noLibrary: return .missing
    case .read, .damaged, .wrongCall, nil: return .hasNothing
    }
  }

  /// Fills a buffer; false when there is not so much to be had in time.
  private func fill(_ buffer: UnsafeMutableRawBufferPointer) -> Bool {
    guard let base = buffer.baseAddress else { return buffer.isEmpty }
    var count = 0
    while count < buffer.count {
      let left = deadline - Self.now
      var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      let ready = poll(&waiting, 1, Int32(max(0, left * 1_000).rounded(.up)))
      if ready < 0 && errno == EINTR { continue }
      guard ready > 0 else {
        isLate = ready == 0
        return false
      }
      let got = Glibc.read(output, base + count, buffer.count - count)
      if got < 0 && errno == EINTR { continue }
      guard got > 0 else { return false }
      count += got
    }
    return true
  }

  /// Waits for the process if it is about to end by itself, and ends it otherwise.
  private func end() -> Int32 {
    if let status { return status }
    var status: Int32 = 0
    // Its output has ended, so it is on its way out, if it is not stuck there.
    var patience = 200
    while waitpid(id, &status, WNOHANG) == 0 {
      patience -= 1
      if patience == 0 {
        isKilled = true
        kill(id, SIGKILL)
      }
      usleep(500)
    }
    self.status = status
    return status
  }

  /// The one beside the program that runs.
  static let program: String = {
    let name = "recto-media"
    let path = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      count = buffer.baseAddress.map { max(0, readlink("/proc/self/exe", $0, buffer.count)) } ?? 0
    }
    guard let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return name }
    return String(decoding: path[...slash], as: UTF8.self) + name
  }()

  /// Of a clock that never goes back, seconds.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Why a process has not read what it was given.
enum ReaderFailure: Error {
  /// There is no such process here, or it lacks a library.
  case missing
  /// What is looked for is not in the file.
  case hasNothing
  case breaksReader
  case asksTooMuch
  case takesTooLong
}

/// What the process ends with (`enum outcome` of its header).
private enum ReaderOutcome: Int32 {
  case read = 0
  case wrongCall = 2
  case damaged = 3
  case tooLarge = 4
  case noLibrary = 5
}
