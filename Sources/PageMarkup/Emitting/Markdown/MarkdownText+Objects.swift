import PageModel

extension MarkdownText {
  /// Code between as many backticks as it has nowhere in a row.
  mutating func writeCode(_ code: Bytes) {
    var runs = Set<Int>()
    var index = 0
    while let start = code.firstIndex(of: Ascii.backtick, in: index..<code.count) {
      index = code.runEnd(from: start)
      runs.insert(index - start)
    }
    var length = 1
    while runs.contains(length) { length += 1 }
    let isBlank = code.allSatisfy { $0 == Ascii.space }
    let hasSpaces = code.first == Ascii.space && code.last == Ascii.space && !isBlank
    let isPadded = hasSpaces || code.first == Ascii.backtick || code.last == Ascii.backtick
    output.write(Ascii.backtick, times: length)
    if isPadded { output.write(Ascii.space) }
    output.write(code)
    if isPadded { output.write(Ascii.space) }
    output.write(Ascii.backtick, times: length)
  }

  /// `$…$`, or where dollar signs would not work (next to letters, digits and each other) `\(…\)`;
  /// where neither works, `$…$` apart from what is beside it.
  mutating func writeFormula(_ latex: String, before index: Int, isMarkNext: Bool) {
    var latex = latex
    latex.withUTF8 { bytes in
      let isFree = output.bytes.withUnsafeBufferPointer { written in
        written.isEmpty
          || (written[written.count - 1] != Ascii.dollar
            && !written.scalar(before: written.count).isLetterOrNumber)
      }
      let isFreeAfter = isMarkNext || isFreeBefore(index)
      let holdsDollars = FormulaAllowance.canStandInDollars(bytes)
      if holdsDollars, isFree, isFreeAfter {
        writeFormula(bytes, between: "$", "$")
      } else if dialect.isRich {
        output.write("<tg-math>")
        lastMarkerEnd = output.count
        writeText(bytes, isLast: false)
        output.write("</tg-math>")
      } else if FormulaAllowance.canStandInParentheses(bytes) {
        writeFormula(bytes, between: "\\(", "\\)")
      } else {
        // An empty style is nothing, and no letter.
        if !isFree { output.write("<u></u>") }
        writeFormula(bytes, between: "$", "$")
        if !isFreeAfter { output.write("<u></u>") }
      }
    }
  }

  private mutating func writeFormula(
    _ latex: Bytes, between opening: StaticString, _ closing: StaticString
  ) {
    output.write(opening)
    output.write(latex)
    output.write(closing)
  }

  private func isFreeBefore(_ index: Int) -> Bool {
    guard index < runs.runs.count else { return true }
    switch runs.runs[index].content {
    case .text(let range):
      return range.isEmpty
        || !runs.withCharacters(in: range) { $0.scalar(at: 0).isLetterOrNumber }
    case .formula: return false
    case .emoji, .picture, .anchor, .button: return true
    }
  }

  /// A link cannot hold another, and an empty one is dropped: then the form of a picture does.
  mutating func writeEmoji(_ fileId: Int64, _ alternative: String, isInLink: Bool) {
    if dialect.isRich || isInLink || alternative.isEmpty { output.write("!") }
    output.write("[")
    writeLabel(alternative)
    output.write("](tg://emoji?id=")
    output.write(fileId)
    output.write(")")
  }

