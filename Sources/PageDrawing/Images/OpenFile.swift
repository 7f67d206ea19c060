import Glibc

/// A file that is open for reading, until its last owner leaves.
final class OpenFile {
  let descriptor: Int32
  /// In bytes.
  let size: Int
  private let path: String

  /// Only files are opened: a pipe or a device might never end.
  init(_ path: String) throws(ImageError) {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw OpenFile.unreadable(path) }
    var status = stat()
    guard fstat(file, &status) == 0 else {
      close(file)
      throw OpenFile.unreadable(path)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      close(file)
      throw .unreadableFile(path: path, reason: "it is not a file")
    }
    descriptor = file
    size = Int(status.st_size)
    self.path = path
  }

  /// A file that is in no folder, and gone with its last owner.
  init(holding bytes: [UInt8]) throws(ImageError) {
    path = "in the message"
    guard let stream = tmpfile() else { throw OpenFile.unreadable(path) }
    defer { fclose(stream) }
    let file = fcntl(fileno(stream), F_DUPFD_CLOEXEC, 3)
    guard file >= 0 else { throw OpenFile.unreadable(path) }
    descriptor = file
    size = bytes.count
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      if written < 0 && errno == EINTR { continue }
      guard written > 0 else { throw OpenFile.unreadable(path) }
      rest = rest.dropFirst(written)
    }
  }

  deinit {
    close(descriptor)
  }

  /// Its first bytes, `count` of them or as many as there are.
  func prefix(_ count: Int) throws(ImageError) -> [UInt8] {
    let wanted = min(size, count)
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
      while count < wanted, let base = buffer.baseAddress {
        let got = pread(descriptor, base + count, wanted - count, off_t(count))
        if got < 0 && errno == EINTR { continue }
        failed = got < 0
        guard got > 0 else { break }
        count += got
      }
    }
    guard !failed else { throw OpenFile.unreadable(path) }
    return bytes
  }

  private static func unreadable(_ path: String) -> ImageError {
    .unreadableFile(path: path, reason: String(cString: strerror(errno)).lowercased())
  }
}
