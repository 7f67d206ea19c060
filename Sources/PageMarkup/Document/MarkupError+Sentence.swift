extension MarkupError {
  /// What is wrong and what to do about it, without the place.
  public var sentence: String {
    switch self {
    case .sourceTooLong(let bytes, let limit):
      return "The text is \(bytes) bytes long; split it into texts of at most \(limit) bytes."
    case .notUTF8(_, let byte):
      return "The byte 0x\(hexadecimal(byte)) is not UTF-8 here; save the text as UTF-8."
    case .notUTF16:
      return "The text begins like UTF-16 but is broken here; save it as UTF-8."
    case .lineTooLong(_, let length, let limit):
      return "The line has \(length) characters; break it into lines of at most \(limit)."
    case .quotesTooDeep(_, let limit):
      return "More than \(limit) quotes stand inside each other; remove some of the '>' signs."
    case .indentTooWide(_, let columns, let limit):
      return "The text is indented by \(columns) columns; use at most \(limit), or a code fence."
    case .tooManyTags(_, let limit):
      return "There are more than \(limit) HTML tags; put code that shows tags into code fences."
    case .tagsTooDeep(_, let limit):
      return "More than \(limit) HTML elements stand inside each other; close some of them."
    case .stylesTooDeep(_, let limit):
      return "More than \(limit) HTML styles are open at once; close some of them."
    case .textTooLong(_, let limit):
      return "The page would have more than \(limit) characters of text; split the text here."
    case .tooManyRuns(_, let limit):
      return
        "The formatting changes more than \(limit) times; split the text here or format it less."
    case .tooManyNodes(_, let limit):
      return
        "There are more than \(limit) paragraphs, list items and cells; split the text here."
    case .tooManyBlocks(_, let limit):
      return "The page would have more than \(limit) blocks; split the text here."
    case .tooManyColumns(_, let columns, let limit):
      return "The table has \(columns) columns; split it into tables of at most \(limit)."
    case .tooManyCells(_, let limit):
      return "The tables have more than \(limit) cells together; split the text here."
    case .tooManyMedia(_, let limit):
      return "There are more than \(limit) pictures; remove some or split the text here."
    case .tooStrange:
      return
        "The text uses so many private characters that none is left to read it with; remove some."
    }
  }

  private func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}
