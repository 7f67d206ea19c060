import MessageFiles
import Recto

/// What an animation is going to be.
struct StreamPlan: Hashable {
  /// Of every picture, pixels.
  var width: Int
  var height: Int
  var frameCount: Int
  var framesPerSecond: Int

  /// When a frame is first shown, milliseconds.
  func time(of frame: Int) -> Int {
    Int((Double(frame) * 1_000 / Double(framesPerSecond)).rounded())
  }

  /// When the finished message has been seen long enough, milliseconds.
  var end: Int { time(of: frameCount - 1) + Int(StreamOptions.rest * 1_000) }

  /// Frames of the finished message after the last one, where each frame is as long as the others.
  var restingFrames: Int { Int(StreamOptions.rest * Double(framesPerSecond)) }
}

/// One picture of a message that grows.
struct StreamedFrame {
  var index: Int
  /// Seconds.
  var time: Double
  var message: MessageLayout
  var reveal: RevealFrame
  /// True when it looks like the frame before.
  var isUnchanged: Bool

  /// What is to be seen.
  var text: String {
    let milliseconds = String(Int((time * 1_000).rounded()) % 1_000)
    let zeros = String(repeating: "0", count: 3 - milliseconds.count)
    return
      "frame \(index + 1) at \(Int((time * 1_000).rounded()) / 1_000).\(zeros)\(milliseconds) s\n"
      + reveal.dump(of: message.page)
  }
}

/// Takes the frames of a message that grows.
protocol FrameOutput: AnyObject {
  /// - Parameter last: draws the finished message.
  func begin(
    _ plan: StreamPlan, last: () throws(ToolError) -> PixelImage
  ) throws(ToolError)

  /// - Parameter picture: draws the frame.
  func append(
    _ frame: StreamedFrame, picture: () throws(ToolError) -> PixelImage
  ) throws(ToolError)

  func finish() throws(ToolError)
}
