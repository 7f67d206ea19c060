import ChatView
import Recto

extension ViewerWindow {
  /// Copies what is selected, or the message that is meant, in the form an action names.
  func copy(as name: String) {
    guard let form = CopyForm(rawValue: name), let index = authoredMessage else { return }
    let copied = chat.copied(as: form, of: index, selection: canvas.selection)
    putOnClipboard(
      CopiedText(plain: copied.text, markdown: copied.text, html: copied.text.escapedHTML))
    toast(copied.sentence(form))
  }

  /// The message that menus and the panel are about.
  var authoredMessage: Int? {
    if let panel, panel.isOpen, canvas.selection == nil, let index = panel.inspected,
      chat.messages.indices.contains(index)
    {
      return index
    }
    return canvas.meantMessage
  }
}
