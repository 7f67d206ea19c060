import Glibc

/// Writes a file whole or not at all: readers see the old bytes or the new ones, also after a crash.
///
/// The bytes go to a new file in the same folder, to the disc, and then take the old file's name, its
/// permissions kept. A link is followed; what is no regular file (`/dev/null`, a pipe) is written to
/// directly.
package func writeWhole(_ bytes: [UInt8], to path: String) throws(OutputProblem.Cause) {
  let target = resolvingLinks(path)
  var old = stat()
  let exists = stat(target, &old) == 0
  if exists, old.st_mode & S_IFMT == S_IFDIR { throw .isFolder }
  if exists, old.st_mode & S_IFMT != S_IFREG {
    try writeThrough(bytes, to: target)
    return
  }
  // Between here and the end an interruption waits, so that it leaves no half-written file behind.
  let mask = blockInterruptions()
  defer { restoreInterruptions(mask) }
  let folder = folderOf(target)
  let (file, temporary) = try createTemporary(beside: target, in: folder)
  do {
    if exists { _ = try SystemError.check { fchmod(file.number, old.st_mode & 0o7777) } }
    try file.write(bytes)
    _ = try SystemError.check { fsync(file.number) }
  } catch {
    try? file.close()
    unlink(temporary)
    throw .cannotWrite(error)
  }
  do {
    try file.close()
    _ = try SystemError.check { rename(temporary, target) }
  } catch {
    unlink(temporary)
    throw .cannotWrite(error)
  }
  syncFolder(folder)
}

/// What is known before any work to keep ``writeWhole(_:to:)`` from writing there; nil for nothing.
package func obstacleToWriting(_ path: String) -> OutputProblem.Cause? {
  let target = resolvingLinks(path)
  var old = stat()
  if stat(target, &old) == 0 {
    if old.st_mode & S_IFMT == S_IFDIR { return .isFolder }
    if old.st_mode & S_IFMT != S_IFREG { return nil }
  }
  let folder = folderOf(target)
  if access(folder, W_OK | X_OK) == 0 { return nil }
  return OutputProblem.Cause(SystemError(number: errno), makingIn: folder)
}

private func writeThrough(_ bytes: [UInt8], to path: String) throws(OutputProblem.Cause) {
  do {
    let file = try FileDescriptor.open(path, O_WRONLY)
    defer { try? file.close() }
    try file.write(bytes)
  } catch {
    throw error.isClosedPipe ? .readerLeft : .cannotWrite(error)
  }
}

/// A new file under a name that nothing has, made with the permissions any new file gets here.
private func createTemporary(
  beside target: String, in folder: String
) throws(OutputProblem.Cause) -> (FileDescriptor, path: String) {
  // 64 bits: a second name is needed only where someone is guessing along.
  while true {
    let tag = String(UInt64.random(in: .min ... .max), radix: 36)
    let path = "\(folder)/.recto-\(tag).part"
    do {
      return (try FileDescriptor.open(path, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666), path)
    } catch {
      if error.number != EEXIST { throw OutputProblem.Cause(error, makingIn: folder) }
    }
  }
}

/// Where a path leads when it is a link, itself otherwise (also when it names nothing yet).
private func resolvingLinks(_ path: String) -> String {
  guard let resolved = realpath(path, nil) else { return path }
  defer { free(resolved) }
  return String(cString: resolved)
}

private func folderOf(_ path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}

/// Makes the new name survive a power cut. Not every file system can; the file is whole either way.
private func syncFolder(_ folder: String) {
  guard let file = try? FileDescriptor.open(folder, O_RDONLY | O_DIRECTORY) else { return }
  _ = fsync(file.number)
  try? file.close()
}

private func blockInterruptions() -> sigset_t {
  var interruptions = sigset_t()
  sigemptyset(&interruptions)
  for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&interruptions, signal) }
  var previous = sigset_t()
  pthread_sigmask(SIG_BLOCK, &interruptions, &previous)
  return previous
}

private func restoreInterruptions(_ mask: sigset_t) {
  var mask = mask
  pthread_sigmask(SIG_SETMASK, &mask, nil)
}
