/// Finds the lines and columns of places in a text.
///
/// To count the characters before each place as it comes up could take as long as the square of
/// the text's length. So warnings and errors carry a placeholder, an offset in bytes, until all of
/// them are known.
struct SourcePlaces {
  private let source: Bytes
  private var lineStarts: [Int] = [0]
  /// The line that was asked for last; the next one is mostly the same or a later one.
  private var current = 0

  init(_ source: Bytes) {
    self.source = source
    var start = 0
    while let end = source.firstIndex(of: Ascii.lineFeed, in: start..<source.count) {
      start = end + 1
      lineStarts.append(start)
    }
  }

  /// A position whose column is an offset, from 1.
  static func placeholder(for offset: Int, line: Int = 1) -> SourcePosition {
    SourcePosition(line: line, column: offset + 1)
  }

  /// The line of an offset, from 1.
  mutating func line(of offset: Int) -> Int {
    let isPast = current + 1 < lineStarts.count && lineStarts[current + 1] <= offset
    if lineStarts[current] <= offset, !isPast { return current + 1 }
    var low = 0
    var high = lineStarts.count
    while low < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    current = max(low - 1, 0)
    return current + 1
  }

  mutating func position(for placeholder: SourcePosition) -> SourcePosition {
    let offset = min(placeholder.column - 1, source.count)
    let line = line(of: offset)
    let column = source.scalarCount(in: lineStarts[line - 1]..<offset) + 1
    return SourcePosition(line: line, column: column)
  }

  /// The warnings in the order of the text, with their positions.
  mutating func resolve(_ warnings: [MarkupWarning]) -> [MarkupWarning] {
    var resolved = warnings.enumerated().sorted {
      ($0.element.position.column, $0.offset) < ($1.element.position.column, $1.offset)
    }.map(\.element)
    var cursor = ColumnCursor()
    for index in resolved.indices {
      let offset = min(resolved[index].position.column - 1, source.count)
      let line = line(of: offset)
      cursor.move(to: offset, lineStart: lineStarts[line - 1], in: source)
      resolved[index].position = SourcePosition(line: line, column: cursor.column)
    }
    return resolved
  }
}

extension MarkupError {
  /// The error with another position.
  func moved(by move: (SourcePosition) -> SourcePosition) -> MarkupError {
    switch self {
    case .sourceTooLong: return self
    case .notUTF8(let position, let byte): return .notUTF8(move(position), byte: byte)
    case .notUTF16(let position): return .notUTF16(move(position))
    case .lineTooLong(let position, let length, let limit):
      return .lineTooLong(move(position), length: length, limit: limit)
    case .quotesTooDeep(let position, let limit):
      return .quotesTooDeep(move(position), limit: limit)
    case .indentTooWide(let position, let columns, let limit):
      return .indentTooWide(move(position), columns: columns, limit: limit)
    case .tooManyTags(let position, let limit): return .tooManyTags(move(position), limit: limit)
    case .tagsTooDeep(let position, let limit): return .tagsTooDeep(move(position), limit: limit)
    case .stylesTooDeep(let position, let limit):
      return .stylesTooDeep(move(position), limit: limit)
    case .textTooLong(let position, let limit): return .textTooLong(move(position), limit: limit)
    case .tooManyRuns(let position, let limit): return .tooManyRuns(move(position), limit: limit)
    case .tooManyNodes(let position, let limit):
      return .tooManyNodes(move(position), limit: limit)
    case .tooManyBlocks(let position, let limit):
      return .tooManyBlocks(move(position), limit: limit)
    case .tooManyColumns(let position, let columns, let limit):
      return .tooManyColumns(move(position), columns: columns, limit: limit)
    case .tooManyCells(let position, let limit): return .tooManyCells(move(position), limit: limit)
    case .tooManyMedia(let position, let limit): return .tooManyMedia(move(position), limit: limit)
    case .tooStrange(let position): return .tooStrange(move(position))
    }
  }
}
