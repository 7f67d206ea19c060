import Glibc

/// What a path names, opened for a program that has other things to do: nothing is waited for.
package enum OpenedInput {
  /// Read to its end.
  case whole(InputSource)
  /// Bytes that come when somebody writes them; who reads them closes the file.
  case arriving(FileDescriptor)

  /// - Parameter path: of a file; what is no file on a disc is opened and not read.
  package init(_ path: String) throws(ToolError) {
    var source = InputSource(name: path, folder: InputSource.folder(of: path), bytes: [])
    let file: FileDescriptor
    do {
      file = try FileDescriptor.open(path, FileDescriptor.withoutWaiting)
    } catch {
      throw source.problem(InputSource.openingSentence(error))
    }
    guard !file.arrives else {
      self = .arriving(file)
      return
    }
    defer { try? file.close() }
    source.bytes = try source.readAll(file)
    self = .whole(source)
  }
}
