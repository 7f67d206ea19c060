import Glibc

/// A file that is still being written. It has no name, so that nothing of it is left however its program ends;
/// where a file system has no such files it has one that nobody looks for.
struct UnfinishedFile {
  let file: FileDescriptor
  private let place: FilePlace
  /// Its name, where it has one.
  private let path: String?

  /// Files without a name, which the C library spells as a macro of other macros.
  private static let withoutName = 0o20_000_000 | O_DIRECTORY

  /// Made with the permissions any new file gets there.
  init(for place: FilePlace) throws(OutputProblem.Cause) {
    self.place = place
    if let file = try? FileDescriptor.open(place.folder, O_WRONLY | Self.withoutName, mode: 0o666) {
      if access(Self.link(to: file), F_OK) == 0 {
        (self.file, path) = (file, nil)
        return
      }
      try? file.close()
    }
    do {
      let (file, path) = try Self.underNewName(in: place.folder) { path throws(SystemError) in
        try FileDescriptor.open(path, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666)
      }
      (self.file, self.path) = (file, path)
    } catch {
      throw OutputProblem.Cause(error, makingIn: place.folder)
    }
  }

  /// Takes its place, with the permissions of what was there, once all is on the disc. Where that fails nothing
  /// is left of it.
  func finish() throws(SystemError) {
    let name: String
    do throws(SystemError) {
      if let permissions = place.permissions {
        _ = try SystemError.check { fchmod(file.number, permissions) }
      }
      _ = try SystemError.check { fsync(file.number) }
      if let path { name = path } else { name = try named() }
    } catch {
      abandon()
      throw error
    }
    do throws(SystemError) {
      try file.close()
      _ = try SystemError.check { rename(name, place.path) }
    } catch {
      unlink(name)
      throw error
    }
    syncFolder()
  }

  func abandon() {
    try? file.close()
    if let path { unlink(path) }
  }

  private func named() throws(SystemError) -> String {
    try Self.underNewName(in: place.folder) { path throws(SystemError) in
      _ = try SystemError.check {
        linkat(AT_FDCWD, Self.link(to: file), AT_FDCWD, path, AT_SYMLINK_FOLLOW)
      }
    }.path
  }

  private static func link(to file: FileDescriptor) -> String { "/proc/self/fd/\(file.number)" }

  /// Makes something under a name that nothing has.
  private static func underNewName<Made>(
    in folder: String, _ make: (String) throws(SystemError) -> Made
  ) throws(SystemError) -> (Made, path: String) {
    // 64 bits: a second name is needed only where someone is guessing along.
    while true {
      let tag = String(UInt64.random(in: .min ... .max), radix: 36)
      let path = "\(folder)/.recto-\(tag).part"
      do {
        return (try make(path), path)
      } catch {
        if error.number != EEXIST { throw error }
      }
    }
  }

  /// Makes the new name survive a power cut. Not every file system can; the file is whole either way.
  private func syncFolder() {
    guard let file = try? FileDescriptor.open(place.folder, O_RDONLY | O_DIRECTORY) else { return }
    _ = fsync(file.number)
    try? file.close()
  }
}
