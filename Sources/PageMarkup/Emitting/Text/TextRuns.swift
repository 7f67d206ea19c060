import PageModel

/// A rich text as a sequence of runs, each with all the formatting that holds at its place.
///
/// Trees that look the same are the same sequence, so what is written does not depend on how the
/// formatting was nested. What the dialect has no form for is left out here, and said.
struct TextRuns {
  let dialect: MarkupDialect
  private(set) var runs: [TextRun] = []
  /// What the runs of text are made of.
  private(set) var characters: [UInt8] = []
  /// The strings of the objects.
  private(set) var strings: [String] = []
  private(set) var links: [TextLink] = []
  /// The names of the references.
  private(set) var references: [String] = []
  private(set) var buttons: [InstantPageButton] = []
  /// A text beyond ``NestingLimit/richText`` is not read to its end.
  private(set) var isTooDeep = false
  /// Whether runs were changed so that some may be empty or belong together.
  private var isFragmented = false

  private var format = TextRun(content: .text(0..<0), styles: [], link: -1, reference: -1)
  private var level = 0

  init(dialect: MarkupDialect) {
    self.dialect = dialect
  }

  mutating func read(_ text: RichText, _ log: inout LossLog) {
    runs.removeAll(keepingCapacity: true)
    characters.removeAll(keepingCapacity: true)
    strings.removeAll(keepingCapacity: true)
    links.removeAll(keepingCapacity: true)
    references.removeAll(keepingCapacity: true)
    buttons.removeAll(keepingCapacity: true)
    add(text, &log)
  }

  private mutating func add(_ text: RichText, _ log: inout LossLog) {
    level += 1
    defer { level -= 1 }
    if level > NestingLimit.richText {
      isTooDeep = true
      return
    }
    switch text {
    case .empty: break
    case .plain(let string): add(string, &log)
    case .concat(let parts): for part in parts { add(part, &log) }
    case .bold(let inner): add(inner, as: .bold, &log)
    case .italic(let inner): add(inner, as: .italic, &log)
    case .underline(let inner): add(inner, as: .underline, &log)
    case .strikethrough(let inner): add(inner, as: .strikethrough, &log)
    case .fixed(let inner): add(inner, as: .fixed, &log)
    case .subscript(let inner): add(inner, as: .subscript, &log)
    case .superscript(let inner): add(inner, as: .superscript, &log)
    case .marked(let inner): add(inner, as: .marked, &log)
    case .textSpoiler(let inner):
      guard dialect == .markdown else { return add(inner, as: .spoiler, &log) }
      lose("the spoiler over \(inner.excerpt)", &log)
      add(inner, &log)
    case .image(let id, let dimensions): addPicture(id, dimensions, &log)
    case .formula(let latex):
      append(.formula(keep(dialect == .markdown ? latex : latex.trimmingBlanks)))
    case .textCustomEmoji(let fileId, let alternative):
      addEmoji(fileId, alternative, &log)
    case .url, .email, .phone, .textMentionName, .textDate, .textAutoUrl, .textAutoEmail:
      addLink(text, &log)
    case .textAutoPhone(let inner), .textBankCard(let inner): add(inner, &log)
    case .textBotCommand(let inner): addFound(inner, "a command", sign: "/", &log)
    case .textCashtag(let inner): addFound(inner, "a cashtag", sign: "$", &log)
    case .textHashtag(let inner): addFound(inner, "a hashtag", sign: "#", &log)
    case .textMention(let inner): addFound(inner, "a mention", sign: "@", &log)
    case .textTonAddress(let inner):
      lose("that \(inner.excerpt) is a TON address", &log)
      add(inner, &log)
    case .anchor(let inner, let name): addAnchor(inner, name, &log)
    case .textButton(let button): addButton(button, &log)
    }
  }

  private mutating func add(_ text: RichText, as style: TextStyles, _ log: inout LossLog) {
    let outer = format.styles
    format.styles.insert(style)
    add(text, &log)
    format.styles = outer
  }

  /// Readers find hashtags and their kin in the text again.
  private mutating func addFound(
    _ text: RichText, _ kind: String, sign: Character, _ log: inout LossLog
  ) {
    if text.plainText.first != sign { lose("that \(text.excerpt) is \(kind)", &log) }
    add(text, &log)
  }

