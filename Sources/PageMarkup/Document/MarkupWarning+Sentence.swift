extension MarkupWarning {
  /// What happened and what to do about it, without the place.
  public var sentence: String {
    switch kind {
    case .tableHeaderMismatch(let header, let delimiter):
      return
        "This is no table: its header has \(header) cells and the line below it has "
        + "\(delimiter); give both the same number."
    case .surplusCells(let cells, let columns):
      return
        "The row has \(cells) cells but the table has \(columns) columns; the surplus is kept in "
        + "the last cell. Write '\\|' for a '|' that separates nothing."
    case .nestingTooDeep(let limit):
      return "Blocks nested deeper than \(limit) levels are kept as text; nest them less."
    case .markersTooDeep(let limit):
      return "Only the first \(limit) markers of the line open lists; the rest is kept as text."
    case .formulaTooLong(let length, let limit):
      return
        "The formula has \(length) characters and stays text; shorten it to \(limit) or split it."
    case .tooManyFormulas(let limit):
      return "Formulas after the first \(limit) stay text; split the text."
    case .formulasTooLong(let limit):
      return "The formulas have more than \(limit) characters together; this one stays text."
    case .markupTooDense(let limit):
      return
        "The paragraph has more than \(limit) markup characters; the rest of them stay text. "
        + "Split the paragraph, or put code into a code fence."
    case .definitionTooLong(let length):
      return
        "The link definition is \(length) bytes long and used too often; it is ignored. "
        + "Shorten its address."
    case .pictureRefused(let refusal):
      return sentence(for: refusal)
    case .emptyLink(let url):
      return "The link to \(url) has no text and cannot be seen; write text between its brackets."
    case .footnoteRepeated(let label):
      return "The footnote [^\(label)] was defined before; give this one another label."
    case .unknownTag(let name):
      return "The tag <\(name)> is unknown and left out; write '&lt;' for a '<' that is text."
    case .unknownAttribute(let tag, let attribute):
      return "The tag <\(tag)> has no attribute '\(attribute)'; remove it."
    case .misplacedTag(let name):
      return "The tag <\(name)> means nothing here and is left out; move or remove it."
    case .unmatchedEndTag(let name):
      return "Nothing is open that </\(name)> could close; remove it."
    case .attributeMissing(let tag, let attribute):
      return "The tag <\(tag)> is left out; it needs the attribute '\(attribute)'."
    case .attributeRefused(let tag, let attribute, let value):
      return "The tag <\(tag)> is left out; its \(attribute) cannot be '\(value)'."
    case .linkRefused(let url):
      return
        "No link can lead to '\(url)'; write a whole address that begins with https:, tg:, "
        + "mailto: or tel:, or '#' and the name of an anchor."
    case .surplusCellsDropped(let cells, let columns):
      return
        "The row has \(cells) cells but the table has \(columns) columns; the surplus is left "
        + "out. Write '\\|' for a '|' that separates nothing."
    case .markdownInHTML:
      return
        "Markdown is text inside a block of HTML; write tags there, or use <details>, "
        + "<tg-collage> or <tg-slideshow> with blank lines around the Markdown."
    case .escapedTag:
      return "A backslash does not make a tag text; write '&lt;' for its '<'."
    case .mediumInText:
      return "The medium ends the paragraph it stands in; put it between blank lines."
    }
  }

  private func sentence(for refusal: PictureRefusal) -> String {
    switch refusal {
    case .noAddress:
      return "The picture has no address; its alternative text stands in its place."
    case .unknownScheme(let scheme):
      return
        "Pictures cannot be loaded from '\(scheme):' addresses; use https, or the path of a file."
    case .brokenData:
      return
        "The picture's data cannot be read; write it as data:image/png;base64 or use a file."
    case .tooManyBytes(let limit):
      return "The picture in the text is larger than \(limit) bytes; use a file or an address."
    case .tooManyPixels(let limit):
      return "The picture in the text has more than \(limit) pixels; make it smaller."
    case .notSent(let name):
      return "No medium named '\(name)' was sent along; give it that name or use an address."
    case .noWebAddress(let scheme?):
      return "Media cannot be loaded from '\(scheme):' addresses; use https."
    case .noWebAddress(nil):
      return "The medium's address is not a whole one; begin it with https."
    }
  }
}
