import MessageFiles
import Recto

/// Frames into an animated WebP.
final class WebPFrames: FrameOutput {
  private(set) var bytes: [UInt8] = []
  private let source: String
  private var plan: StreamPlan?
  private var animation: WebPAnimation?

  /// - Parameter source: as messages name it.
  init(source: String) {
    self.source = source
  }

  func begin(
    _ plan: StreamPlan, last: () throws(ToolError) -> PixelImage
  ) throws(ToolError) {
    self.plan = plan
    try telling { () throws(DrawingError) in
      animation = try WebPAnimation(width: plan.width, height: plan.height)
    }
  }

  func append(
    _ frame: StreamedFrame, picture: () throws(ToolError) -> PixelImage
  ) throws(ToolError) {
    // The frame before is shown until there is another.
    guard let plan, let animation, !frame.isUnchanged || frame.index == 0 else { return }
    let pixels = try picture()
    try telling { () throws(DrawingError) in
      try animation.append(pixels, at: plan.time(of: frame.index))
    }
  }

  func finish() throws(ToolError) {
    guard let plan, let animation else { return }
    try telling { () throws(DrawingError) in bytes = try animation.finish(at: plan.end) }
  }

  private func telling(_ body: () throws(DrawingError) -> Void) throws(ToolError) {
    do {
      try body()
    } catch {
      throw .input(Diagnostic(file: source, sentence: error.description))
    }
  }
}
