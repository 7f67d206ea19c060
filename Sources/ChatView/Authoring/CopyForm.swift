import Recto

/// The forms a message or a part of it is copied in.
package enum CopyForm: String, CaseIterable {
  case plain
  case markdown
  case richMarkdown = "rich-markdown"
  case html
  case richHTML = "rich-html"
  case tree

  package var name: String {
    switch self {
    case .plain: "Plain Text"
    case .markdown: "Markdown"
    case .richMarkdown: "Rich Markdown"
    case .html: "HTML"
    case .richHTML: "Rich HTML"
    case .tree: "Page Tree"
    }
  }

  func text(of page: InstantPage) -> EmittedMarkup {
    switch self {
    case .plain: EmittedMarkup(text: page.plainText)
    case .markdown: page.markdown()
    case .richMarkdown: page.richMarkdown()
    case .html: page.webHTML()
    case .richHTML: page.richHTML()
    case .tree: EmittedMarkup(text: page.treeDump())
    }
  }
}

extension Chat {
  /// What is selected, or a whole message, in a form, and what of it the form cannot hold.
  ///
  /// - Parameter selection: what is copied; nil or an empty one for all of the message, with its media and what
  ///   is closed in it.
  package func copied(
    as form: CopyForm, of index: Int, selection: ChatSelection?
  ) -> EmittedMarkup {
    guard let selection, !selection.isEmpty, selection.messages.contains(index) else {
      return form.text(of: messages[index].page)
    }
    let (pages, plain, leftOut) = selected(selection)
    let texts =
      form == .plain
      ? plain.map { EmittedMarkup(text: $0) } : pages.map { form.text(of: $0) }
    var losses = texts.flatMap(\.losses)
    if leftOut > 0 {
      let rest = leftOut == 1 ? "1 message" : "\(leftOut) messages"
      losses.append(PageLoss(path: [], sentence: "\(rest), for there is a limit"))
    }
    // A message of pictures has no words, and no place between the others.
    let words = texts.map(\.text).filter { !$0.isEmpty }
    return EmittedMarkup(text: words.joined(separator: "\n\n"), losses: losses)
  }
}

extension EmittedMarkup {
  /// What is said when it was copied.
  package func sentence(_ form: CopyForm) -> String {
    guard let loss = losses.first else { return "Copied as \(form.name)" }
    let more = losses.count > 1 ? ", and \(losses.count - 1) more" : ""
    return "Copied as \(form.name), without: \(loss.sentence)\(more)"
  }
}
