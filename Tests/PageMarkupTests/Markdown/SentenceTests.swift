import PageMarkup
import Testing

@Suite("Sentences")
struct SentenceTests {
  private static let here = SourcePosition(line: 3, column: 5)

  @Test(
    "every error says what to do",
    arguments: [
      (
        .sourceTooLong(bytes: 600_000, limit: 524_288),
        "The text is 600000 bytes long; split it into texts of at most 524288 bytes."
      ),
      (
        .notUTF8(here, byte: 0xE9),
        "3:5: The byte 0xE9 is not UTF-8 here; save the text as UTF-8."
      ),
      (
        .notUTF8(here, byte: 0x0F),
        "3:5: The byte 0x0F is not UTF-8 here; save the text as UTF-8."
      ),
      (
        .notUTF16(here),
        "3:5: The text begins like UTF-16 but is broken here; save it as UTF-8."
      ),
      (
        .lineTooLong(here, length: 40_000, limit: 32_768),
        "3:5: The line has 40000 characters; break it into lines of at most 32768."
      ),
      (
        .quotesTooDeep(here, limit: 64),
        "3:5: More than 64 quotes stand inside each other; remove some of the '>' signs."
      ),
      (
        .indentTooWide(here, columns: 100, limit: 96),
        "3:5: The text is indented by 100 columns; use at most 96, or a code fence."
      ),
      (
        .tooManyTags(here, limit: 8),
        "3:5: There are more than 8 HTML tags; put code that shows tags into code fences."
      ),
      (
        .tagsTooDeep(here, limit: 64),
        "3:5: More than 64 HTML elements stand inside each other; close some of them."
      ),
      (
        .stylesTooDeep(here, limit: 32),
        "3:5: More than 32 HTML styles are open at once; close some of them."
      ),
      (
        .textTooLong(here, limit: 4),
        "3:5: The page would have more than 4 characters of text; split the text here."
      ),
      (
        .tooManyRuns(here, limit: 4),
        "3:5: The formatting changes more than 4 times; split the text here or format it less."
      ),
      (
        .tooManyNodes(here, limit: 4),
        "3:5: There are more than 4 paragraphs, list items and cells; split the text here."
      ),
      (
        .tooManyBlocks(here, limit: 4),
        "3:5: The page would have more than 4 blocks; split the text here."
      ),
      (
        .tooManyColumns(here, columns: 40, limit: 32),
        "3:5: The table has 40 columns; split it into tables of at most 32."
      ),
      (
        .tooManyCells(here, limit: 4),
        "3:5: The tables have more than 4 cells together; split the text here."
      ),
      (
        .tooManyMedia(here, limit: 50),
        "3:5: There are more than 50 pictures; remove some or split the text here."
      ),
      (
        .tooStrange(here),
        "3:5: The text uses so many private characters that none is left to read it with; "
          + "remove some."
      ),
    ] as [(MarkupError, String)])
  func errors(_ error: MarkupError, _ sentence: String) {
    #expect(error.description == sentence)
  }

  @Test(
    "every warning says what happened",
    arguments: [
      (
        .tableHeaderMismatch(header: 2, delimiter: 3),
        "This is no table: its header has 2 cells and the line below it has 3; give both the "
          + "same number."
      ),
      (
        .surplusCells(cells: 4, columns: 2),
        "The row has 4 cells but the table has 2 columns; the surplus is kept in the last cell. "
          + "Write '\\|' for a '|' that separates nothing."
      ),
      (
        .nestingTooDeep(limit: 64),
        "Blocks nested deeper than 64 levels are kept as text; nest them less."
      ),
      (
        .markersTooDeep(limit: 32),
        "Only the first 32 markers of the line open lists; the rest is kept as text."
      ),
      (
        .formulaTooLong(length: 300, limit: 256),
        "The formula has 300 characters and stays text; shorten it to 256 or split it."
      ),
      (.tooManyFormulas(limit: 200), "Formulas after the first 200 stay text; split the text."),
      (
        .formulasTooLong(limit: 20_000),
        "The formulas have more than 20000 characters together; this one stays text."
      ),
      (
        .markupTooDense(limit: 4_096),
        "The paragraph has more than 4096 markup characters; the rest of them stay text. Split "
          + "the paragraph, or put code into a code fence."
      ),
      (
        .definitionTooLong(length: 9_000),
        "The link definition is 9000 bytes long and used too often; it is ignored. Shorten its "
          + "address."
      ),
      (
        .pictureRefused(.noAddress),
        "The picture has no address; its alternative text stands in its place."
      ),
      (
        .pictureRefused(.unknownScheme("ftp")),
        "Pictures cannot be loaded from 'ftp:' addresses; use https, or the path of a file."
      ),
      (
        .pictureRefused(.brokenData),
        "The picture's data cannot be read; write it as data:image/png;base64 or use a file."
      ),
      (
        .pictureRefused(.tooManyBytes(limit: 9)),
        "The picture in the text is larger than 9 bytes; use a file or an address."
      ),
      (
        .pictureRefused(.tooManyPixels(limit: 9)),
        "The picture in the text has more than 9 pixels; make it smaller."
      ),
      (
        .emptyLink(url: "a"),
        "The link to a has no text and cannot be seen; write text between its brackets."
      ),
      (
        .footnoteRepeated(label: "a"),
        "The footnote [^a] was defined before; give this one another label."
      ),
    ] as [(MarkupWarning.Kind, String)])
  func warnings(_ kind: MarkupWarning.Kind, _ sentence: String) {
    let warning = MarkupWarning(position: Self.here, kind: kind)
    #expect(warning.sentence == sentence)
    #expect(warning.description == "3:5: \(sentence)")
  }
}
