import MessageFiles
import Recto

/// Draws the frames of one animation, all of one size.
final class FrameDrawer {
  private let source: InputSource
  private let scale: Double
  private let images: ImageStore
  private let context = DrawingContext()
  private var size = Size.zero
  private var last: StreamedFrame?
  private var picture: (frame: Int, pixels: PixelImage)?

  init(_ source: InputSource, scale: Int, images: ImageStore) {
    self.source = source
    self.scale = Double(scale)
    self.images = images
  }

  /// Makes the animation large enough for a frame.
  func makeRoom(for frame: StreamedFrame) {
    size.width = max(size.width, frame.message.size.width)
    size.height = max(size.height, frame.message.height(revealing: frame.reveal))
    last = frame
  }

  func pixelSize() throws(ToolError) -> (width: Int, height: Int) {
    let picture = try lastPicture()
    return (picture.width, picture.height)
  }

  /// The last of the frames there is room for.
  func lastPicture() throws(ToolError) -> PixelImage {
    guard let last else { throw source.problem("there is nothing to draw") }
    return try picture(of: last)
  }

  /// A frame that looks like the last one that was drawn is not drawn again. Where a sticker moves, none
  /// does.
  func picture(of frame: StreamedFrame) throws(ToolError) -> PixelImage {
    if let picture,
      frame.index == picture.frame
        || (frame.isUnchanged && !images.moves && frame.index == picture.frame + 1)
    {
      self.picture?.frame = frame.index
      return picture.pixels
    }
    var message = frame.message
    message.size = size
    do {
      let list = displayList(for: message, revealing: frame.reveal)
      let pixels = try rasterize(
        list, scale: scale, images: images.moment(frame.time), context: context)
      picture = (frame.index, pixels)
      return pixels
    } catch {
      throw source.problem(error.description)
    }
  }
}
