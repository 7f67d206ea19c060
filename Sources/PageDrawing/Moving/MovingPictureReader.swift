import Glibc
import PageModel

/// Reads videos and animated stickers with `recto-media`, a process of its own for each file: a file made
/// to crash, to hang or to eat memory does that there, and nobody loads GStreamer who shows no video.
struct MovingPictureReader: Sendable {
  /// Where the program is.
  let program: String
  let patience: SharedPatience

  /// What is read of a file.
  enum Request {
    /// The first frame.
    case video(side: Int)
    /// The first frames, spread over all of the animation.
    case sticker(side: Int, frames: Int)

    var format: ImageFormat {
      switch self {
      case .video: .video
      case .sticker: .tgs
      }
    }

    var words: [String] {
      switch self {
      case .video(let side): ["video", String(side)]
      case .sticker(let side, let frames): ["sticker", String(side), String(frames)]
      }
    }

    var side: Int {
      switch self {
      case .video(let side), .sticker(let side, _): side
      }
    }

    var mostFrames: Int {
      switch self {
      case .video: 1
      case .sticker(_, let frames): frames
      }
    }
  }

  /// - Parameter program: nil for the one beside the program that runs.
  init(program: String? = nil, patience: SharedPatience = SharedPatience()) {
    self.program = program ?? ReaderProcess.program
    self.patience = patience
  }

  func read(_ file: OpenFile, _ request: Request) throws(ImageError) -> MovingPicture {
    let seconds = patience.next
    guard seconds > 0 else { throw .takesTooLong(request.format) }
    do throws(ReaderFailure) {
      return try read(file, request, within: seconds)
    } catch {
      if error == .takesTooLong { patience.spend(seconds) }
      throw ImageError(error, request.format)
    }
  }

  private func read(
    _ file: OpenFile, _ request: Request, within seconds: Double
  ) throws(ReaderFailure) -> MovingPicture {
    let process = try ReaderProcess(
      program, request.words, reading: file, patience: seconds)
    guard let record = process.read(ReaderRecord.byteCount).flatMap(ReaderRecord.init),
      record.fits(request)
    else { throw process.failure() }
    var frames: [DecodedImage] = []
    for _ in 0..<record.frames {
      guard let pixels = process.readPixels(width: record.width, height: record.height) else {
        throw process.failure()
      }
      frames.append(DecodedImage(pixels: pixels, naturalSize: record.naturalSize))
    }
    return MovingPicture(
      naturalSize: record.naturalSize, frames: frames,
      secondsPerFrame: frames.count > 1 ? record.secondsPerFrame : 0, duration: record.duration)
  }
}

extension ImageError {
  fileprivate init(_ failure: ReaderFailure, _ format: ImageFormat) {
    switch failure {
    case .missing: self = .missingLoader(format)
    case .hasNothing: self = .damaged(format, reason: "there is no picture in it")
    case .breaksReader: self = .damaged(format, reason: "it breaks what reads it")
    case .asksTooMuch: self = .asksTooMuch(format)
    case .takesTooLong: self = .takesTooLong(format)
    }
  }
}

/// What `recto-media` writes before the pixels (`struct record` of its header), in the machine's own
/// numbers.
private struct ReaderRecord {
  static let byteCount = 40
  private static let magic: Int32 = 0x4D43_4552

  let naturalSize: PixelDimensions
  let width: Int
  let height: Int
  let frames: Int
  let secondsPerFrame: Double
  let duration: Double?

  init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.byteCount else { return nil }
    func number<Number: FixedWidthInteger>(_ offset: Int, _ type: Number.Type) -> Number {
      bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: type) }
    }
    guard number(0, Int32.self) == Self.magic else { return nil }
    naturalSize = PixelDimensions(width: number(4, Int32.self), height: number(8, Int32.self))
    width = Int(number(12, Int32.self))
    height = Int(number(16, Int32.self))
    frames = Int(number(20, Int32.self))
    secondsPerFrame = Double(number(24, Int64.self)) / 1e6
    let length = number(32, Int64.self)
    duration = length > 0 ? Double(length) / 1e6 : nil
  }

  /// Whether it answers a request, and does not promise more than was asked for.
  func fits(_ request: MovingPictureReader.Request) -> Bool {
    let sides = 1...request.side
    return naturalSize.width > 0 && naturalSize.height > 0 && sides.contains(width)
      && sides.contains(height) && (1...request.mostFrames).contains(frames)
      && secondsPerFrame >= 0
  }
}
