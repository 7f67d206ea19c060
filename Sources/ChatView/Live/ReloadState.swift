/// Following a file that is being written: when to read it again, and what to make of what was read.
///
/// A program that saves writes a file in pieces, or empties it first. What is read in between is told as an
/// error and the last good page stays; an empty file is believed when it is still empty a little later.
package struct ReloadState: Equatable {
  /// What to do next.
  package enum Step: Equatable {
    case nothing
    /// Read the file after a pause, seconds.
    case read(after: Double)
    /// Show what was read.
    case show
    /// Keep what is shown, and say what is wrong.
    case complain(String)
  }

  /// Changes this close together are one.
  package static let pause = 0.05
  /// How long an emptied file is given to be written again.
  package static let patience = 0.4

  private var awaitsReading = false
  private var wasEmpty = false
  /// The sentence that is shown now.
  package private(set) var complaint: String?

  package init() {}

  /// The file was written, replaced or taken away.
  package mutating func fileChanged() -> Step {
    guard !awaitsReading else { return .nothing }
    awaitsReading = true
    return .read(after: Self.pause)
  }

  /// - Parameters:
  ///   - isEmpty: nothing is in the file.
  ///   - isSame: the bytes are those that are shown.
  ///   - problem: why what was read is no message.
  package mutating func fileWasRead(isEmpty: Bool, isSame: Bool, problem: String?) -> Step {
    awaitsReading = false
    if let problem {
      wasEmpty = false
      complaint = problem
      return .complain(problem)
    }
    if isEmpty, !isSame, !wasEmpty {
      wasEmpty = true
      awaitsReading = true
      return .read(after: Self.patience)
    }
    wasEmpty = false
    let complained = complaint != nil
    complaint = nil
    return isSame && !complained ? .nothing : .show
  }
}
