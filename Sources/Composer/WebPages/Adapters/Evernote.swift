import PageMarkup

extension WebAdapter {
  /// Evernote and its kin: each line is a division, tasks are elements of their own, and code is a
  /// division that says so in its style.
  static let evernote = WebAdapter(
    name: "Evernote",
    recognizes: { page in
      page.has {
        $0.name == "en-note" || $0.name == "en-todo" || $0.style(has: "-en-codeblock")
          || $0.style(has: "--en-")
      }
    },
    clean: { root in
      root.rewriting { element in
        if element.name == "en-todo" {
          let isChecked = element.attributes["checked"] == "true"
          return [
            WebElement(
              "input", ["type": "checkbox"].merging(isChecked ? ["checked": ""] : [:]) { $1 }
            ).node
          ] + element.children
        }
        if element.style(has: "-en-codeblock:true") || element.style(has: "-en-codeblock: true") {
          return [element.asCode.node]
        }
        if element.name == "li" {
          if element.style(has: "--en-checked:true") {
            return [element.renamed("li", adding: ["data-checked": "true"]).node]
          }
          if element.style(has: "--en-checked:false") {
            return [element.renamed("li", adding: ["data-checked": "false"]).node]
          }
        }
        return [element.node]
      }
    })
}

extension WebElement {
  /// Lines of divisions as a block of code.
  var asCode: WebElement {
    var lines: [String] = []
    var line: String?
    for node in children {
      switch node {
      case .comment: break
      case .element(let element) where element.name == "div" || element.name == "p":
        if let open = line { lines.append(open) }
        line = nil
        lines.append(contentsOf: element.codeLines)
      case .element(let element) where element.name == "br":
        lines.append(line ?? "")
        line = nil
      case .element(let element): line = (line ?? "") + element.text
      case .text(let text):
        // Line ends between divisions only keep the markup readable.
        if line == nil, text.trimmed.isEmpty, text.contains("\n") { continue }
        line = (line ?? "") + text
      }
    }
    if let line { lines.append(line) }
    let code = lines.joined(separator: "\n").replacingHardSpaces
    return WebElement("pre", [:], [.text(code)])
  }

  private var codeLines: [String] {
    elements.contains { $0.name == "div" } ? [asCode.text] : [text.removingLineEnd]
  }
}

extension String {
  /// Of an empty line's only break nothing is left.
  fileprivate var removingLineEnd: String {
    utf8.last == 0x0a ? String(unicodeScalars.dropLast()) : self
  }

  /// In code a blank that does not break is a blank.
  fileprivate var replacingHardSpaces: String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars { text.append(scalar == "\u{a0}" ? " " : scalar) }
    return String(text)
  }
}