  /// Text in brackets that is read as characters only.
  private mutating func writeLabel(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      for (index, byte) in bytes.enumerated() {
        let isAtEdge = index == 0 || index == bytes.count - 1
        if byte < 0x20 || (byte == Ascii.space && isAtEdge) {
          output.writeReference(to: Unicode.Scalar(byte))
        } else {
          if byte.isLabelSpecial { output.write(Ascii.backslash) }
          output.write(byte)
        }
      }
    }
  }

  // MARK: Links

  mutating func openLink(_ run: TextRun, mark: Int) {
    currentLink = run.link
    switch runs.links[run.link] {
    case .address(let address):
      if isAlone(address, run, mark: mark) {
        bareLink = run.link
        output.write("<")
      } else {
        writeBracket()
      }
    case .mention:
      writeBracket()
    case .date(let date, let format):
      guard dialect.isRich else { return writeBracket() }
      output.write("<tg-time unix=\"")
      output.write(date)
      if let format {
        output.write("\" format=\"")
        output.write(DateTimeLetters.text(format))
      }
      output.write("\">")
    }
  }

  /// Before a bracket `!` would make a picture of it.
  private mutating func writeBracket() {
    if output.bytes.last == Ascii.exclamation {
      output.bytes.removeLast()
      output.write("\\!")
    }
    output.write("[")
  }

  mutating func closeLink(_ link: Int) {
    currentLink = -1
    switch runs.links[link] {
    case .address(let address):
      if bareLink == link {
        bareLink = -1
        return output.write(">")
      }
      output.write("](")
      writeDestination(address)
      output.write(")")
    case .mention(let peerId):
      output.write("](tg://user?id=")
      output.write(peerId)
      output.write(")")
    case .date(let date, _):
      if dialect.isRich { return output.write("</tg-time>") }
      output.write("](tg://timestamp?t=")
      output.write(date)
      output.write(")")
    }
  }

  /// Whether the link shows its address and nothing else, so that `<…>` says both.
  private func isAlone(_ address: String, _ run: TextRun, mark: Int) -> Bool {
    guard plan.marks[mark].partner == mark + 1, let range = run.plainText,
      plan.marks[mark + 1].run == plan.marks[mark].run + 1
    else { return false }
    let isEmail = dialect == .markdown && address.utf8.starts(with: "mailto:".utf8)
    let shown = address.utf8.dropFirst(isEmail ? 7 : 0)
    guard shown.count == range.count,
      runs.withCharacters(in: range, { $0.elementsEqual(shown) })
    else { return false }
    return isEmail ? String(shown)?.utf8.isSimpleEmail ?? false : address.utf8.isSimpleAddress
  }

  /// An address in parentheses; in angle brackets when it has something that would end it.
  mutating func writeDestination(_ address: String) {
    var address = address
    address.withUTF8 { bytes in
      let isPlain = bytes.allSatisfy(\.isPlainInDestination)
      if isPlain, bytes.firstIndex(of: Ascii.ampersand, in: 0..<bytes.count) == nil {
        return output.write(bytes)
      }
      if isPlain {
        for index in bytes.indices {
          output.write(bytes[index])
          if bytes[index] == Ascii.ampersand, bytes.isReference(at: index) {
            output.write("amp;")
          }
        }
        return
      }
      output.write("<")
      for (index, byte) in bytes.enumerated() {
        let isAtEdge = index == 0 || index == bytes.count - 1
        switch byte {
        case Ascii.less, Ascii.greater, Ascii.backslash:
          if byte == Ascii.less, dialect.isRich {
            output.write("&lt;")
          } else {
            output.write(Ascii.backslash)
            output.write(byte)
          }
        case 0..<0x20,
          Ascii.space where byte < Ascii.space || isAtEdge:
          output.writeReference(to: Unicode.Scalar(byte))
        case Ascii.ampersand:
          output.write(byte)
          if bytes.isReference(at: index) { output.write("amp;") }
        default:
          output.write(byte)
        }
      }
      output.write(">")
    }
  }
}

extension UInt8 {
  fileprivate var isLabelSpecial: Bool {
    switch self {
    case Ascii.backslash, Ascii.backtick, Ascii.asterisk, Ascii.underscore, Ascii.leftBracket,
      Ascii.rightBracket, Ascii.tilde, Ascii.less, Ascii.ampersand, Ascii.dollar, Ascii.colon,
      Ascii.exclamation, Ascii.bar, UInt8(ascii: "="):
      return true
    default:
      return false
    }
  }

  fileprivate var isPlainInDestination: Bool {
    switch self {
    case 0...0x20, 0x7F, Ascii.less, Ascii.greater, Ascii.backslash, Ascii.leftParenthesis,
      Ascii.rightParenthesis:
      return false
    default:
      return true
    }
  }

  fileprivate var isSimpleInAddress: Bool {
    switch self {
    case Ascii.period, Ascii.hyphen, Ascii.slash, Ascii.question, UInt8(ascii: "#"),
      UInt8(ascii: "="), UInt8(ascii: "%"), UInt8(ascii: "+"), Ascii.underscore, Ascii.tilde,
      Ascii.at, Ascii.colon, UInt8(ascii: ","):
      return true
    default:
      return isAsciiLetter || isAsciiDigit
    }
  }
}

extension String.UTF8View {
  fileprivate var isSimpleAddress: Bool {
    (starts(with: "https://".utf8) || starts(with: "http://".utf8)) && count > 8
      && allSatisfy(\.isSimpleInAddress)
  }

  fileprivate var isSimpleEmail: Bool {
    let parts = split(separator: Ascii.at, omittingEmptySubsequences: false)
    guard parts.count == 2, let name = parts.first, let host = parts.last, let start = host.first,
      let end = host.last
    else { return false }
    func isWord(_ byte: UInt8) -> Bool { byte.isAsciiLetter || byte.isAsciiDigit }
    return !name.isEmpty && name.allSatisfy { isWord($0) || $0 == Ascii.period }
      && isWord(start) && isWord(end) && !host.elementsEqual("..".utf8)
      && host.allSatisfy { isWord($0) || $0 == Ascii.period }
      && !String(decoding: host, as: UTF8.self).contains("..")
  }
}
