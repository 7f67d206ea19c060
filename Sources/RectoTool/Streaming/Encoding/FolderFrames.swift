import MessageFiles
import Recto

/// Frames into the numbered files of a folder: `frame-00001.png` and so on.
final class FolderFrames: FrameOutput {
  private let folder: OutputFolder
  private let format: FrameFileFormat
  private let scale: Int
  /// What this has made, to be taken away again when it fails.
  private var written: [String] = []
  private var hasMadeFolder = false
  private var lastBytes: [UInt8] = []
  /// While there is something to be taken away.
  private var interruptions: HeldInterruptions?

  init(_ folder: OutputFolder, format: FrameFileFormat, scale: Int) {
    self.folder = folder
    self.format = format
    self.scale = scale
  }

  func begin(
    _ plan: StreamPlan, last: () throws(ToolError) -> PixelImage
  ) throws(ToolError) {
    interruptions = HeldInterruptions()
    hasMadeFolder = try folder.prepare(for: (0..<plan.frameCount).map(name))
  }

  func append(
    _ frame: StreamedFrame, picture: () throws(ToolError) -> PixelImage
  ) throws(ToolError) {
    // The program ends here.
    if interruptions?.haveCome == true { undo() }
    switch format {
    case .txt:
      lastBytes = Array(frame.text.utf8)
    case .png:
      if !frame.isUnchanged || lastBytes.isEmpty { lastBytes = try png(try picture()) }
    }
    let name = name(frame.index)
    try folder.write(lastBytes, to: name)
    written.append(name)
  }

  func finish() throws(ToolError) { letInterruptionsThrough() }

  /// A warning about the frame after the last one, which is from another time.
  var leftover: Diagnostic? {
    let next = name(written.count)
    guard folder.isThere(next) else { return nil }
    return Diagnostic(
      file: folder.path(of: next),
      sentence: "this file is from another time and is no part of the animation")
  }

  /// Takes away what was written: the beginning of an animation is of use to nobody.
  func undo() {
    folder.remove(written, andFolder: hasMadeFolder)
    written = []
    letInterruptionsThrough()
  }

  private func letInterruptionsThrough() {
    interruptions?.release()
    interruptions = nil
  }

  private func png(_ picture: PixelImage) throws(ToolError) -> [UInt8] {
    do {
      return try picture.png(scale: Double(scale))
    } catch {
      throw .input(Diagnostic(file: folder.path, sentence: error.description))
    }
  }

  private func name(_ index: Int) -> String {
    let number = String(index + 1)
    let zeros = String(repeating: "0", count: max(0, 5 - number.count))
    return "frame-\(zeros)\(number).\(format.name)"
  }
}
