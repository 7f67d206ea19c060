import ChatView
import CommandTable
import MessageFiles
import Recto

extension ViewerWindow {
  /// "message png 2", "article pdf": what an action asks to save.
  func save(as words: String) {
    let parts = words.split(separator: " ")
    guard parts.count >= 2 else { return }
    let subject: MessageExport.Subject = parts[0] == "article" ? .article : .message
    switch parts[1] {
    case "png": save(subject, as: .png(scale: parts.count > 2 ? Int(parts[2]) ?? 2 : 2))
    case "svg": save(subject, as: .svg)
    case "pdf": save(subject, as: .pdf)
    default: break
    }
  }

  /// Asks for a place and saves the message that is meant as it is seen.
  func save(_ subject: MessageExport.Subject, as format: MessageExport.Format) {
    guard let index = authoredMessage else { return }
    let name = chat.messages[index].name
    chooseFile(
      subject == .article ? "Save the Article" : "Save the Message",
      named: "\(name.fileName.fileBaseName).\(format.fileExtension)",
      in: InputSource.folder(of: name), over: window
    ) { [weak self] path in
      guard let self else { return }
      guard chat.messages.indices.contains(index) else {
        return couldNotSave("The message has gone while the question stood")
      }
      guard let path else { return couldNotSave(noPlaceForFiles) }
      save(chat.export(index, subject, as: format), to: path, of: index)
    }
  }

  private enum Saved: Sendable {
    case done
    case failed(String)
  }

  /// Makes the file beside the main thread: a long message at three pixels a point takes its time.
  private func save(_ export: MessageExport, to path: String, of index: Int) {
    Background.finishing {
      do {
        let bytes = try export.bytes(try TypesettingContext())
        try writeWhole(bytes, to: path)
        return Saved.done
      } catch let cause as OutputProblem.Cause {
        return Saved.failed(
          ToolError.output(OutputProblem(path: path, cause: cause)).sentence)
      } catch {
        return Saved.failed("\(path): error: \(error)")
      }
    } then: { [weak self] saved in
      guard let self else { return }
      switch saved {
      case .done:
        toast("Saved \(path.fileName)")
        happened(.exported(file: path), message: index)
      case .failed(let sentence):
        happened(.failed(message: sentence), message: index)
        couldNotSave(sentence)
      }
    }
  }

  /// Stays until it is read: a picture that is not there would be missed too late.
  private func couldNotSave(_ sentence: String) {
    Question(title: "Not Saved", words: printable(sentence), answers: [("close", "_Close")])
      .ask(over: window)
  }
}
