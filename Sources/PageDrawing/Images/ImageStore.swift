import PageLayout
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
    var moving: BoundedCache<MediaId, MovingPicture>
    var failures: [MediaId: ImageError] = [:]
    var decodings = 0
  }

  private struct Entry {
    var origin: Origin
    var naturalSize: PixelDimensions
    var duration: Double?
    var moves = false
  }

  private enum Origin {
    case decoded(DecodedImage)
    case encoded(ImageDecoder.Origin)
    case map(MapSnapshot, MapTiles)
  }

  /// - Parameter decodedBytes: how many bytes of pixels to keep of pictures that can be decoded again.
  public init(decoder: ImageDecoder = ImageDecoder(), decodedBytes: Int = 512 << 20) {
    self.decoder = decoder
    state = Mutex(
      State(
        decoded: BoundedCache(capacity: decodedBytes),
        moving: BoundedCache(capacity: decodedBytes / 2)))
  }

  /// Adds a picture that is already decoded.
  public func insert(_ image: DecodedImage, for id: MediaId) {
    add(Entry(origin: .decoded(image), naturalSize: image.naturalSize), for: id)
  }

  /// Adds a file, which stays where it is. Throws when its header already says it cannot be used, or
  /// when it is something that moves and cannot be read.
  public func insert(fileAt path: String, for id: MediaId) throws(ImageError) {
    try insert(.file(path), for: id)
  }

  /// Adds a file's bytes. Throws as the one above.
  public func insert(_ bytes: [UInt8], for id: MediaId) throws(ImageError) {
    try insert(.bytes(bytes), for: id)
  }

  /// Adds the picture of a map, which is put together from tiles when it is first drawn.
  public func insert(_ map: MapSnapshot, tiles: MapTiles) {
    add(Entry(origin: .map(map, tiles), naturalSize: map.size), for: map.id)
  }

  public func naturalSize(of id: MediaId) -> PixelDimensions? {
    state.withLock { $0.entries[id]?.naturalSize }
  }

  /// How long a video or an animated sticker is, seconds; nil for what does not move or does not say.
  public func duration(of id: MediaId) -> Double? {
    state.withLock { $0.entries[id]?.duration }
  }

  /// Whether anything in it looks different after a while.
  public var moves: Bool { state.withLock { $0.entries.values.contains(where: \.moves) } }

  public func image(for id: MediaId) -> DecodedImage? {
    let (known, origin) = state.withLock { state -> (DecodedImage?, Origin?) in
      guard let entry = state.entries[id], state.failures[id] == nil else { return (nil, nil) }
      return (state.decoded.value(for: id), entry.origin)
    }
    if let known { return known }
    guard let origin else { return nil }
    // Decoding is slow; it happens outside the lock.
    do throws(ImageError) {
      let image: DecodedImage
      switch origin {
      case .decoded(let ready):
        return ready
      case .encoded(let place):
        countDecoding()
        image = try decoder.decode(place)
      case .map(let map, let tiles):
        countDecoding()
        image = try tiles.picture(of: map)
      }
      state.withLock { $0.decoded.insert(image, cost: image.cost, for: id) }
      return image
    } catch {
      state.withLock { $0.failures[id] = error }
      return nil
    }
  }

  /// The same after a time, seconds: another frame of what moves.
  func image(for id: MediaId, at time: Double) -> DecodedImage? {
    let (known, origin) = state.withLock { state -> (MovingPicture?, Origin?) in
      guard let entry = state.entries[id], entry.moves, state.failures[id] == nil else {
        return (nil, nil)
      }
      return (state.moving.value(for: id), entry.origin)
    }
    if let known { return known.frame(at: time) }
    guard case .encoded(let place)? = origin else { return image(for: id) }
    countDecoding()
    guard let moving = try? decoder.frames(of: place) else {
      // Trying again would start a process for every frame that is drawn.
      state.withLock { $0.entries[id]?.moves = false }
      return image(for: id)
    }
    state.withLock { $0.moving.insert(moving, cost: moving.cost, for: id) }
    return moving.frame(at: time)
  }

  /// Why pictures that were added could not be decoded when they were drawn.
  public var failures: [MediaId: ImageError] { state.withLock { $0.failures } }

  /// How often a picture has been decoded: never for a layout, which takes its size from the header.
  public var decodings: Int { state.withLock { $0.decodings } }

  /// How the decoded pictures were used.
  public var statistics: CacheStatistics { state.withLock { $0.decoded.statistics } }

  private func insert(_ place: ImageDecoder.Origin, for id: MediaId) throws(ImageError) {
    let look = try decoder.look(at: place)
    add(
      Entry(
        origin: .encoded(place), naturalSize: look.naturalSize, duration: look.duration,
        moves: look.format == .tgs), for: id)
    // It has been decoded for its size; that need not be done again.
    guard let image = look.image else { return }
    state.withLock { $0.decoded.insert(image, cost: image.cost, for: id) }
  }

  private func countDecoding() { state.withLock { $0.decodings += 1 } }

  private func add(_ entry: Entry, for id: MediaId) {
    state.withLock {
      $0.entries[id] = entry
      $0.failures[id] = nil
      $0.decoded.remove(id)
      $0.moving.remove(id)
    }
  }
}
