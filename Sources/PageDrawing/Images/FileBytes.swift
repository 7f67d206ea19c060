import Glibc

/// A file's bytes, read with a bound.
enum FileBytes {
  /// The whole file, or its first `prefix` bytes.
  static func read(
    _ path: String, limit: Int, prefix: Int? = nil
  ) throws(ImageError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw unreadable(path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw unreadable(path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadableFile(path: path, reason: "it is not a file")
    }
    guard status.st_size <= limit else { throw .tooManyBytes(limit: limit) }

    let wanted = min(Int(status.st_size), prefix ?? Int.max)
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
      while count < wanted, let base = buffer.baseAddress {
        let got = Glibc.read(file, base + count, wanted - count)
        if got < 0 && errno == EINTR { continue }
        failed = got < 0
        guard got > 0 else { break }
        count += got
      }
    }
    guard !failed else { throw unreadable(path) }
    return bytes
  }

  private static func unreadable(_ path: String) -> ImageError {
    .unreadableFile(path: path, reason: String(cString: strerror(errno)).lowercased())
  }
}
