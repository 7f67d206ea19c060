import CommandTable
import Glibc

/// Why a result could not be written.
package struct OutputProblem: Hashable {
  /// As the user named it; nil for standard output.
  package var path: String?
  package var cause: Cause

  package init(path: String?, cause: Cause) {
    self.path = path
    self.cause = cause
  }

  package enum Cause: Error, Hashable {
    case folderIsMissing(String)
    case folderIsNotWritable(String)
    case isFolder
    case isThere
    case isNoFolder
    case isNoFile
    case readerLeft
    case cannotWrite(SystemError)

    /// Why something new cannot be made in a folder.
    package init(_ error: SystemError, makingIn folder: String) {
      switch error.number {
      case ENOENT, ENOTDIR: self = .folderIsMissing(folder)
      case EACCES, EPERM, EROFS: self = .folderIsNotWritable(folder)
      default: self = .cannotWrite(error)
      }
    }
  }

  package var message: String {
    "\(printable(path ?? "stdout")): error: \(sentence)\n"
  }

  private var sentence: String {
    switch cause {
    case .folderIsMissing(let folder):
      "there is no folder \(quoted(folder)); make it first"
    case .folderIsNotWritable(let folder):
      "no new file may be written in \(quoted(folder)); choose another folder"
    case .isFolder:
      "this is a folder; name a file in it"
    case .isThere:
      "this file is there already; choose another folder, or say --force to replace it"
    case .isNoFolder:
      "this is a file; name a folder"
    case .isNoFile:
      "this is a pipe or a device; name a file"
    case .readerLeft:
      "the program that reads the pipe left before everything was written"
    case .cannotWrite(let error):
      "cannot be written: \(error.words)"
    }
  }
}