  private mutating func addAnchor(_ text: RichText, _ name: String, _ log: inout LossLog) {
    if dialect == .markdown {
      lose("the anchor “\(name)”", &log)
      return add(text, &log)
    }
    let count = runs.count
    if format.reference >= 0 {
      lose("the reference “\(name)” inside of another", &log)
      return add(text, &log)
    }
    references.append(name)
    format.reference = references.count - 1
    add(text, &log)
    format.reference = -1
    if runs.count > count { return }
    runs.append(TextRun(content: .anchor(keep(name)), styles: [], link: -1, reference: -1))
  }

  private mutating func addButton(_ button: InstantPageButton, _ log: inout LossLog) {
    if dialect.isRich {
      buttons.append(button)
      return append(.button(buttons.count - 1))
    }
    lose("the button \(button.text.excerpt)", &log)
    add(button.text, &log)
  }

  private mutating func addEmoji(
    _ fileId: Int64, _ alternative: String, _ log: inout LossLog
  ) {
    if dialect == .webHTML {
      lose("that “\(alternative)” is a custom emoji", &log)
      return add(alternative, &log)
    }
    var shown = alternative
    if dialect.isRich {
      shown = alternative.utf8.split(whereSeparator: \.isAsciiSpace)
        .map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
      if shown != alternative { lose("the blanks of the emoji “\(shown)”", &log) }
      if fileId == 0 {
        lose("that “\(shown)” is a custom emoji", &log)
        return add(shown, &log)
      }
    }
    append(.emoji(fileId: fileId, alternative: keep(shown)))
  }

  private mutating func addPicture(
    _ id: MediaId, _ dimensions: PixelDimensions, _ log: inout LossLog
  ) {
    if dialect.isRich { return lose("a picture inside of a text", &log) }
    let hasSize = dimensions.width != 0 || dimensions.height != 0
    if hasSize, dialect == .markdown {
      lose("the size of a picture inside of a text", &log)
    }
    append(.picture(id))
  }

  // MARK: Links

  private mutating func addLink(_ text: RichText, _ log: inout LossLog) {
    switch text {
    case .url(let inner, let url, let webpageId):
      if webpageId != nil { lose("that the link \(url) has a cached page", &log) }
      addLink(inner, to: url, &log)
    case .email(let inner, let email): addLink(inner, to: "mailto:" + email, &log)
    case .phone(let inner, let phone): addLink(inner, to: "tel:" + phone, &log)
    case .textMentionName(let inner, let peerId): add(inner, in: .mention(peerId: peerId), &log)
    case .textDate(let inner, let date, let format):
      if format != nil, dialect == .markdown {
        lose("the format of the date \(inner.excerpt)", &log)
        return add(inner, in: .date(date, nil), &log)
      }
      if date <= 0, dialect.isRich {
        lose("the date of \(inner.excerpt)", &log)
        return add(inner, &log)
      }
      add(inner, in: .date(date, format), &log)
    case .textAutoUrl(let inner):
      // Readers of rich messages find addresses by themselves.
      if dialect.isRich { return add(inner, &log) }
      let address = inner.plainText
      addLink(inner, to: address.hasScheme ? address : "http://" + address, &log)
    case .textAutoEmail(let inner):
      if dialect.isRich { return add(inner, &log) }
      addLink(inner, to: "mailto:" + inner.plainText, &log)
    case .empty, .plain, .concat, .bold, .italic, .underline, .strikethrough, .fixed, .subscript,
      .superscript, .marked, .textSpoiler, .image, .formula, .textCustomEmoji, .textAutoPhone,
      .textBankCard, .textBotCommand, .textCashtag, .textHashtag, .textMention, .textTonAddress,
      .anchor, .textButton:
      break
    }
  }

  private mutating func addLink(
    _ text: RichText, to address: String, _ log: inout LossLog
  ) {
    switch dialect {
    case .markdown:
      var address = address
      if let marker = address.withUTF8({ LinkMarker($0) }) {
        lose("that the link \(address) is no more than a link", &log)
        switch marker {
        case .mention(let peerId): return add(text, in: .mention(peerId: peerId), &log)
        case .date(let date): return add(text, in: .date(date, nil), &log)
        case .customEmoji(let id):
          return append(.emoji(fileId: id, alternative: keep(text.plainText)))
        }
      }
      add(text, in: .address(address), &log)
    case .richMarkdown, .richHTML:
      // Servers refuse some addresses and write others in their own way.
      guard let target = LinkTarget(address) else {
        lose("a link to “\(address)”", &log)
        return add(text, &log)
      }
      if target.address != address, target.address != address + "/" {
        lose("the link “\(address)” as it is", &log)
      }
      add(text, in: .address(target.address), &log)
    case .webHTML:
      guard BrowserAddress.safe(address) != nil else {
        lose("a link to “\(address)”, which could do harm,", &log)
        return add(text, &log)
      }
      add(text, in: .address(address), &log)
    }
  }

