import Glibc

/// A folder for several results. Files that are there are not replaced unless that is asked for.
struct OutputFolder {
  /// As the user wrote it.
  var path: String
  var replacesFiles: Bool

  func path(of name: String) -> String {
    path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  /// Makes the folder where there is none, and checks, before anything is written, that all names
  /// are free.
  func prepare(for names: [String]) throws(ToolError) {
    do {
      _ = try SystemError.check { mkdir(path, 0o777) }
    } catch {
      switch error.number {
      case EEXIST: if !isFolder { throw .output(OutputProblem(path: path, cause: .isNoFolder)) }
      case ENOENT, ENOTDIR:
        throw .output(
          OutputProblem(path: path, cause: .folderIsMissing(InputSource.folder(of: path))))
      case EACCES, EPERM, EROFS:
        throw .output(
          OutputProblem(path: path, cause: .folderIsNotWritable(InputSource.folder(of: path))))
      default: throw .output(OutputProblem(path: path, cause: .cannotWrite(error)))
      }
    }
    if replacesFiles { return }
    for name in names where isThere(name) {
      throw .output(OutputProblem(path: path(of: name), cause: .isThere))
    }
  }

  func write(_ bytes: [UInt8], to name: String) throws(ToolError) {
    do {
      try writeWhole(bytes, to: path(of: name))
    } catch {
      throw .output(OutputProblem(path: path(of: name), cause: error))
    }
  }

  func isThere(_ name: String) -> Bool {
    var status = stat()
    return lstat(path(of: name), &status) == 0
  }

  private var isFolder: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
