import Glibc

/// Writes a file whole or not at all: readers see the old bytes or the new ones, also after a crash.
///
/// The bytes go to a new file in the same folder, to the disc, and then take the old file's name, its
/// permissions kept. A link is followed; what is no regular file (`/dev/null`, a pipe) is written to
/// directly.
///
/// - Parameter waits: whether there is time for a pipe's reader to come; otherwise what is no file is refused.
package func writeWhole(
  _ bytes: [UInt8], to path: String, waits: Bool = true
) throws(OutputProblem.Cause) {
  let place = try FilePlace(path)
  if place.isOther {
    guard waits else { throw .isNoFile }
    return try writeThrough(bytes, to: place.path)
  }
  // Between here and the end an interruption waits, so that it leaves no half-written file behind.
  let interruptions = HeldInterruptions()
  defer { interruptions.release() }
  let unfinished = try UnfinishedFile(for: place)
  do {
    try unfinished.file.write(bytes)
  } catch {
    unfinished.abandon()
    throw .cannotWrite(error)
  }
  do {
    try unfinished.finish()
  } catch {
    throw .cannotWrite(error)
  }
}

/// What is known before any work to keep ``writeWhole(_:to:)`` from writing there; nil for nothing.
package func obstacleToWriting(_ path: String) -> OutputProblem.Cause? {
  do {
    let place = try FilePlace(path)
    if place.isOther || access(place.folder, W_OK | X_OK) == 0 { return nil }
    return OutputProblem.Cause(SystemError(number: errno), makingIn: place.folder)
  } catch {
    return error
  }
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
