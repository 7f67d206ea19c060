import Glibc
import MessageFiles

/// A folder for several results. Files that are there are not replaced unless that is asked for.
struct OutputFolder {
  /// As the user wrote it.
  var path: String
  var replacesFiles: Bool

  func path(of name: String) -> String {
    path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  /// Makes the folder where there is none, and checks, before anything is written, that all names
  /// are free. True when the folder was made.
  @discardableResult
  func prepare(for names: [String]) throws(ToolError) -> Bool {
    var isNew = true
    do {
      _ = try SystemError.check { mkdir(path, 0o777) }
    } catch {
      if error.number != EEXIST {
        let cause = OutputProblem.Cause(error, makingIn: InputSource.folder(of: path))
        throw .output(OutputProblem(path: path, cause: cause))
      }
      if !isThere { throw .output(OutputProblem(path: path, cause: .isNoFolder)) }
      isNew = false
    }
    if replacesFiles { return isNew }
    for name in names where isThere(name) {
      throw .output(OutputProblem(path: path(of: name), cause: .isThere))
    }
    return isNew
  }

  /// Takes files away again, and with them the folder if nothing else is in it.
  func remove(_ names: [String], andFolder: Bool) {
    for name in names { unlink(path(of: name)) }
    if andFolder { rmdir(path) }
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

  /// Whether the path names a folder.
  var isThere: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
