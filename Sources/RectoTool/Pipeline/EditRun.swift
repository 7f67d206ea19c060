import MessageFiles
import Recto

/// How a message is to be edited.
struct EditOptions: Sendable {
  /// Nil goes by the file's extension and its content.
  var source: SourceForm?
  var isDocument = false
  /// Nil writes the document with its caret.
  var target: TargetForm?
  var showsSteps = false
  var readsNotation = false
}

/// A message that was edited.
struct EditedOutput: Sendable {
  var bytes: [UInt8]
  /// Steps that did nothing, and what was lost on the way in and out.
  var warnings: [Diagnostic] = []
}

/// One message on its way through a script.
struct EditRun {
  let source: InputSource
  let script: InputSource
  let options: EditOptions

  func run() throws(ToolError) -> EditedOutput {
    let steps = try readScript()
    var (scripted, warnings) = try open()
    var text = ""
    for step in steps.steps {
      let report = scripted.perform(step.action)
      let position = SourcePosition(line: step.line, column: 1)
      if !report.isDone {
        warnings.append(script.diagnostic("there is nothing to do for this step", at: position))
      }
      warnings += report.losses.map { script.diagnostic("pasted without \($0)", at: position) }
      if options.showsSteps {
        text += "# \(step.line): \(step.source)" + (report.rule.map { " (\($0))" } ?? "") + "\n"
        text += notation(of: scripted.editor) + "\n\n"
      }
    }
    guard let target = options.target else {
      if !options.showsSteps { text = notation(of: scripted.editor) + "\n" }
      return EditedOutput(bytes: Array(text.utf8), warnings: warnings)
    }
    let (page, lost) = scripted.editor.document.page()
    let (bytes, missing) = try PageEncoder(source: source).encoded(page, as: target)
    warnings += (lost + missing).map(source.diagnostic)
    return EditedOutput(bytes: Array(text.utf8) + bytes, warnings: warnings)
  }

  private func notation(of editor: Editor) -> String {
    let shown = editor.displayed.state
    return shown.document.notation(shown.selection)
  }

  private func readScript() throws(ToolError) -> EditScript {
    let text = try script.text()
    do {
      return try EditScript(text)
    } catch {
      throw script.problem(
        error.sentence, at: SourcePosition(line: error.line, column: error.column))
    }
  }

  private func open() throws(ToolError) -> (ScriptedEditor, [Diagnostic]) {
    if options.readsNotation {
      let text = try source.text()
      do {
        let (document, selection) = try Document.reading(text)
        var editor = Editor(document)
        editor.select(selection)
        return (ScriptedEditor(editor), [])
      } catch {
        throw source.problem(error.sentence, at: SourcePosition(line: error.line, column: 1))
      }
    }
    let message = try MessageReader(
      source: source, form: options.source, isDocument: options.isDocument
    ).read()
    let (document, losses) = Document.importing(message.page)
    return (
      ScriptedEditor(Editor(document)), message.notes + losses.map(source.diagnostic)
    )
  }
}
