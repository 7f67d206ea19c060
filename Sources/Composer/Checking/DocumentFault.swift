/// Something that no document may have. ``Document/faults`` finds them in tests and after each
/// command of a debug build; a document that has one was made by a defect of the editor.
public enum DocumentFault: Equatable, Sendable {
  case noBlocks
  case emptyStack(StackPath)
  case missingID(BlockID)
  case sharedID(BlockID)
  case idNotYetGivenOut(BlockID)
  case wrongSize(StackPath, known: Int, counted: Int)
  case wrongLength(BlockPath, Region)
  /// A text with an empty run, or two runs that are one, or an atom that is not one character.
  case looseRuns(BlockPath, Region)
  case looseLanguage(BlockPath)
  case list(BlockPath)
  case noMedia(BlockPath)
  case ungroupableMedia(BlockPath)
  case tableGrid(BlockPath)
  case blockInCell(BlockPath)
  case tooDeep(BlockPath)
  /// A place whose position is another place's.
  case position(Int)
}

extension DocumentFault: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noBlocks: return "the document has no blocks"
    case .emptyStack(let path): return "the stack at \(path.steps) has no blocks"
    case .missingID(let id): return "a block's id is \(id.rawValue)"
    case .sharedID(let id): return "two blocks have the id \(id.rawValue)"
    case .idNotYetGivenOut(let id): return "the id \(id.rawValue) is yet to be given out"
    case .wrongSize(let path, let known, let counted):
      return "the stack at \(path.steps) says it takes \(known) positions, and takes \(counted)"
    case .wrongLength(let path, let region):
      return "the \(region) at \(path) has another length than it says"
    case .looseRuns(let path, let region): return "the runs of the \(region) at \(path) are loose"
    case .looseLanguage(let path): return "the language at \(path) is not one plain line"
    case .list(let path): return "the list item at \(path) has what its marker does not have"
    case .noMedia(let path): return "the media block at \(path) is empty"
    case .ungroupableMedia(let path): return "media at \(path) stand together that cannot"
    case .tableGrid(let path): return "the cells at \(path) do not cover the table once"
    case .blockInCell(let path): return "the block at \(path) cannot stand in a cell"
    case .tooDeep(let path): return "the block at \(path) is nested too deeply"
    case .position(let position): return "position \(position) leads somewhere else"
    }
  }
}
