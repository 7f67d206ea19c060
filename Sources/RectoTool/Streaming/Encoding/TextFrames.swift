import MessageFiles
import Recto

/// What is to be seen in each frame, one after the other.
final class TextFrames: FrameOutput {
  private(set) var bytes: [UInt8] = []

  func begin(
    _ plan: StreamPlan, last: () throws(ToolError) -> PixelImage
  ) throws(ToolError) {}

  func append(
    _ frame: StreamedFrame, picture: () throws(ToolError) -> PixelImage
  ) throws(ToolError) {
    bytes += Array(frame.text.utf8)
  }

  func finish() throws(ToolError) {}
}
