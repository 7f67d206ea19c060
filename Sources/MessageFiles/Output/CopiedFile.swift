import Glibc

/// Why a file was not copied.
package enum CopyProblem: Error, Hashable {
  /// What was to be copied cannot be read, or is no file.
  case source(SystemError)
  case target(OutputProblem.Cause)
  case stopped
}

/// Copies a file whole or not at all, as ``writeWhole(_:to:waits:)`` writes one, however large it is.
///
/// - Parameter goesOn: told now and then how many bytes of how many are copied; false ends it, and everything is
///   as it was.
package func copyWhole(
  _ path: String, to target: String, goesOn: (_ copied: Int, _ all: Int) -> Bool
) throws(CopyProblem) {
  let (source, size) = try openSource(path)
  defer { try? source.close() }
  let unfinished: UnfinishedFile
  do throws(OutputProblem.Cause) {
    let place = try FilePlace(target)
    if place.isOther { throw .isNoFile }
    unfinished = try UnfinishedFile(for: place)
  } catch {
    throw .target(error)
  }
  do {
    try copy(source, size, to: unfinished.file, goesOn: goesOn)
  } catch {
    unfinished.abandon()
    throw error
  }
  do {
    try unfinished.finish()
  } catch {
    throw .target(.cannotWrite(error))
  }
}

private func openSource(_ path: String) throws(CopyProblem) -> (FileDescriptor, size: Int) {
  do throws(SystemError) {
    let source = try FileDescriptor.open(path, FileDescriptor.withoutWaiting)
    var facts = stat()
    if fstat(source.number, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG {
      return (source, Int(facts.st_size))
    }
    try source.close()
    throw SystemError(number: EINVAL)
  } catch {
    throw .source(error)
  }
}

private func copy(
  _ source: FileDescriptor, _ size: Int, to target: FileDescriptor, goesOn: (Int, Int) -> Bool
) throws(CopyProblem) {
  var copied = 0
  while true {
    guard goesOn(copied, max(copied, size)) else { throw .stopped }
    let part: [UInt8]
    do {
      part = try source.read(upTo: 1 << 20)
    } catch {
      throw .source(error)
    }
    if part.isEmpty { return }
    do {
      try target.write(part)
    } catch {
      throw .target(.cannotWrite(error))
    }
    copied += part.count
  }
}
