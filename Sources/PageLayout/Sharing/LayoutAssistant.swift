import Glibc
import Synchronization
import Typesetting

/// A thread that helps with long pages.
///
/// Owner: the context it helps. Its own context never leaves its thread.
final class LayoutAssistant {
  private let desk = Desk()

  /// - Parameter fontFolder: where fonts are installed.
  init(fontFolder: String) {
    let start = Unmanaged.passRetained(Start(desk: desk, fontFolder: fontFolder))
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, LayoutAssistant.stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    defer { pthread_attr_destroy(&attributes) }
    var thread = pthread_t()
    let status = pthread_create(&thread, &attributes, LayoutAssistant.work, start.toOpaque())
    // Without the thread nobody helps.
    if status != 0 { start.release() }
  }

  deinit { desk.close() }

  /// Whether it has opened its fonts.
  var isReady: Bool { desk.isReady }

  /// Asks for help with blocks, which may come or not.
  func help(with blocks: SharedBlocks) {
    desk.put(blocks)
  }

  /// Deep pages go deep: as much as a main thread has. Bytes.
  private static let stackSize = 8 << 20

  private static let work: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    guard let start = $0 else { return nil }
    let (desk, folder) = Unmanaged<Start>.fromOpaque(start).takeRetainedValue().parts
    guard let context = try? TypesettingContext(fontFolder: folder) else { return nil }
    desk.open()
    while let blocks = desk.take() { blocks.layOutFromTheEnd(context) }
    return nil
  }

  private final class Start: Sendable {
    let parts: (desk: Desk, fontFolder: String)

    init(desk: Desk, fontFolder: String) { parts = (desk, fontFolder) }
  }
}

/// Where work is put down and taken from.
private final class Desk: Sendable {
  private struct State {
    var isReady = false
    var isClosed = false
    var blocks: SharedBlocks?
  }

  private let state = Mutex(State())
  private let changed = Semaphore()

  var isReady: Bool { state.withLock { $0.isReady } }

  func open() { state.withLock { $0.isReady = true } }

  /// Does nothing before the desk is open: by then the blocks would be done.
  func put(_ blocks: SharedBlocks) {
    let isTaken = state.withLock { state in
      if state.isReady { state.blocks = blocks }
      return state.isReady
    }
    if isTaken { changed.signal() }
  }

  func close() {
    state.withLock { $0.isClosed = true }
    changed.signal()
  }

  /// Waits for work; nil when the desk is closed.
  func take() -> SharedBlocks? {
    while true {
      changed.wait()
      let (isClosed, blocks) = state.withLock { state in
        defer { state.blocks = nil }
        return (state.isClosed, state.blocks)
      }
      if isClosed { return nil }
      if let blocks { return blocks }
    }
  }
}
