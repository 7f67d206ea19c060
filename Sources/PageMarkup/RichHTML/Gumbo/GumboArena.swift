import CGumbo
import Glibc

/// The memory of one parse: taken in large pieces, given back all at once.
///
/// Gumbo makes a block for every node, name, value and text, and takes its tree down by going into
/// it as deep as it is nested. With an arena neither is needed.
struct GumboArena: ~Copyable {
  private let state: UnsafeMutablePointer<State>

  /// `size` is a first guess at the bytes that will be needed.
  init(size: Int) {
    state = .allocate(capacity: 1)
    state.initialize(to: State(pieceSize: min(max(size, 16 << 10), 1 << 20)))
  }

  deinit {
    state.pointee.releasePieces()
    state.deallocate()
  }

  /// Options that make Gumbo take its memory from here; good as long as the arena exists.
  var options: GumboOptions {
    var options = kGumboDefaultOptions
    options.allocator = { state, size in
      state?.assumingMemoryBound(to: State.self).pointee.allocate(size)
    }
    options.deallocator = { state, block in
      state?.assumingMemoryBound(to: State.self).pointee.release(block)
    }
    options.userdata = UnsafeMutableRawPointer(state)
    // What is wrong with the text was found before; nobody reads Gumbo's errors.
    options.max_errors = 0
    return options
  }
}

private struct State {
  private let pieceSize: Int
  private var cursor: UnsafeMutableRawPointer?
  private var left = 0
  /// The block that was given last, the only one that can be used again.
  private var last: UnsafeMutableRawPointer?
  /// Each piece begins with the address of the one before it.
  private var lastPiece: UnsafeMutableRawPointer?

  init(pieceSize: Int) {
    self.pieceSize = pieceSize
  }

  mutating func allocate(_ size: Int) -> UnsafeMutableRawPointer? {
    let needed = (max(size, 1) + 15) & ~15
    if needed > left { addPiece(atLeast: needed) }
    guard let block = cursor else { return nil }
    last = block
    cursor = block + needed
    left -= needed
    return block
  }

  mutating func release(_ block: UnsafeMutableRawPointer?) {
    guard let block, block == last, let cursor else { return }
    left += cursor - block
    self.cursor = block
    last = nil
  }

  private mutating func addPiece(atLeast size: Int) {
    let pieceSize = max(pieceSize, size + 16)
    // Gumbo does not look whether it was given any memory.
    guard let piece = malloc(pieceSize) else { abort() }
    piece.storeBytes(of: lastPiece, as: UnsafeMutableRawPointer?.self)
    lastPiece = piece
    cursor = piece + 16
    left = pieceSize - 16
    last = nil
  }

  mutating func releasePieces() {
    while let piece = lastPiece {
      lastPiece = piece.load(as: UnsafeMutableRawPointer?.self)
      free(piece)
    }
  }
}
