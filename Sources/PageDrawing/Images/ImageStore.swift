import PageModel
import Synchronization

/// Pictures by id, in memory. Files and bytes are looked at when they are added and decoded when they
/// are first drawn; decoded pictures are kept within a bound. Safe to share between threads.
public final class ImageStore: MediaSource {
  public let decoder: ImageDecoder
  private let state: Mutex<State>

  private struct State {
    var entries: [MediaId: Entry] = [:]
    var decoded: BoundedCache<MediaId, DecodedImage>
    var failures: [MediaId: ImageError] = [:]
    var decodings = 0
  }

  private struct Entry {
    var origin: Origin
    var naturalSize: PixelDimensions
  }

  private enum Origin {
    case decoded(DecodedImage)
    case file(String)
    case bytes([UInt8])

    var isEncoded: Bool {
      if case .decoded = self { false } else { true }
    }
  }

  /// - Parameter decodedBytes: how many bytes of pixels to keep of pictures that can be decoded again.
  public init(decoder: ImageDecoder = ImageDecoder(), decodedBytes: Int = 512 << 20) {
    self.decoder = decoder
    state = Mutex(State(decoded: BoundedCache(capacity: decodedBytes)))
  }

  /// Adds a picture that is already decoded.
  public func insert(_ image: DecodedImage, for id: MediaId) {
    add(Entry(origin: .decoded(image), naturalSize: image.naturalSize), for: id)
  }

  /// Adds a file, which stays where it is. Throws when its header already says it cannot be used.
  public func insert(fileAt path: String, for id: MediaId) throws(ImageError) {
    let size = try decoder.naturalSize(ofFileAt: path)
    add(Entry(origin: .file(path), naturalSize: size), for: id)
  }

  /// Adds a file's bytes. Throws when its header already says it cannot be used.
  public func insert(_ bytes: [UInt8], for id: MediaId) throws(ImageError) {
    let size = try decoder.naturalSize(of: bytes)
    add(Entry(origin: .bytes(bytes), naturalSize: size), for: id)
  }

  public func naturalSize(of id: MediaId) -> PixelDimensions? {
    state.withLock { $0.entries[id]?.naturalSize }
  }

  public func image(for id: MediaId) -> DecodedImage? {
    let (known, origin) = state.withLock { state -> (DecodedImage?, Origin?) in
      guard let entry = state.entries[id], state.failures[id] == nil else { return (nil, nil) }
      return (state.decoded.value(for: id), entry.origin)
    }
    if let known { return known }
    guard let origin else { return nil }
    // Decoding is slow; it happens outside the lock.
    if origin.isEncoded { state.withLock { $0.decodings += 1 } }
    do throws(ImageError) {
      let image: DecodedImage
      switch origin {
      case .decoded(let ready): return ready
      case .file(let path): image = try decoder.decode(fileAt: path)
      case .bytes(let bytes): image = try decoder.decode(bytes)
      }
      state.withLock { $0.decoded.insert(image, cost: image.cost, for: id) }
      return image
    } catch {
      state.withLock { $0.failures[id] = error }
      return nil
    }
  }

  /// Why pictures that were added could not be decoded when they were drawn.
  public var failures: [MediaId: ImageError] { state.withLock { $0.failures } }

  /// How often a picture has been decoded: never for a layout, which takes its size from the header.
  public var decodings: Int { state.withLock { $0.decodings } }

  /// How the decoded pictures were used.
  public var statistics: CacheStatistics { state.withLock { $0.decoded.statistics } }

  private func add(_ entry: Entry, for id: MediaId) {
    state.withLock {
      $0.entries[id] = entry
      $0.failures[id] = nil
      $0.decoded.remove(id)
    }
  }
}
