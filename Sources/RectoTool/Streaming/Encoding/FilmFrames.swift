import MessageFiles
import Recto

/// Frames into a GIF or an MP4, which ffmpeg makes of them. It writes into a file without a name,
/// so that a failure leaves nothing behind.
final class FilmFrames: FrameOutput {
  enum Kind {
    case gif
    case mp4
  }

  private(set) var bytes: [UInt8] = []
  private let kind: Kind
  private var plan: StreamPlan?
  private var encoder: ChildProcess?
  private var result: FileDescriptor?
  private var palette: FileDescriptor?
  private var last: PixelImage?

  /// Throws when ffmpeg is not installed, before any work is done.
  init(_ kind: Kind) throws(ToolError) {
    self.kind = kind
    guard ChildProcess.exists("ffmpeg") else { throw Self.problem(.missing) }
  }

  deinit {
    encoder?.abandon()
    for file in [result, palette] { try? file?.close() }
  }

  func begin(
    _ plan: StreamPlan, last: () throws(ToolError) -> PixelImage
  ) throws(ToolError) {
    self.plan = plan
    let picture = try last()
    try Self.telling { () throws(ChildProcess.Failure) in
      let result = try Self.unnamedFile()
      self.result = result
      switch kind {
      case .gif:
        let palette = try Self.palette(of: picture)
        self.palette = palette
        encoder = try ChildProcess(
          "ffmpeg", Self.input(plan) + Self.gif, files: [result, palette])
      case .mp4:
        encoder = try ChildProcess(
          "ffmpeg", Self.input(plan) + Self.mp4(edge: picture.pixels.last ?? 0), files: [result])
      }
    }
  }

  func append(
    _ frame: StreamedFrame, picture: () throws(ToolError) -> PixelImage
  ) throws(ToolError) {
    let pixels: PixelImage
    if frame.isUnchanged, let last { pixels = last } else { pixels = try picture() }
    last = pixels
    try write(pixels)
  }

  func finish() throws(ToolError) {
    guard let plan, let encoder, let result, let last else { return }
    for _ in 0..<plan.restingFrames { try write(last) }
    self.encoder = nil
    try Self.telling { () throws(ChildProcess.Failure) in
      try encoder.finish()
      do throws(SystemError) {
        bytes = try result.contents()
      } catch {
        throw ChildProcess.Failure.system(error)
      }
    }
  }

  private func write(_ picture: PixelImage) throws(ToolError) {
    var failure: ChildProcess.Failure?
    picture.pixels.withUnsafeBytes { bytes in
      do throws(ChildProcess.Failure) {
        try encoder?.write(bytes)
      } catch {
        failure = error
      }
    }
    if let failure { throw Self.problem(failure) }
  }

  /// Raw pixels from standard input.
  private static func input(_ plan: StreamPlan) -> [String] {
    quiet + [
      "-f", "rawvideo", "-pixel_format", "bgra", "-video_size", "\(plan.width)x\(plan.height)",
      "-framerate", "\(plan.framesPerSecond)", "-i", "pipe:0",
    ]
  }

  private static let quiet = ["-nostdin", "-hide_banner", "-loglevel", "error", "-y"]

  /// The same frames give the same bytes.
  private static let exact = [
    "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact",
  ]

  /// The colours of the finished message serve all frames: nothing flickers, and ffmpeg does not have
  /// to keep all of them until it knows which colours there are.
  private static let gif =
    [
      "-f", "png_pipe", "-i", "/dev/fd/4", "-lavfi",
      "[0:v][1:v]paletteuse=dither=bayer:bayer_scale=5:diff_mode=rectangle", "-loop", "0",
    ] + exact + ["-f", "gif", "/dev/fd/3"]

  /// H.264 with colours at half the resolution, which everything plays, wants even sizes: `edge` fills
  /// the rest.
  private static func mp4(edge: UInt32) -> [String] {
    let digits = String(edge & 0xFF_FFFF, radix: 16)
    let color = "0x" + String(repeating: "0", count: 6 - digits.count) + digits
    return [
      "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2:color=\(color),format=yuv420p", "-c:v", "libx264",
      "-preset", "medium", "-crf", "16", "-movflags", "+faststart",
    ] + exact + ["-f", "mp4", "/dev/fd/3"]
  }

  private static func palette(
    of picture: PixelImage
  ) throws(ChildProcess.Failure) -> FileDescriptor {
    let file = try unnamedFile()
    let plan = StreamPlan(
      width: picture.width, height: picture.height, frameCount: 1, framesPerSecond: 1)
    let process = try ChildProcess(
      "ffmpeg",
      input(plan) + [
        "-vf", "palettegen=reserve_transparent=0", "-frames:v", "1", "-c:v", "png", "-f",
        "image2pipe", "/dev/fd/3",
      ], files: [file])
    var failure: ChildProcess.Failure?
    picture.pixels.withUnsafeBytes { bytes in
      do throws(ChildProcess.Failure) {
        try process.write(bytes)
      } catch {
        failure = error
      }
    }
    try process.finish()
    if let failure { throw failure }
    return file
  }

  private static func unnamedFile() throws(ChildProcess.Failure) -> FileDescriptor {
    do {
      return try .unnamed()
    } catch {
      throw .system(error)
    }
  }

  private static func telling(
    _ body: () throws(ChildProcess.Failure) -> Void
  ) throws(ToolError) {
    do {
      try body()
    } catch {
      throw problem(error)
    }
  }

  private static func problem(_ failure: ChildProcess.Failure) -> ToolError {
    let sentence =
      switch failure {
      case .missing:
        "there is no such program here; install the package ffmpeg, or write webp, which needs none"
      case .system(let error): "cannot be run: \(error.words)"
      case .failed(let words): "could not make the animation: \(words)"
      }
    return .input(Diagnostic(file: "ffmpeg", sentence: sentence))
  }
}
