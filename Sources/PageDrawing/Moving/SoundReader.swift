/// Looks at sound files with `recto-media` before anybody plays them: a file made to crash, to hang or to eat memory
/// does that in a process of its own.
public struct SoundReader: Sendable {
  private let program: String
  private let patience: Double

  /// - Parameters:
  ///   - program: the path of `recto-media`; nil for the one beside the program that runs.
  ///   - patience: how long a file may take, seconds.
  public init(program: String? = nil, patience: Double = 20) {
    self.program = program ?? ReaderProcess.program
    self.patience = patience
  }

  /// Decodes the beginning of a file. Throws when there is no sound in it that could be played.
  public func check(fileAt path: String) throws(SoundError) {
    let file: OpenFile
    do {
      file = try OpenFile(path)
    } catch {
      guard case .unreadableFile(_, let reason) = error else { throw .unreadable(reason: "") }
      throw .unreadable(reason: reason)
    }
    do throws(ReaderFailure) {
      let process = try ReaderProcess(program, ["sound"], reading: file, patience: patience)
      guard let record = process.read(SoundRecord.byteCount), SoundRecord.isSound(record) else {
        throw process.failure()
      }
    } catch {
      throw SoundError(error)
    }
  }
}

/// What `recto-media` writes of a sound (`struct sound_record` of its header), in the machine's own numbers.
private enum SoundRecord {
  static let byteCount = 24
  private static let magic: Int32 = 0x5343_4552

  static func isSound(_ bytes: [UInt8]) -> Bool {
    func number(_ offset: Int) -> Int32 {
      bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: Int32.self) }
    }
    return bytes.count == byteCount && number(0) == magic && number(4) > 0 && number(8) > 0
  }
}

/// Why a sound cannot be played.
public enum SoundError: Error, Hashable, Sendable {
  case unreadable(reason: String)
  /// Neither the program that looks at it nor what it needs is there, or it knows no such sound.
  case missingReader
  case noSound
  case breaksReader
  case asksTooMuch
  case takesTooLong

  init(_ failure: ReaderFailure) {
    switch failure {
    case .missing: self = .missingReader
    case .hasNothing: self = .noSound
    case .breaksReader: self = .breaksReader
    case .asksTooMuch: self = .asksTooMuch
    case .takesTooLong: self = .takesTooLong
    }
  }
}

extension SoundError: CustomStringConvertible {
  /// What follows a colon, with what to do next.
  public var description: String {
    switch self {
    case .unreadable(let reason): "it cannot be read: \(reason)"
    case .missingReader:
      "it takes the program recto-media beside this one, built with the package"
        + " libgstreamer-plugins-base1.0-dev, and the packages gstreamer1.0-plugins-good and"
        + " gstreamer1.0-libav"
    case .noSound: "there is no sound in it, or it is damaged"
    case .breaksReader: "it breaks what reads it; save it again from its source"
    case .asksTooMuch: "it asks for more memory than a sound is given"
    case .takesTooLong: "it takes too long to read; save it again from its source"
    }
  }
}
