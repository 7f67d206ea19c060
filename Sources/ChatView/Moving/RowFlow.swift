import Recto

/// How the rows of one picture of a message become those of another: both strips cut into pieces from top to
/// bottom, as many for one as for the other.
struct RowFlow {
  struct Piece: Equatable {
    /// Points from the tops of the strips.
    var oldTop: Double
    var oldHeight: Double
    var newTop: Double
    var newHeight: Double
    /// How much further to the right the piece stood in its page.
    var dx = 0.0
    /// Both show the same.
    var isKept: Bool
  }

  private(set) var pieces: [Piece] = []
  /// Checkboxes that were set or cleared, as they are now, in the strip's space.
  private(set) var checkboxes: [(box: CheckboxItem, frame: Rect)] = []
  /// Chevrons that turn, as they are now, in the strip's space.
  private(set) var chevrons: [TurnedChevron] = []

  init(from old: MessageLayout, to new: MessageLayout) {
    let pair = LeafPair(from: old.page, to: new.page)
    let origin = new.pageOrigin
    checkboxes = pair.checkboxes.map { ($0.box, $0.frame.offsetBy(dx: origin.x, dy: origin.y)) }
    chevrons = pair.chevrons.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    let before = LayoutRow.rows(of: pair.old, pageTop: old.pageOrigin.y)
    let after = LayoutRow.rows(of: pair.new, pageTop: new.pageOrigin.y)
    let places = Dictionary(
      before.enumerated().map { ($1.keys, $0) }, uniquingKeysWith: { first, _ in first })
    var next = 0
    // What comes or goes between rows that are in both makes the space there another one.
    var skipped = false
    for row in after {
      guard let index = places[row.keys], index >= next else {
        skipped = true
        continue
      }
      let match = before[index]
      addGap(toOld: match.top, toNew: row.top, isSame: !skipped && index == next)
      add(match, row)
      next = index + 1
      skipped = false
    }
    addGap(
      toOld: old.size.height, toNew: new.size.height, isSame: !skipped && next == before.count)
  }

  /// A picture that gives way to another as a whole.
  init(whole old: MessageLayout, to new: MessageLayout) {
    append(
      Piece(
        oldTop: 0, oldHeight: old.size.height, newTop: 0, newHeight: new.size.height,
        isKept: false))
  }

  private var oldEnd: Double { pieces.last.map { $0.oldTop + $0.oldHeight } ?? 0 }
  private var newEnd: Double { pieces.last.map { $0.newTop + $0.newHeight } ?? 0 }

  private mutating func addGap(toOld oldTop: Double, toNew newTop: Double, isSame: Bool) {
    let heights = (max(0, oldTop - oldEnd), max(0, newTop - newEnd))
    guard heights.0 > 0 || heights.1 > 0 else { return }
    append(
      Piece(
        oldTop: oldEnd, oldHeight: heights.0, newTop: newEnd, newHeight: heights.1,
        dx: pieces.last?.dx ?? 0, isKept: isSame && abs(heights.0 - heights.1) < 0.01))
  }

  private mutating func add(_ old: LayoutRow, _ new: LayoutRow) {
    let edge = min(old.edge, new.edge)
    let shift = old.shift(to: new)
    append(
      Piece(
        oldTop: old.top, oldHeight: old.bottom - edge - old.top, newTop: new.top,
        newHeight: new.bottom - edge - new.top, dx: shift ?? 0, isKept: shift != nil))
    guard edge > 0 else { return }
    append(
      Piece(
        oldTop: old.bottom - edge, oldHeight: edge, newTop: new.bottom - edge, newHeight: edge,
        isKept: false))
  }

  private mutating func append(_ piece: Piece) {
    if let last = pieces.last, last.isKept, piece.isKept, last.dx == piece.dx {
      pieces[pieces.count - 1].oldHeight += piece.oldHeight
      pieces[pieces.count - 1].newHeight += piece.newHeight
    } else {
      pieces.append(piece)
    }
  }
}

/// Leaves beside each other.
private struct LayoutRow {
  var top: Double
  var bottom: Double
  var leaves: [LayoutLeaf]

  var keys: [[LayoutLeaf.Step]] { leaves.map(\.key) }

  /// The edge of what ends the row.
  var edge: Double { leaves.map(\.edge).max() ?? 0 }

  static func rows(of leaves: [LayoutLeaf], pageTop: Double) -> [LayoutRow] {
    var rows: [LayoutRow] = []
    for leaf in leaves.sorted(by: {
      ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
    }) {
      let (top, bottom) = (pageTop + leaf.frame.minY, pageTop + leaf.frame.maxY)
      if let last = rows.last, top < last.bottom - 0.01 {
        rows[rows.count - 1].bottom = max(last.bottom, bottom)
        rows[rows.count - 1].leaves.append(leaf)
      } else {
        rows.append(LayoutRow(top: top, bottom: bottom, leaves: [leaf]))
      }
    }
    return rows
  }

  /// How much further to the right this row stands than another one that shows the same; nil where they differ
  /// in more.
  func shift(to other: LayoutRow) -> Double? {
    guard abs((bottom - top) - (other.bottom - other.top)) < 0.01, let one = leaves.first,
      let two = other.leaves.first
    else { return nil }
    let shift = one.frame.x - two.frame.x
    let isSame = zip(leaves, other.leaves).allSatisfy { before, after in
      abs(before.frame.x - after.frame.x - shift) < 0.01
        && abs((before.frame.y + other.top) - (after.frame.y + top)) < 0.01
        && before.look == after.look
    }
    return isSame ? shift : nil
  }
}
