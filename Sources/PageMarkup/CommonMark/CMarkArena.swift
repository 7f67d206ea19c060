import CCMarkGFM
import Glibc

/// The memory of one run of cmark-gfm: taken in large pieces, given back all at once.
///
/// cmark-gfm makes a node for every few characters; half of its time would go into allocating and
/// releasing them one by one. Its allocator functions have no argument for a context, so each
/// thread knows the arena in use.
struct CMarkArena: ~Copyable {
  private let state: UnsafeMutablePointer<State>
  private let previous: UnsafeMutableRawPointer?

  /// The functions that cmark-gfm calls, to be given to a parser made while the arena exists.
  static let functions = Functions()

  /// Starts using a new arena on this thread, until it is gone. `size` is a first guess at the
  /// bytes that will be needed.
  init(size: Int) {
    previous = State.slot.pointee
    state = .allocate(capacity: 1)
    state.initialize(to: State(pieceSize: min(max(size, 8 << 10), 1 << 20)))
    State.slot.pointee = UnsafeMutableRawPointer(state)
  }

  deinit {
    State.slot.pointee = previous
    state.pointee.releasePieces()
    state.deallocate()
  }

  /// What is allocated now; see ``release(to:)``.
  var mark: Mark { state.pointee.mark }

  /// Gives back everything that was allocated since `mark` was taken.
  func release(to mark: Mark) {
    state.pointee.release(to: mark)
  }

  /// A moment in the life of an arena.
  struct Mark {
    fileprivate var piece: UnsafeMutableRawPointer?
    fileprivate var cursor: UnsafeMutableRawPointer?
    fileprivate var left: Int
  }

  struct Functions: @unchecked Sendable {
    let pointer: UnsafeMutablePointer<cmark_mem>

    fileprivate init() {
      pointer = .allocate(capacity: 1)
      pointer.initialize(
        to: cmark_mem(
          calloc: { count, size in State.current?.pointee.allocate(count * size) },
          realloc: { block, size in State.current?.pointee.reallocate(block, to: size) },
          free: { block in State.current?.pointee.release(block) }))
    }
  }
}

private struct State {
  /// Before each block stands its size.
  private static let headerSize = 16

  /// Where the thread keeps the arena it uses. Never inlined: an object file with a copy of this
  /// would have a variable of its own.
  @inline(never) static var slot: UnsafeMutablePointer<UnsafeMutableRawPointer?> { recto_arena() }

  static var current: UnsafeMutablePointer<State>? {
    slot.pointee?.assumingMemoryBound(to: State.self)
  }

  private let pieceSize: Int
  private var cursor: UnsafeMutableRawPointer?
  private var left = 0
  /// Each piece begins with the address of the one before it.
  private var lastPiece: UnsafeMutableRawPointer?

  init(pieceSize: Int) {
    self.pieceSize = pieceSize
  }

  /// A block of zeros; cmark-gfm ends the process itself when there is no memory.
  mutating func allocate(_ size: Int) -> UnsafeMutableRawPointer? {
    let needed = (size + 15) & ~15 + Self.headerSize
    if needed > left { addPiece(atLeast: needed) }
    guard let start = cursor else { return nil }
    cursor = start + needed
    left -= needed
    start.storeBytes(of: needed - Self.headerSize, as: Int.self)
    let block = start + Self.headerSize
    memset(block, 0, needed - Self.headerSize)
    return block
  }

  mutating func reallocate(
    _ block: UnsafeMutableRawPointer?, to size: Int
  ) -> UnsafeMutableRawPointer? {
    guard let block else { return allocate(size) }
    let oldSize = (block - Self.headerSize).load(as: Int.self)
    if size <= oldSize { return block }
    let growth = (size + 15) & ~15 - oldSize
    if block + oldSize == cursor, growth <= left {
      (block - Self.headerSize).storeBytes(of: oldSize + growth, as: Int.self)
      cursor = block + oldSize + growth
      left -= growth
      return block
    }
    guard let moved = allocate(size) else { return nil }
    memcpy(moved, block, oldSize)
    return moved
  }

  /// Only the last block can be used again.
  mutating func release(_ block: UnsafeMutableRawPointer?) {
    guard let block else { return }
    let size = (block - Self.headerSize).load(as: Int.self)
    guard block + size == cursor else { return }
    cursor = block - Self.headerSize
    left += size + Self.headerSize
  }

  private mutating func addPiece(atLeast size: Int) {
    let pieceSize = max(pieceSize, size + Self.headerSize)
    guard let piece = malloc(pieceSize) else { abort() }
    piece.storeBytes(of: lastPiece, as: UnsafeMutableRawPointer?.self)
    lastPiece = piece
    cursor = piece + Self.headerSize
    left = pieceSize - Self.headerSize
  }

  var mark: CMarkArena.Mark {
    CMarkArena.Mark(piece: lastPiece, cursor: cursor, left: left)
  }

  mutating func release(to mark: CMarkArena.Mark) {
    releasePieces(until: mark.piece)
    cursor = mark.cursor
    left = mark.left
  }

  mutating func releasePieces(until kept: UnsafeMutableRawPointer? = nil) {
    while let piece = lastPiece, piece != kept {
      lastPiece = piece.load(as: UnsafeMutableRawPointer?.self)
      free(piece)
    }
  }
}