  private mutating func add(_ text: RichText, in link: TextLink, _ log: inout LossLog) {
    if format.link >= 0 {
      lose("the link of \(text.excerpt) inside of another", &log)
      return add(text, &log)
    }
    let count = runs.count
    links.append(link)
    format.link = links.count - 1
    add(text, &log)
    format.link = -1
    let isUsed = runs[count...].contains { $0.link == links.count - 1 }
    if !isUsed { lose("a link without text", &log) }
  }

  // MARK: Runs

  private mutating func add(_ string: String, _ log: inout LossLog) {
    if string.isEmpty { return }
    let start = characters.count
    var string = string
    let hasNull = string.withUTF8 { bytes in
      if bytes.firstIndex(of: 0, in: 0..<bytes.count) == nil {
        characters.append(contentsOf: bytes)
        return false
      }
      for byte in bytes { characters += byte == 0 ? [0xEF, 0xBF, 0xBD] : [byte] }
      return true
    }
    if hasNull { lose("a character U+0000", &log) }
    if let last = runs.indices.last, runs[last].isFormatted(as: format),
      case .text(let range) = runs[last].content
    {
      runs[last].content = .text(range.lowerBound..<characters.count)
    } else {
      append(.text(start..<characters.count))
    }
  }

  private mutating func keep(_ string: String) -> Int {
    strings.append(string)
    return strings.count - 1
  }

  /// What `body` makes of the characters in a range.
  func withCharacters<T>(in range: Range<Int>, _ body: (Bytes) -> T) -> T {
    characters.withUnsafeBufferPointer { body($0.slice(range)) }
  }

  private mutating func append(_ content: TextRun.Content) {
    runs.append(
      TextRun(
        content: content, styles: format.styles, link: format.link, reference: format.reference))
  }

  /// Drops blanks that no reader shows: at the beginning and end of every line and, if `collapses`,
  /// all but one of those next to each other. What stands between others becomes a space.
  ///
  /// Whether that is another text.
  mutating func dropHiddenBlanks(collapses: Bool) -> Bool {
    var isAtStart = true
    var endsWithBlank = false
    var isChanged = false
    for index in runs.indices {
      guard case .text(let range) = runs[index].content else {
        isAtStart = false
        endsWithBlank = false
        continue
      }
      let start = (isAtStart, endsWithBlank)
      let end = withCharacters(in: range) { Self.endsWithBlank($0, after: start, collapses) }
      if let end {
        isAtStart = false
        endsWithBlank = end
        continue
      }
      let text = Array(characters[range])
      var kept: [UInt8] = []
      for (place, byte) in text.enumerated() {
        if byte == Ascii.lineFeed {
          while kept.last == Ascii.space { kept.removeLast() }
          if kept.isEmpty, dropLastBlanks(before: index) { isChanged = true }
          kept.append(byte)
          isAtStart = true
          endsWithBlank = false
        } else if byte == Ascii.carriageReturn, place + 1 < text.count,
          text[place + 1] == Ascii.lineFeed
        {
          continue
        } else if byte.isAsciiSpace {
          if !isAtStart, !(collapses && endsWithBlank) { kept.append(Ascii.space) }
          endsWithBlank = true
        } else {
          kept.append(byte)
          isAtStart = false
          endsWithBlank = false
        }
      }
      if kept != text {
        isChanged = true
        runs[index].content = .text(characters.count..<characters.count + kept.count)
        characters += kept
      }
    }
    if dropLastBlanks(before: runs.count) { isChanged = true }
    if isChanged { isFragmented = true }
    let isBlank = runs.allSatisfy { run in
      guard case .text(let range) = run.content else { return false }
      return run.styles.isEmpty && run.link < 0 && run.reference < 0
        && withCharacters(in: range) { $0.allSatisfy(\.isAsciiSpace) }
    }
    if isBlank, !runs.isEmpty {
      runs.removeAll(keepingCapacity: true)
      isChanged = true
    }
    return isChanged
  }

