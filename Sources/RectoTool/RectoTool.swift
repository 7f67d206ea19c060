import Glibc

/// The process: its arguments and streams in, its exit status out.
@main
struct RectoTool {
  static func main() {
    // A reader that goes away is told by a write's error, which has a sentence; not by a signal.
    signal(SIGPIPE, SIG_IGN)
    let status = RectoCommand.run(
      Array(CommandLine.arguments.dropFirst()), in: .process, pipeline: .engine)
    exit(status.rawValue)
  }
}
