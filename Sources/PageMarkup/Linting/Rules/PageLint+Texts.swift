import PageModel

extension PageLint {
  mutating func check(_ text: RichText, _ role: BlockTextRole, at path: [Int]) {
    var isBody = true
    if case .button = role { isBody = false }
    var walk = text.walk.makeIterator()
    /// The level of the code around, whose characters are nobody's markup.
    var codeLevel: Int?
    while let node = walk.next() {
      if let level = codeLevel, walk.level <= level { codeLevel = nil }
      switch node {
      case .fixed:
        codeLevel = codeLevel ?? walk.level
      case .plain(let string):
        if codeLevel == nil, isBody { checkLiterals(string, at: path) }
      case .url(let text, let url, _):
        checkLink(text, url, at: path)
      case .image:
        add(
          .pictureInText, at: path,
          "A message has no pictures inside text; put it into a paragraph of its own.")
      case .textButton(let button):
        check(button, at: path)
      case .textDate(_, let date, _):
        if date > 0 { break }
        add(
          .badDate, at: path, words: ["unix="],
          "The server takes dates after 1 January 1970 only.")
      case .formula(let latex):
        checkFormula(latex, at: path)
      case .textAutoEmail(let text):
        checkEmail(text.plainText, at: path)
      case .empty, .bold, .italic, .underline, .strikethrough, .email, .concat, .subscript,
        .superscript, .marked, .phone, .anchor, .textCustomEmoji, .textAutoPhone, .textAutoUrl,
        .textBankCard, .textBotCommand, .textCashtag, .textHashtag, .textMention,
        .textMentionName, .textSpoiler, .textTonAddress:
        break
      }
    }
  }

  // MARK: Links

  private mutating func checkLink(_ text: RichText, _ url: String, at path: [Int]) {
    let check = LinkCheck(url)
    switch check.result {
    case .fragment(let name):
      if name.isEmpty || hasAnchor(name) { return }
      add(
        .missingAnchor, at: path, words: [url],
        "Nothing in the message is named \"\(name)\", so the link goes nowhere; name the place with "
          + "<a name=\"\(name)\"></a>.")
    case .refused(let why):
      add(
        .badLink, at: path, words: [url],
        "The server refuses the message for this link (RICH_MESSAGE_URL_INVALID): \(why).",
        replacement: check.mended)
    case .taken(let host):
      guard let host, let shown = LinkCheck.host(shownBy: text.plainText), shown != host,
        !host.hasSuffix("." + shown), !shown.hasSuffix("." + host)
      else { return }
      add(
        .concealedTarget, at: path, words: [url],
        "The text names \(shown) but the link goes to \(host); readers take that for a trick.")
    }
  }

  mutating func check(_ button: InstantPageButton, at path: [Int]) {
    let label = button.text.plainText
    if label.isEmpty {
      add(.buttonLabel, at: path, "A button needs a label; write one.")
    } else if !button.text.isButtonLabel {
      add(
        .buttonLabel, at: path, words: [label],
        "A button's label holds plain text, custom emoji and dates; leave the formatting out.")
    }
    if button.isLink, !button.action.mayLookLikeLink {
      add(
        .buttonLabel, at: path, words: [label],
        "Only a callback button may look like a link; choose another style.")
    }
    if case .url(let url) = button.action, !ButtonAddress.isAllowed(url) {
      add(
        .badButtonLink, at: path, words: [url],
        "The server refuses a button with this address (BUTTON_URL_INVALID); use http, https or tg."
      )
    }
  }

  /// A mail address that the server cuts out of something longer, and may refuse.
  private mutating func checkEmail(_ address: String, at path: [Int]) {
    guard address.utf8.contains(Ascii.colon) else { return }
    addOddAddress(address, at: path)
  }

  mutating func addOddAddress(_ words: String, at path: [Int]) {
    add(
      .oddAddress, at: path, words: [words],
      "The server takes part of \"\(words)\" for a mail address and may refuse the message for it; "
        + "write it as code, or send with skip_entity_detection.")
  }

  // MARK: Formulas

  /// `$5 and $` is money, not mathematics.
  private mutating func checkFormula(_ latex: String, at path: [Int]) {
    guard let first = latex.utf8.first, first.isAsciiDigit, latex.utf8.contains(Ascii.space),
      !latex.utf8.contains(Ascii.backslash), latex.hasLongWord
    else { return }
    add(
      .moneyFormula, at: path, words: ["$\(latex)$"],
      "\"\(latex)\" is set as a formula; if the dollar signs are money, write them as \\$.",
      replacement: "\\$\(latex)\\$")
  }
}

extension String {
  /// Whether three letters stand beside each other: no variable, but a word.
  fileprivate var hasLongWord: Bool {
    var letters = 0
    for byte in utf8 {
      letters = byte.isAsciiLetter || byte >= 0x80 ? letters + 1 : 0
      if letters == 3 { return true }
    }
    return false
  }
}
