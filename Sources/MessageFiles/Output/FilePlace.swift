import Glibc

/// Where a file is to be written, and what is there now.
struct FilePlace {
  /// Links followed, also when it names nothing yet.
  let path: String
  let folder: String
  /// No regular file is there but something else.
  let isOther: Bool
  /// Of the regular file that is there.
  let permissions: mode_t?

  /// Throws where a folder is.
  init(_ path: String) throws(OutputProblem.Cause) {
    self.path = Self.resolvingLinks(path)
    folder = Self.folder(of: self.path)
    var old = stat()
    let exists = stat(self.path, &old) == 0
    let kind = old.st_mode & S_IFMT
    if exists, kind == S_IFDIR { throw .isFolder }
    isOther = exists && kind != S_IFREG
    permissions = exists && !isOther ? old.st_mode & 0o7777 : nil
  }

  private static func resolvingLinks(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
