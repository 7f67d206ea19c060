import ChatView
import Glibc

extension FileIdentity {
  /// Of what has a path now; nil for nothing.
  init?(path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    self.init(facts)
  }

  /// Of an open file.
  init?(open file: Int32) {
    var facts = stat()
    guard fstat(file, &facts) == 0 else { return nil }
    self.init(facts)
  }

  private init(_ facts: stat) {
    let time = facts.st_mtim
    self.init(
      device: UInt64(facts.st_dev), number: UInt64(facts.st_ino), size: Int(facts.st_size),
      modified: Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec))
  }
}
