import Glibc
import Recto

/// A folder in which a page's media are looked up by name and by number. Nothing outside of it is opened.
package struct MediaFolder {
  /// As the user named it.
  package let path: String
  /// The files right in the folder, by their names without extension.
  private let filesByBaseName: [String: String]

  /// Throws where there is no such folder.
  package init(path: String) throws(SystemError) {
    guard let folder = opendir(path) else { throw SystemError(number: errno) }
    defer { closedir(folder) }
    var files: [String: String] = [:]
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard !name.hasPrefix(".") else { continue }
      // Of two files with one base name the first in order counts, whatever the folder's order is.
      let base = name.fileBaseName
      files[base] = files[base].map { min($0, name) } ?? name
    }
    self.path = path
    filesByBaseName = files
  }

  /// The file for a path or an address as a message has it: at that path in the folder, else by its
  /// last part.
  package func file(named name: String) -> String? {
    let name = String(name.prefix { $0 != "?" && $0 != "#" })
    let parts = name.split(separator: "/")
    // A way out of the folder is no way.
    if !name.contains("://"), !parts.contains(".."), let file = existing(name) { return file }
    guard let last = parts.last, last != ".." else { return nil }
    return existing(String(last))
  }

  /// The file whose name is a medium's number.
  package func file(numbered id: Int64) -> String? {
    filesByBaseName[String(id)].flatMap(existing)
  }

  private func existing(_ name: String) -> String? {
    let full = path + "/" + name
    var info = stat()
    return stat(full, &info) == 0 && info.st_mode & S_IFMT == S_IFREG ? full : nil
  }
}
