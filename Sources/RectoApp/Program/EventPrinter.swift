import MessageFiles

/// Prints events on standard output, a line each, at once.
@MainActor
final class EventPrinter {
  private var isBroken = false

  func print(_ line: String) {
    // A reader that left has what it wanted.
    guard !isBroken else { return }
    do {
      try FileDescriptor.standardOutput.write(line + "\n")
    } catch {
      isBroken = true
    }
  }
}
