import PageModel

/// Writes the text of one paragraph, heading or cell as Markdown.
///
/// Lines end with a line feed; whoever puts the text into the document puts what belongs before its
/// lines there. Characters are escaped only where a parser would take them for markup.
struct MarkdownText {
  /// What the text is the text of: what may begin on its lines.
  enum Place {
    case paragraph
    case heading
    case cell
  }

  let dialect: MarkupDialect
  var output = MarkupOutput()
  var runs: TextRuns
  var plan = SpanPlan()
  var place = Place.paragraph
  /// Addresses of the pictures that have one.
  var addresses: MediaAddresses
  var formulas: FormulaAllowance

  /// Dollar signs could be read as the delimiters of a formula.
  var escapesDollars = false
  /// The text is inside of italics between underscores.
  var underscores = 0
  /// The end of the last run of markers: an underscore before it is no text.
  var lastMarkerEnd = 0
  /// The link that is written as its address alone.
  var bareLink = -1
  /// The link that is open.
  var currentLink = -1

  init(dialect: MarkupDialect, addresses: MediaAddresses) {
    self.dialect = dialect
    self.addresses = addresses
    runs = TextRuns(dialect: dialect)
    formulas = FormulaAllowance()
  }

  /// Replaces ``output`` by the Markdown of `text`.
  mutating func write(_ text: RichText, in place: Place, _ log: inout LossLog) {
    output.clear()
    self.place = place
    underscores = 0
    lastMarkerEnd = 0
    bareLink = -1
    currentLink = -1
    escapesDollars = false
    if case .plain(let string) = text, writeAlone(string) { return }
    runs.read(text, &log)
    prepare(&log)
    plan.plan(runs.runs, fixedIsElement: false)
    if isOnlyPictures { output.write("<u></u>") }
    writeRuns(&log)
    finish()
  }

  /// Whether there is nothing that a parser would keep.
  var isBlank: Bool { output.bytes.allSatisfy(\.isAsciiSpace) }

  /// Writes a text without formatting; nothing of it if something of it is to be left out.
  private mutating func writeAlone(_ string: String) -> Bool {
    var string = string
    let isWritten = string.withUTF8 { bytes in
      if bytes.firstIndex(of: 0, in: 0..<bytes.count) != nil { return false }
      if dialect.isRich {
        guard TextRuns.endsWithBlank(bytes, after: (true, false), false) == false else {
          return false
        }
      } else if place != .cell, bytes.allSatisfy(\.isAsciiSpace) {
        return true
      }
      escapesDollars = Self.hasTwoDollars(bytes)
      writeText(bytes, isLast: true)
      return true
    }
    if isWritten { finish() }
    return isWritten
  }

  private static func hasTwoDollars(_ text: Bytes) -> Bool {
    guard let first = text.firstIndex(of: Ascii.dollar, in: 0..<text.count) else { return false }
    return text.firstIndex(of: Ascii.dollar, in: first + 1..<text.count) != nil
  }

  // MARK: Before writing

  /// Makes text of what Markdown cannot say at all.
  private mutating func prepare(_ log: inout LossLog) {
    var dollars = 0
    for index in runs.runs.indices {
      let run = runs.runs[index]
      switch run.content {
      case .text(let range):
        if run.styles.contains(.fixed) {
          if runs.withCharacters(in: range, \.hasLineEnd) {
            lose("a line end inside of code", &log)
            let text = runs.withCharacters(in: range) { String(decoding: $0, as: UTF8.self) }
            runs.makeText(of: index, text.onOneLine)
          }
        } else if dollars < 2 {
          dollars += runs.withCharacters(in: range) { $0.count(of: Ascii.dollar, upTo: 2) }
        }
      case .formula(let source):
        let latex = runs.strings[source]
        loseFixed(of: index, &log)
        if dialect.isRich {
          dollars += 2
          if latex.utf8.allSatisfy(\.isAsciiSpace) {
            lose("an empty formula", &log)
            runs.makeText(of: index, "")
          }
        } else if formulas.canWrite(latex) {
          dollars += 2
        } else {
          lose("the formula \(RichText.plain(latex).excerpt)", &log)
          runs.makeText(of: index, latex)
          dollars += latex.count(of: Ascii.dollar, upTo: 2)
        }
      case .picture(let id):
        loseFixed(of: index, &log)
        if addresses[id] == nil {
          lose("a picture that has no address", &log)
          runs.makeText(of: index, "")
        }
      case .emoji, .anchor, .button:
        loseFixed(of: index, &log)
      }
    }
    if dialect.isRich, runs.dropHiddenBlanks(collapses: false) {
      lose("blanks at the edges of lines", &log)
    }
    runs.joinTexts()
    if dialect == .markdown { runs.splitLinks() }
    escapesDollars = dollars > 1
  }

  private mutating func loseFixed(of index: Int, _ log: inout LossLog) {
    // In rich dialects tags say it.
    guard !dialect.isRich, runs.runs[index].styles.contains(.fixed) else { return }
    lose("that something else than text is code", &log)
    runs.removeFixed(of: index)
  }

  /// A paragraph of pictures alone would be read as blocks; an empty style before them is no
  /// picture.
  private var isOnlyPictures: Bool {
    guard place == .paragraph else { return false }
    var hasPicture = false
    for run in runs.runs {
      switch run.content {
      case .picture: hasPicture = true
      case .text(let range):
        if !runs.withCharacters(in: range, { $0.allSatisfy(\.isAsciiSpace) }) { return false }
      case .formula, .emoji, .anchor, .button: return false
      }
    }
    return hasPicture
  }

  private mutating func finish() {
    if output.bytes.last.map({ $0.isAsciiSpace }) == true { referLast() }
    if place == .heading, output.bytes.last == UInt8(ascii: "#") {
      output.bytes.removeLast()
      output.write("\\#")
    }
  }

  func lose(_ what: String, _ log: inout LossLog) {
    log.add(dialect.cannotSay(what))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// How often a byte is in it, counted to a limit.
  func count(of byte: UInt8, upTo limit: Int) -> Int {
    var found = 0
    var start = 0
    while found < limit, let index = firstIndex(of: byte, in: start..<count) {
      found += 1
      start = index + 1
    }
    return found
  }

  fileprivate var hasLineEnd: Bool {
    firstIndex(of: Ascii.lineFeed, in: 0..<count) != nil
      || firstIndex(of: Ascii.carriageReturn, in: 0..<count) != nil
  }
}

extension String {
  /// How often a byte is in it, counted to a limit.
  func count(of byte: UInt8, upTo limit: Int) -> Int {
    var text = self
    return text.withUTF8 { $0.count(of: byte, upTo: limit) }
  }

  /// With a space for every line end.
  var onOneLine: String {
    var result = ""
    var previous: Unicode.Scalar = " "
    for scalar in unicodeScalars {
      if scalar == "\n", previous == "\r" {
        previous = scalar
        continue
      }
      previous = scalar
      result.unicodeScalars.append(scalar == "\n" || scalar == "\r" ? " " : scalar)
    }
    return result
  }
}
