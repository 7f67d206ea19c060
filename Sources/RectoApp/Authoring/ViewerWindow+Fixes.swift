import ChatView
import MessageFiles
import Recto

extension ViewerWindow {
  /// Makes the changes that mend findings in the message's file; without `--edit` the lines are copied as they
  /// should be.
  ///
  /// - Parameter bytes: what the findings were found in.
  func mend(_ findings: [LintFinding], of index: Int, in bytes: [UInt8]) {
    guard chat.messages.indices.contains(index) else { return }
    let source = InputSource(name: chat.messages[index].name, folder: ".", bytes: bytes)
    guard let text = try? source.text() else { return }
    guard options.edits, let number = files.firstIndex(where: { $0.index == index }) else {
      let lines = findings.compactMap(\.fix).mendedLines(of: text)
      putOnClipboard(CopiedText(plain: lines, markdown: lines, html: lines.escapedHTML))
      let why = options.edits ? "this message is no file" : "with --edit it is made in the file"
      return toast("Copied the line as it should be; \(why)")
    }
    let file = files[number]
    guard file.bytes == bytes else {
      return toast("\(file.path.fileName) has changed since it was checked; try again")
    }
    let mended = Array(LintReport(findings: findings).applyingFixes(to: text).utf8)
    guard write(mended, to: file) else { return }
    edits.append(FileEdit(file: number, change: .fixes, before: bytes, after: mended))
    showAgain(file)
    happened(.fixed(codes: findings.map(\.code.rawValue)), message: index)
    toast(
      findings.count == 1
        ? "Mended; Ctrl+Z takes it back" : "Mended \(findings.count) places; Ctrl+Z takes it back")
  }

  /// Shows a file that this window wrote.
  func showAgain(_ file: WatchedFile) {
    let source = InputSource(
      name: file.path, folder: InputSource.folder(of: file.path), bytes: file.bytes)
    do throws(ToolError) {
      show(try loader.load(source), at: file.index)
      showProblem(nil, of: file.index)
    } catch {
      showProblem(error.sentence, of: file.index)
    }
  }
}
