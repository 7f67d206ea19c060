/// Why a text is refused as a whole.
public enum MarkupError: Error, Equatable, Sendable {
  case sourceTooLong(bytes: Int, limit: Int)
  case notUTF8(SourcePosition, byte: UInt8)
  case notUTF16(SourcePosition)
  case lineTooLong(SourcePosition, length: Int, limit: Int)
  case quotesTooDeep(SourcePosition, limit: Int)
  case indentTooWide(SourcePosition, columns: Int, limit: Int)
  case tooManyTags(SourcePosition, limit: Int)
  case tagsTooDeep(SourcePosition, limit: Int)
  case stylesTooDeep(SourcePosition, limit: Int)
  case textTooLong(SourcePosition, limit: Int)
  case tooManyRuns(SourcePosition, limit: Int)
  case tooManyNodes(SourcePosition, limit: Int)
  case tooManyBlocks(SourcePosition, limit: Int)
  case tooManyColumns(SourcePosition, columns: Int, limit: Int)
  case tooManyCells(SourcePosition, limit: Int)
  case tooManyMedia(SourcePosition, limit: Int)
  /// Every character that could stand in for markup is already in the text.
  case tooStrange(SourcePosition)

  /// Where the text went wrong; nil when it is the text as a whole.
  public var position: SourcePosition? {
    switch self {
    case .sourceTooLong: return nil
    case .notUTF8(let position, _), .notUTF16(let position), .lineTooLong(let position, _, _),
      .quotesTooDeep(let position, _), .indentTooWide(let position, _, _),
      .tooManyTags(let position, _), .tagsTooDeep(let position, _),
      .stylesTooDeep(let position, _), .textTooLong(let position, _),
      .tooManyRuns(let position, _), .tooManyNodes(let position, _),
      .tooManyBlocks(let position, _), .tooManyColumns(let position, _, _),
      .tooManyCells(let position, _), .tooManyMedia(let position, _), .tooStrange(let position):
      return position
    }
  }
}

extension MarkupError: CustomStringConvertible {
  /// `line:column: sentence`, or the sentence alone when there is no place.
  public var description: String {
    guard let position else { return sentence }
    return "\(position): \(sentence)"
  }
}
