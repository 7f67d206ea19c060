/// Rich HTML on its way: which tags are open, and what is still to come before the next text.
struct RichHTMLOutput {
  fileprivate(set) var text = ""
  /// Tags inside a paragraph that are open, outermost first, with the link's address.
  private var open: [Tag] = []
  /// Whether a `p` is open.
  private var isInParagraph = false
  /// Line breaks that are written once there is something behind them.
  private var breaks = 0
  /// Whether anything is written in the innermost block.
  private var hasText = false
  /// Around the blocks being written: whether text needs a paragraph there.
  private var isFlow = [true]

  enum Tag: Equatable {
    case style(String)
    case link(String)
  }

  // MARK: Blocks

  /// Ends the paragraph or the line; what follows begins another one.
  mutating func endLine() {
    closeTags()
    if isInParagraph {
      text += "</p>\n"
      isInParagraph = false
      hasText = false
      breaks = 0
    } else if isFlow.last != true, hasText {
      breaks = max(breaks, 1)
    }
  }

  /// - Parameter isFlow: Whether the block holds blocks; otherwise it holds a text.
  mutating func begin(_ tag: String, isFlow: Bool) {
    endLine()
    text += "<" + tag + ">"
    self.isFlow.append(isFlow)
    hasText = false
    breaks = 0
  }

  mutating func end(_ name: String) {
    endLine()
    text += "</" + name + ">\n"
    if isFlow.count > 1 { isFlow.removeLast() }
    hasText = false
    breaks = 0
  }

  /// A block that is written as a whole.
  mutating func add(block: String) {
    endLine()
    text += block + "\n"
  }

  /// Whether blocks can stand here; inside a text they only are lines of it.
  var isInFlow: Bool { isFlow.last == true }

  // MARK: Texts

  mutating func lineBreak() {
    if isInFlow, breaks > 0 { return endLine() }
    if hasText { breaks += 1 }
  }

  /// - Parameter keepsSpaces: Whether each blank and each line end counts.
  mutating func add(_ string: String, _ tags: [Tag], keepsSpaces: Bool) {
    if keepsSpaces { return addKept(string, tags) }
    let isBlank = string.utf8.allSatisfy { $0 == 0x20 || (0x09...0x0d).contains($0) }
    // Blanks between blocks are no text.
    if isBlank, !hasText || breaks > 0 { return }
    add(escaped: string.escapedForHTML, tags)
  }

  private mutating func addKept(_ string: String, _ tags: [Tag]) {
    for (index, line) in string.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      if index > 0 { lineBreak() }
      if line.isEmpty { continue }
      var kept = ""
      var isAfterSpace = true
      for scalar in line.unicodeScalars where scalar != "\r" {
        // A blank at the beginning or behind another would be lost.
        let isSpace = scalar == " " || scalar == "\t"
        if scalar == "\t" {
          kept += "\u{a0}\u{a0}\u{a0}\u{a0}"
        } else if isSpace, isAfterSpace {
          kept += "\u{a0}"
        } else {
          kept.unicodeScalars.append(scalar)
        }
        isAfterSpace = isSpace
      }
      add(escaped: kept.escapedForHTML, tags)
    }
  }

  /// Something inside a text, already written as Rich HTML.
  mutating func add(escaped string: String, _ tags: [Tag]) {
    if isInFlow, !isInParagraph {
      text += "<p>"
      isInParagraph = true
    }
    if breaks > 0 {
      text += String(repeating: "<br>", count: min(breaks, 2))
      breaks = 0
    }
    sync(tags)
    text += string
    hasText = true
  }

  private mutating func sync(_ tags: [Tag]) {
    if open == tags { return }
    let kept = zip(open, tags).prefix { $0 == $1 }.count
    while open.count > kept { closeTag() }
    for tag in tags[kept...] {
      switch tag {
      case .style(let name): text += "<" + name + ">"
      case .link(let address): text += "<a href=\"" + address.escapedForHTML + "\">"
      }
      open.append(tag)
    }
  }

  private mutating func closeTag() {
    switch open.popLast() {
    case .style(let name)?: text += "</" + name + ">"
    case .link?: text += "</a>"
    case nil: break
    }
  }

  private mutating func closeTags() {
    while !open.isEmpty { closeTag() }
  }
}

extension String {
  var escapedForHTML: String {
    guard utf8.contains(where: { [0x26, 0x3c, 0x3e, 0x22].contains($0) }) else { return self }
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension RichHTMLOutput {
  /// Something at the beginning of a block that belongs to no text.
  mutating func add(raw markup: String) {
    text += markup
  }
}
