import CGtk
import ChatView
import CommandTable
import Glibc
import MessageFiles
import Recto

extension ViewerWindow {
  /// Opens a message's file with the program the desktop has for its kind, after asking. Nothing is run.
  func openDocument(_ id: MediaId, of index: Int) {
    let pictures = chat.messages[index].pictures
    guard let path = pictures?.files[id] else {
      let reason = pictures?.absences[id] ?? "its file is not at hand"
      return tellFailure("The document cannot be opened: \(reason)", of: index)
    }
    // The name says what the desktop takes the file for; what it says of itself counts as well.
    let type = DocumentType(ofFileAt: path)
    let program = type.runs ? nil : type.program
    defer { type.release() }
    let question = Question(
      title: "Open this file?",
      words: """
        \(printable(path.fileName))
        \(type.words)

        \(Self.advice(type, program))
        """,
      answers: [("cancel", "_Cancel"), ("save", "_Save As…"), ("open", "_Open")],
      allowsSuggested: program != nil)
    question.ask(over: window) { [weak self] answer in
      guard let self else { return }
      switch answer {
      case "open": launch(path, of: index)
      case "save":
        saveFile(path, over: window, toasts: toasts) { [weak self] outcome in
          switch outcome {
          case .saved(let path): self?.happened(.saved(file: path), message: index)
          case .failed(let sentence): self?.tellFailure(sentence, of: index)
          }
        }
      default: break
      }
    }
  }

  private static func advice(_ type: DocumentType, _ program: String?) -> String {
    if type.runs { return "It is a program or may act as one. Recto runs nothing from a message." }
    guard let program else { return "No program that opens such files is installed." }
    return "It came with a message and opens in \(program)."
  }

  private func launch(_ path: String, of index: Int) {
    // It may have been replaced by another while the question stood.
    let type = DocumentType(ofFileAt: path)
    defer { type.release() }
    guard !type.runs else { return tellFailure("Recto runs nothing from a message", of: index) }
    let file = g_file_new_for_path(path)
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    var error: UnsafeMutablePointer<GError>?
    guard type.launch(file, on: window, &error) else {
      let reason = error.map { String(cString: $0.pointee.message) } ?? "no program opens it"
      g_clear_error(&error)
      return tellFailure("\(path.fileName) cannot be opened: \(reason)", of: index)
    }
    happened(.opened(file: path), message: index)
  }
}

/// What the desktop takes a file for, and opens it with.
@MainActor
private struct DocumentType {
  private let name: UnsafeMutablePointer<CChar>?
  private let app: OpaquePointer?
  private let types: [FileType]

  init(ofFileAt path: String) {
    let start = (try? Self.beginning(of: path)) ?? []
    var isUncertain: gboolean = 0
    name = g_content_type_guess(path, start, gsize(start.count), &isUncertain)
    let content = g_content_type_guess(nil, start, gsize(start.count), &isUncertain)
    defer { g_free(content) }
    app = g_app_info_get_default_for_type(name, 0)
    types = [name, content].compactMap { $0.map { FileType(String(cString: $0)) } }
  }

  /// As much as kinds of files are told by, bytes.
  private static func beginning(of path: String) throws -> [UInt8] {
    // A pipe would be waited for.
    var facts = stat()
    guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return [] }
    let file = try FileDescriptor.open(path, O_RDONLY)
    defer { try? file.close() }
    return try file.read(upTo: 4_096)
  }

  func release() {
    g_free(name)
    if let app { g_object_unref(UnsafeMutableRawPointer(app)) }
  }

  var runs: Bool { types.contains(where: \.runs) }

  var program: String? {
    app.flatMap { g_app_info_get_name($0) }.map { String(cString: $0) }
  }

  /// What people call such files.
  var words: String {
    guard let text = g_content_type_get_description(name) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  func launch(
    _ file: OpaquePointer?, on window: Widget, _ error: inout UnsafeMutablePointer<GError>?
  ) -> Bool {
    guard let app else { return false }
    let context = gdk_display_get_app_launch_context(gtk_widget_get_display(window))
    defer { g_object_unref(context.map { UnsafeMutableRawPointer($0) }) }
    let files = g_list_append(nil, file.map { UnsafeMutableRawPointer($0) })
    defer { g_list_free(files) }
    return g_app_info_launch(app, files, cast(context, to: GAppLaunchContext.self), &error) != 0
  }
}
