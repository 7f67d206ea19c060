import Glibc
import RectoApp

/// The process of the window.
@main
struct Main {
  @MainActor
  static func main() {
    exit(RectoApp.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
