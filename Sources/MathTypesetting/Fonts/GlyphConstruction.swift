/// The ways a glyph can grow in one direction (MATH, MathGlyphConstruction).
struct GlyphConstruction {
  /// A larger form and its size along the direction, em.
  struct Variant {
    var glyph: UInt16
    var size: Double
  }

  /// A piece that a form of any size is put together from; lengths in em.
  struct Part {
    var glyph: UInt16
    var advance: Double
    var startConnector: Double
    var endConnector: Double
    var isExtender: Bool
  }

  /// From small to large.
  var variants: [Variant]
  /// From left to right, or from bottom to top.
  var parts: [Part]
  /// How far two pieces overlap at least, em.
  var minimumOverlap: Double

  enum Direction: Hashable {
    case horizontal
    case vertical
  }
}

/// A form put together from pieces.
struct GlyphAssembly {
  /// Where a piece begins along the direction, em.
  struct PlacedPart {
    var glyph: UInt16
    var offset: Double
  }

  var parts: [PlacedPart]
  /// Along the direction, em.
  var size: Double
}

extension GlyphConstruction {
  /// Pieces that together reach a size, as few as can: extenders are repeated, then the overlaps
  /// widened until the size is met. nil for a glyph without pieces, or without extenders enough.
  ///
  /// - Parameter limit: how many pieces there may be; a size that needs more is not reached.
  func assembly(reaching size: Double, limit: Int) -> GlyphAssembly? {
    guard !parts.isEmpty else { return nil }
    let extenders = parts.count { $0.isExtender }
    let fixed = parts.count - extenders
    // The length for n repetitions of each extender, at the least overlap.
    let fixedLength = parts.reduce(0) { $0 + ($1.isExtender ? 0 : $1.advance - minimumOverlap) }
    let step = parts.reduce(0) { $0 + ($1.isExtender ? $1.advance - minimumOverlap : 0) }
    var repeats = 0
    if extenders > 0, step > 0 {
      let missing = size - minimumOverlap - fixedLength
      let wanted = (missing / step).rounded(.up)
      let most = Double(max(0, (limit - fixed) / extenders))
      repeats = Int(max(0, min(wanted, most)))
    }
    if fixed == 0 { repeats = max(1, repeats) }
    return place(repeats: repeats, reaching: size)
  }

  private func place(repeats: Int, reaching size: Double) -> GlyphAssembly {
    var sequence: [Part] = []
    for part in parts {
      for _ in 0..<(part.isExtender ? repeats : 1) { sequence.append(part) }
    }
    let joints = sequence.count - 1
    let longest =
      sequence.reduce(0) { $0 + $1.advance } - Double(max(0, joints)) * minimumOverlap
    let surplus = joints > 0 ? max(0, longest - size) / Double(joints) : 0
    var placed: [GlyphAssembly.PlacedPart] = []
    placed.reserveCapacity(sequence.count)
    var end = 0.0
    for (index, part) in sequence.enumerated() {
      if index > 0 {
        let most = min(sequence[index - 1].endConnector, part.startConnector)
        end -= max(minimumOverlap, min(minimumOverlap + surplus, most))
      }
      placed.append(GlyphAssembly.PlacedPart(glyph: part.glyph, offset: end))
      end += part.advance
    }
    return GlyphAssembly(parts: placed, size: end)
  }
}
