import PageModel
import Synchronization

/// A source in front of one that takes its time: it decodes nothing on the thread that draws.
///
/// A picture that is asked for the first time is nil, is made ready beside, and is announced once it is
/// there; its area is painted anew then, and nothing else. Safe to share between threads.
public final class ArrivingMedia: MediaSource {
  private let source: any MediaSource
  private let mostBytes: Int
  private let onArrival: @Sendable (MediaId) -> Void
  private let state: Mutex<State>

  private struct State {
    var ready: BoundedCache<MediaId, DecodedImage>
    /// Pictures nobody could get or keep; not asked for again until ``refresh(_:)``.
    var missing: Set<MediaId> = []
    /// The last one asked for comes first: it is what is being looked at.
    var waiting: [MediaId] = []
    var loading: Set<MediaId> = []
    /// Of those, the ones that have changed since.
    var outdated: Set<MediaId> = []
    var workers = 0
    var counters = Statistics()

    /// True when the picture has to be loaded and nobody was about to.
    mutating func enqueue(_ id: MediaId) -> Bool {
      guard !missing.contains(id), !loading.contains(id) else { return false }
      if let index = waiting.firstIndex(of: id) {
        waiting.append(waiting.remove(at: index))
        return false
      }
      waiting.append(id)
      return true
    }
  }

  /// What has happened so far.
  public struct Statistics: Hashable, Sendable {
    /// Times a picture was asked for and was there.
    public var shown = 0
    /// Times it was not, and a placeholder was drawn.
    public var placeholders = 0
    /// Pictures that have been announced.
    public var arrivals = 0
  }

  private static let mostWorkers = 2

  /// - Parameters:
  ///   - bytes: how many bytes of pixels to keep ready.
  ///   - onArrival: told about every picture that has become ready, on some thread.
  public init(
    _ source: any MediaSource, bytes: Int = 256 << 20,
    onArrival: @escaping @Sendable (MediaId) -> Void
  ) {
    self.source = source
    mostBytes = bytes
    self.onArrival = onArrival
    state = Mutex(State(ready: BoundedCache(capacity: bytes)))
  }

  public var statistics: Statistics { state.withLock { $0.counters } }

  public func naturalSize(of id: MediaId) -> PixelDimensions? { source.naturalSize(of: id) }

  public func image(for id: MediaId) -> DecodedImage? {
    let (image, isNew) = state.withLock { state -> (DecodedImage?, Bool) in
      if let image = state.ready.value(for: id) {
        state.counters.shown += 1
        return (image, false)
      }
      state.counters.placeholders += 1
      return (nil, state.enqueue(id))
    }
    if isNew { startWorker() }
    return image
  }

  /// Forgets what is known of a picture and loads it: it has been downloaded, or is another one now.
  public func refresh(_ id: MediaId) {
    let isNew = state.withLock { state in
      state.ready.remove(id)
      state.missing.remove(id)
      if state.loading.contains(id) { state.outdated.insert(id) }
      return state.enqueue(id)
    }
    if isNew { startWorker() }
  }

  private func startWorker() {
    let isNeeded = state.withLock { state in
      guard state.workers < Self.mostWorkers else { return false }
      state.workers += 1
      return true
    }
    guard isNeeded else { return }
    Task.detached(priority: .utility) { [self] in
      while let id = nextToLoad() { finish(id, source.image(for: id)) }
    }
  }

  /// Nil when there is nothing to do; the worker has ended then.
  private func nextToLoad() -> MediaId? {
    state.withLock { state in
      guard let id = state.waiting.popLast() else {
        state.workers -= 1
        return nil
      }
      state.loading.insert(id)
      return id
    }
  }

  private func finish(_ id: MediaId, _ image: DecodedImage?) {
    let hasArrived = state.withLock { state in
      state.loading.remove(id)
      if state.outdated.remove(id) != nil {
        state.waiting.append(id)
        return false
      }
      // One that cannot be kept would be announced, asked for and loaded again for ever.
      guard let image, image.cost <= mostBytes / 2 else {
        state.missing.insert(id)
        return false
      }
      state.ready.insert(image, cost: image.cost, for: id)
      state.counters.arrivals += 1
      return true
    }
    if hasArrived { onArrival(id) }
  }
}
