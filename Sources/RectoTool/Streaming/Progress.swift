import MessageFiles
import Recto

/// A line on a terminal that says how far a long work is; nothing where nobody watches.
final class Progress {
  private let output: any ByteSink
  private var shown = ""

  init(_ output: any ByteSink) {
    self.output = output
  }

  /// Replaces the line.
  func show(_ words: String) {
    guard output.isTerminal, words != shown else { return }
    shown = words
    try? output.write("\r\u{1B}[K" + words)
  }

  /// Takes the line away.
  func clear() {
    guard !shown.isEmpty else { return }
    shown = ""
    try? output.write("\r\u{1B}[K")
  }
}

/// Frames on their way, counted.
final class CountedFrames: FrameOutput {
  private let output: any FrameOutput
  private let progress: Progress
  private var count = 0

  init(_ output: any FrameOutput, _ progress: Progress) {
    self.output = output
    self.progress = progress
  }

  func begin(
    _ plan: StreamPlan, last: () throws(ToolError) -> PixelImage
  ) throws(ToolError) {
    count = plan.frameCount
    try output.begin(plan, last: last)
  }

  func append(
    _ frame: StreamedFrame, picture: () throws(ToolError) -> PixelImage
  ) throws(ToolError) {
    progress.show("frame \(frame.index + 1) of \(count)")
    try output.append(frame, picture: picture)
  }

  func finish() throws(ToolError) {
    progress.show("writing")
    try output.finish()
  }
}
