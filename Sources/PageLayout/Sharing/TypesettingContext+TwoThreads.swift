import Glibc
import Typesetting

extension TypesettingContext {
  /// Has long pages laid out on two threads from now on: this one, and one with fonts and caches of its own,
  /// which lives as long as the context. Layouts are the same; they take little more than half the time, and
  /// the second context some megabytes. Opening its fonts begins at once and is not waited for.
  ///
  /// Does nothing on a machine with one processor.
  public func layOutOnTwoThreads() {
    guard sysconf(Int32(_SC_NPROCESSORS_ONLN)) > 1 else { return }
    _ = companion { LayoutAssistant(fontFolder: fontFolder) }
  }

  /// The second thread, if there is one.
  var assistant: LayoutAssistant? { knownCompanion() }
}