  /// Whether a text ends with a blank, if none of its blanks is to be dropped and it has no line
  /// ends: most texts. Nil for the others.
  static func endsWithBlank(
    _ text: Bytes, after start: (isAtStart: Bool, endsWithBlank: Bool), _ collapses: Bool
  ) -> Bool? {
    guard let first = text.first, let last = text.last else { return nil }
    if first == Ascii.space, start.isAtStart || (collapses && start.endsWithBlank) { return nil }
    var previous: UInt8 = 0
    for byte in text {
      if byte <= Ascii.space {
        if byte != Ascii.space, byte.isAsciiSpace { return nil }
        if collapses, previous == Ascii.space, byte == Ascii.space { return nil }
      }
      previous = byte
    }
    return last == Ascii.space
  }

  /// Drops the blanks at the end of the text before a run. Whether there were any.
  private mutating func dropLastBlanks(before end: Int) -> Bool {
    var isChanged = false
    for index in runs[..<end].indices.reversed() {
      guard case .text(let range) = runs[index].content else { break }
      var end = range.upperBound
      while end > range.lowerBound, characters[end - 1] == Ascii.space { end -= 1 }
      if end < range.upperBound {
        runs[index].content = .text(range.lowerBound..<end)
        isChanged = true
      }
      if end > range.lowerBound { break }
    }
    return isChanged
  }

  /// Replaces a run that the dialect cannot write by its characters.
  mutating func makeText(of index: Int, _ text: String) {
    let start = characters.count
    characters.append(contentsOf: text.utf8)
    runs[index].content = .text(start..<characters.count)
    isFragmented = true
  }

  mutating func removeFixed(of index: Int) {
    runs[index].styles.remove(.fixed)
    isFragmented = true
  }

  /// Joins neighbouring texts of one format and drops empty ones.
  mutating func joinTexts() {
    if !isFragmented { return }
    isFragmented = false
    var joined: [TextRun] = []
    joined.reserveCapacity(runs.count)
    for run in runs {
      guard case .text(let text) = run.content else {
        joined.append(run)
        continue
      }
      if text.isEmpty { continue }
      if let last = joined.indices.last, joined[last].isFormatted(as: run),
        case .text(let before) = joined[last].content
      {
        joined[last].content = .text(joining(before, text))
      } else {
        joined.append(run)
      }
    }
    runs = joined
  }

  /// A range with the characters of both. Those of one run move to the end once at most.
  private mutating func joining(_ before: Range<Int>, _ text: Range<Int>) -> Range<Int> {
    if before.upperBound == text.lowerBound { return before.lowerBound..<text.upperBound }
    var start = before.lowerBound
    if before.upperBound != characters.count {
      start = characters.count
      characters.append(contentsOf: Array(characters[before]))
    }
    characters.append(contentsOf: Array(characters[text]))
    return start..<characters.count
  }

  /// Makes several links of one in which tags of styles begin or end: so they are read.
  mutating func splitLinks() {
    let tags: TextStyles = [.underline, .subscript, .superscript, .marked]
    var previous = -1
    for index in runs.indices {
      let link = runs[index].link
      if link >= 0, link == previous {
        let before = runs[index - 1]
        if before.styles.intersection(tags) == runs[index].styles.intersection(tags) {
          runs[index].link = before.link
        } else {
          links.append(links[link])
          runs[index].link = links.count - 1
        }
      }
      previous = link
    }
  }

  private func lose(_ what: String, _ log: inout LossLog) {
    log.add(dialect.cannotSay(what))
  }
}

extension String {
  fileprivate var hasScheme: Bool {
    guard let colon = utf8.firstIndex(of: Ascii.colon) else { return false }
    return utf8[colon...].starts(with: [Ascii.colon, Ascii.slash, Ascii.slash])
  }
}

extension RichText {
  /// The beginning of the text in quotation marks, to name it in a sentence.
  var excerpt: String {
    let text = plainText
    let limit = 30
    let beginning = text.unicodeScalars.prefix(limit)
    let isCut = beginning.endIndex != text.unicodeScalars.endIndex
    var shown = ""
    for scalar in beginning {
      shown.unicodeScalars.append(scalar.properties.isWhitespace ? " " : scalar)
    }
    return "“\(shown)\(isCut ? "…" : "")”"
  }
}
