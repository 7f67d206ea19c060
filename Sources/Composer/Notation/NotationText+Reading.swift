import PageModel

extension NotationText {
  struct Reading {
    var text = StyledText()
    var marks: [(offset: Int, mark: Unicode.Scalar)] = []
  }

  static func reading(
    _ written: Substring.UnicodeScalarView, line: Int
  ) throws(NotationError) -> Reading {
    var reading = Reading()
    var rest = written
    var attributes = TextAttributes.plain
    var isOpen = false
    var plain = String.UnicodeScalarView()
    func flush() {
      reading.text.append(Run(String(plain), attributes))
      plain = String.UnicodeScalarView()
    }
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\\":
        switch rest.popFirst() {
        case "n": plain.append("\n")
        case let escaped? where "\\{}|^".unicodeScalars.contains(escaped): plain.append(escaped)
        default: throw NotationError(line: line, problem: .escape)
        }
      case caret, anchor:
        flush()
        reading.marks.append((reading.text.length, scalar))
      case "{":
        guard !isOpen else { throw NotationError(line: line, problem: .openBrace) }
        flush()
        let head = try braceHead(rest, line: line)
        rest = rest.dropFirst(head.count)
        var words = try NotationWords(head, line: line)
        attributes = try readAttributes(&words)
        try words.finish()
        if attributes.atom != nil, rest.first == "}" {
          rest.removeFirst()
          reading.text.append(Run(InlineAtom.character, attributes))
          attributes = .plain
        } else {
          guard rest.first == ":" else { throw NotationError(line: line, problem: .openBrace) }
          rest.removeFirst()
          isOpen = true
        }
      case "}":
        flush()
        attributes = .plain
        isOpen = false
      default: plain.append(scalar)
      }
    }
    if isOpen { throw NotationError(line: line, problem: .openBrace) }
    flush()
    return reading
  }

  /// Up to the colon or the brace that ends a brace's words; those inside quotes do not.
  private static func braceHead(
    _ rest: Substring.UnicodeScalarView, line: Int
  ) throws(NotationError) -> Substring.UnicodeScalarView {
    var isQuoted = false
    var isEscaped = false
    /// Inside `image=5:7` or `page=5:7`, whose colon is part of the name.
    var isName = false
    for index in rest.indices {
      if rest[index] == " " { isName = false }
      if !isQuoted, rest[index] == "=" { isName = NotationText.isMediaName(rest[..<index]) }
      switch rest[index] {
      case _ where isEscaped: isEscaped = false
      case "\\" where isQuoted: isEscaped = true
      case "\"": isQuoted.toggle()
      case "}" where !isQuoted: return rest[..<index]
      case ":" where isName: isName = false
      case ":" where !isQuoted: return rest[..<index]
      default: break
      }
    }
    throw NotationError(line: line, problem: .openBrace)
  }

  private static func isMediaName(_ head: Substring.UnicodeScalarView) -> Bool {
    let word = String(head.suffix(5))
    return word == "image" || word.hasSuffix("page")
  }

  private static func readAttributes(
    _ words: inout NotationWords
  ) throws(NotationError) -> TextAttributes {
    var attributes = TextAttributes()
    attributes.atom = try readAtom(&words)
    for (style, name) in CharacterStyle.all where words.flag(name) {
      attributes.style.insert(style)
    }
    var look = TextLook()
    look.family = words.string("font")
    look.size = try words.value("fontSize") { Double($0) }
    look.foreground = try words.number("color")
    look.highlight = try words.number("highlight")
    if look != TextLook() { attributes.look = look }
    while let link = try readLink(&words) { attributes.links.append(link) }
    return attributes
  }

  /// The first link of the words.
  private static func readLink(
    _ words: inout NotationWords
  ) throws(NotationError) -> TextLink? {
    if let url = words.string("url") {
      return .url(url, webpageId: try words.value("page") { MediaId(word: $0) })
    }
    if let email = words.string("email") { return .email(email) }
    if let phone = words.string("phone") { return .phone(phone) }
    if let peerId: Int64 = try words.number("mention") { return .mention(peerId: peerId) }
    if let date: Int32 = try words.number("date") {
      return .date(date, format: try words.value("format") { DateTimeLetters.format($0) } ?? nil)
    }
    if let name = words.string("anchor") { return .anchor(name) }
    if let kind = try words.value("auto", { TextLink.Detected(rawValue: $0) }) {
      return .detected(kind)
    }
    return nil
  }

  private static func readAtom(
    _ words: inout NotationWords
  ) throws(NotationError) -> InlineAtom? {
    if let fileId: Int64 = try words.number("emoji") {
      return .emoji(fileId: fileId, alt: words.string("alt") ?? "")
    }
    if let latex = words.string("formula") { return .formula(latex) }
    if words.flag("button") { return .button(try readButton(&words)) }
    if let id = try words.value("image", { MediaId(word: $0) }) {
      let size = try words.value("dimensions") { PixelDimensions(word: $0) }
      return .image(id, dimensions: size ?? PixelDimensions(width: 0, height: 0))
    }
    if let name = words.string("point") { return .anchor(name) }
    return nil
  }

  static func readButton(
    _ words: inout NotationWords
  ) throws(NotationError) -> InstantPageButton {
    let label = words.string("label") ?? ""
    let text = try reading(label.unicodeScalars[...], line: words.line).text
    var button = InstantPageButton(text: text.richText, action: .disabled)
    if let url = words.string("url") {
      button.action = .url(url)
    } else if let payload = words.string("copyText") {
      button.action = .copyText(payload: payload)
    } else if !words.flag("disabled") {
      throw NotationError(line: words.line, problem: .unknownWord(words.next()?.name ?? "button"))
    }
    button.color = try words.value("color") { name in
      let colors: [String: ReplyMarkupButtonColor] = [
        "primary": .primary, "danger": .danger, "success": .success,
      ]
      return colors[name]
    }
    button.isLink = words.flag("link")
    return button
  }
}
