import PageModel

/// Fills parts with the blocks of a page, one after the other.
///
/// Everything goes through ``place(_:)``: into the part that is being filled, else into a new one,
/// else it is divided, and its members are placed in the same way while the container they belong to
/// stays open across the parts.
struct PageSplitter {
  /// Blocks, and for each of them the block of the page it is or is a piece of.
  typealias Part = (blocks: [InstantPageBlock], origins: [Int])

  let limits: PageLimits
  private let whole: SplitCost
  private var parts: [Part] = []
  /// The page, and the containers that are being divided, the innermost last.
  private var open = [SplitContainer.page]
  /// What the part that is being filled costs.
  private(set) var used = SplitCost()
  /// The index of the page's block that is being placed.
  private var current = 0
  /// Of each of the page's pieces in the part, the block it is from.
  private var origins: [Int] = []

  init(limits: PageLimits) {
    self.limits = limits
    whole = SplitCost(limits)
  }

  mutating func split(_ blocks: [InstantPageBlock]) -> [Part] {
    for (index, block) in blocks.enumerated() {
      current = index
      place(.block(block))
    }
    endPart()
    return parts
  }

  // MARK: Room

  /// What is used of a part that is begun now.
  private var usedAnew: SplitCost {
    open.reduce(SplitCost()) { $0 + ($1.hasBegun ? $1.reopening : $1.opening) }
  }

  /// What is left in the part.
  var room: SplitCost { whole - used }
  /// What would be left in a new part once all open containers have begun.
  var roomLater: SplitCost { whole - open.reduce(SplitCost()) { $0 + $1.reopening } }

  var hasContent: Bool { open.contains { !$0.content.isEmpty } }

  // MARK: Placing

  mutating func place(_ piece: SplitPiece) {
    let cost = limits.cost(of: piece)
    if cost.fits(room) { return append(piece, cost) }
    if hasContent, (usedAnew + cost).fits(whole) {
      breakPart(before: cost)
      return append(piece, cost)
    }
    guard canDivide(piece) else {
      // It is too much wherever it is; alone it does the least harm.
      if hasContent { breakPart(before: cost) }
      return append(piece, cost)
    }
    if hasContent, (used - usedAnew).nearlyFills(whole - usedAnew) {
      breakPart(before: SplitCost(blocks: 1))
    }
    divide(piece)
  }

  mutating func append(_ piece: SplitPiece, _ cost: SplitCost) {
    if open.count == 1 { origins.append(current) }
    open[open.count - 1].append(piece)
    used = used + cost
  }

  /// Ends the part and begins another in the same containers; headings at the end go along with what
  /// is placed next.
  mutating func breakPart(before next: SplitCost = SplitCost()) {
    var headings = open[open.count - 1].takeTrailingHeadings()[...]
    var headingCosts = headings.map { limits.cost(of: $0) }[...]
    var cost = headingCosts.reduce(SplitCost(), +)
    while let heading = headings.first, let first = headingCosts.first,
      !(usedAnew + cost + next).fits(whole)
    {
      open[open.count - 1].append(heading)
      headings.removeFirst()
      headingCosts.removeFirst()
      cost = cost - first
    }
    var headingOrigins: [Int] = []
    if open.count == 1, !headings.isEmpty {
      headingOrigins = Array(origins.suffix(headings.count))
      origins.removeLast(headings.count)
    }
    for index in open.indices.dropFirst().reversed() {
      closePieces(open[index].close(isLast: false), into: index - 1)
    }
    endPart()
    used = usedAnew
    for (heading, cost) in zip(headings, headingCosts) {
      open[open.count - 1].append(heading)
      used = used + cost
    }
    origins += headingOrigins
  }

  private mutating func closePieces(_ pieces: [SplitPiece], into index: Int) {
    for piece in pieces {
      if index == 0 { origins.append(current) }
      open[index].append(piece)
    }
  }

  private mutating func endPart() {
    let blocks = open[0].close(isLast: false).compactMap(\.block)
    if blocks.isEmpty { return }
    parts.append((blocks, origins))
    origins = []
  }

  // MARK: Containers

  /// Divides a container: opens it, lets `body` place what it holds, and closes it.
  mutating func divide(
    _ container: SplitContainer, _ body: (inout PageSplitter) -> Void
  ) {
    open.append(container)
    used = used + container.opening
    body(&self)
    guard var closing = open.popLast() else { return }
    let pieces = closing.close(isLast: true)
    if pieces.isEmpty { used = used - (closing.hasBegun ? closing.reopening : closing.opening) }
    closePieces(pieces, into: open.count - 1)
  }

  var isInGallery: Bool { open.last?.isGallery ?? false }
}
