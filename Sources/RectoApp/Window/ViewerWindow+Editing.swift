import ChatView
import MessageFiles
import Recto

/// Something that was written into a file, for taking it back.
struct FileEdit {
  var file: Int
  var change: Change
  /// The file before and after.
  var before: [UInt8]
  var after: [UInt8]

  enum Change {
    case checkbox(path: [Int], wasChecked: Bool)
    /// What a linter found was mended.
    case fixes
  }
}

extension ViewerWindow {
  /// Writes a checkbox the reader set into the message's file.
  func writeBack(_ path: [Int], _ isChecked: Bool, of index: Int) {
    guard options.edits, let number = files.firstIndex(where: { $0.index == index }) else { return }
    let file = files[number]
    let before = file.bytes
    let source = InputSource(
      name: file.path, folder: InputSource.folder(of: file.path), bytes: before)
    let editing = CheckboxSource { [options] text in
      var changed = source
      changed.bytes = Array(text.utf8)
      return try? MessageReader(
        source: changed, form: options.source, isDocument: options.isDocument
      ).read().page
    }
    guard let text = try? source.text(),
      let changed = editing.setting(path, to: isChecked, in: text)
    else {
      _ = chat.check(path, to: !isChecked, in: index)
      canvas.refresh()
      toast("This checkbox cannot be written into \(file.path.fileName)")
      return
    }
    let after = Array(changed.utf8)
    guard write(after, to: file) else { return }
    edits.append(
      FileEdit(
        file: number, change: .checkbox(path: path, wasChecked: !isChecked), before: before,
        after: after))
  }

  func undo() {
    // What is typed into a field is no change of a file.
    guard !doInFocus("text.undo"), !isTyping else { return }
    guard let edit = edits.popLast() else { return }
    let file = files[edit.file]
    guard file.bytes == edit.after else {
      toast("\(file.path.fileName) has changed since; nothing was taken back")
      return
    }
    guard write(edit.before, to: file) else { return }
    switch edit.change {
    case .checkbox(let path, let wasChecked):
      _ = chat.check(path, to: wasChecked, in: file.index)
      canvas.refresh()
      happened(.checkbox(path: path, isChecked: wasChecked), message: file.index)
    case .fixes:
      showAgain(file)
    }
  }

  func write(_ bytes: [UInt8], to file: WatchedFile) -> Bool {
    do throws(OutputProblem.Cause) {
      try file.write(bytes)
      return true
    } catch {
      let problem = ToolError.output(OutputProblem(path: file.path, cause: error))
      showProblem(problem.sentence, of: file.index)
      return false
    }
  }
}
