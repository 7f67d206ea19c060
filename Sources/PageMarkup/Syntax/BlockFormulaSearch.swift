import CCMarkGFM

/// Finds the end of a formula on lines of its own, before its lines are read one by one.
///
/// cmark-gfm reads line by line and cannot take a block back, so a formula may only be opened when
/// its end is certain: a line that the same quotes and list items continue into, with the closing
/// delimiter at its end. The search goes through the source itself and remembers where it failed,
/// so that the whole text is searched once however many openers it has.
struct BlockFormulaSearch {
  enum Delimiter {
    case dollars
    case brackets
  }

  private let source: Bytes
  private lazy var lines = SourceLines(source)
  private var lastLine: Range<Int>?
  private var lastLineNumber = 0
  /// No opener on a line before these has an end.
  private var dollarsFailedUntil = 0
  private var bracketsFailedUntil = 0
  private var openUntil = 0
  /// The first line with an opener whose end may still come behind the text.
  private(set) var firstUnfinishedLine: Int?

  init(_ source: Bytes) {
    self.source = source
  }

  func continues(atLine line: Int) -> Bool {
    line <= openUntil
  }

  /// Notes that the formula ends on `line`.
  mutating func open(until line: Int) {
    openUntil = line
  }

  /// The line that closes a formula opened on `line`, and how long the formula is; nil if there is
  /// none. `firstLine` is what stands behind the opening delimiter.
  mutating func end(
    of delimiter: Delimiter, openedOn line: Int, firstLine: Bytes, in container: CMarkNode
  ) -> (line: Int, length: Int)? {
    if line < (delimiter == .dollars ? dollarsFailedUntil : bracketsFailedUntil) { return nil }
    move(to: line)
    var following = lines
    var number = line
    var length = FormulaLength()
    length.add(firstLine)
    let containers = Containers(around: container)
    var isOver = true
    defer {
      if isOver, firstUnfinishedLine == nil { firstUnfinishedLine = line }
    }
    while let range = following.next() {
      number += 1
      // The last line may go on, and then say something else.
      isOver = range.upperBound == source.count
      guard let start = containers.textStart(in: source, line: range) else { break }
      let text = source.slice(start..<range.upperBound)
      if delimiter == .brackets, Self.opensBrackets(text) { break }
      if let close = Self.firstClose(of: delimiter, in: text) {
        guard text[(close + 2)...].allSatisfy(\.isBlank) else { break }
        length.add(text.slice(0..<close))
        isOver = false
        return (number, length.count)
      }
      length.add(text)
      isOver = true
    }
    switch delimiter {
    case .dollars: dollarsFailedUntil = number
    case .brackets: bracketsFailedUntil = number
    }
    return nil
  }

  private mutating func move(to line: Int) {
    while lastLineNumber < line, let next = lines.next() {
      lastLine = next
      lastLineNumber += 1
    }
  }

  /// A second opener before the end: the first one has no end.
  private static func opensBrackets(_ text: Bytes) -> Bool {
    guard let start = text.firstIndex(where: { !$0.isBlank }), start + 1 < text.count else {
      return false
    }
    return text[start] == Ascii.backslash && text[start + 1] == Ascii.leftBracket
  }

  /// Where the closing delimiter stands in `text`, counting only one that no backslash escapes.
  static func firstClose(of delimiter: Delimiter, in text: Bytes) -> Int? {
    var index = 0
    while index + 1 < text.count {
      switch text[index] {
      case Ascii.backslash:
        if delimiter == .brackets, text[index + 1] == Ascii.rightBracket { return index }
        index += 2
      case Ascii.dollar where delimiter == .dollars && text[index + 1] == Ascii.dollar:
        return index
      default:
        index += 1
      }
    }
    return nil
  }
}

/// The quotes, list items and footnotes around a block, as far as they take something from the
/// beginning of each line.
private struct Containers {
  private enum Container {
    case quote
    case indent(Int)
  }

  private var outermostFirst: [Container] = []

  init(around node: CMarkNode) {
    var ancestor: CMarkNode? = node
    while let current = ancestor {
      if current.type == .blockQuote {
        outermostFirst.append(.quote)
      } else if current.type == .item {
        let list = current.pointee.as.list
        outermostFirst.append(.indent(Int(list.marker_offset + list.padding)))
      } else if current.own.kind == .footnote {
        outermostFirst.append(.indent(4))
      }
      ancestor = current.pointee.parent
    }
    outermostFirst.reverse()
  }

  /// Where the text of a line begins inside all the containers; nil if one of them does not
  /// continue on it.
  func textStart(in source: Bytes, line: Range<Int>) -> Int? {
    var index = line.lowerBound
    var column = 0
    /// Columns of a tab that are still to be used.
    var spare = 0
    for container in outermostFirst {
      var width = spare
      var ahead = index
      var aheadColumn = column
      while ahead < line.upperBound, source[ahead].isBlank {
        let step = source[ahead] == Ascii.tab ? 4 - aheadColumn % 4 : 1
        width += step
        aheadColumn += step
        ahead += 1
      }
      let isBlank = ahead == line.upperBound
      switch container {
      case .quote:
        guard !isBlank, width <= 3, source[ahead] == Ascii.greater else { return nil }
        index = ahead + 1
        column = aheadColumn + 1
        spare = 0
        if index < line.upperBound, source[index].isBlank {
          let step = source[index] == Ascii.tab ? 4 - column % 4 : 1
          index += 1
          column += step
          spare = step - 1
        }
      case .indent(let needed):
        if isBlank { return line.upperBound }
        guard width >= needed else { return nil }
        var left = needed - spare
        while left > 0 {
          let step = source[index] == Ascii.tab ? 4 - column % 4 : 1
          index += 1
          column += step
          left -= step
        }
        spare = -left
      }
    }
    return index
  }
}
