import CPango

/// The direction of a paragraph that is not told its direction (UAX #9, rules P2 and P3).
enum ParagraphDirection {
  /// The direction of the first strong character outside isolates, left-to-right when there is
  /// none.
  ///
  /// Pango's own analysis cannot be asked: for text without a strong character it says
  /// right-to-left, and it takes the controls of embeddings for strong characters.
  static func firstStrong(in units: [UInt16]) -> PangoDirection {
    var isolates = 0
    var index = 0
    while index < units.count {
      let scalar = scalar(in: units, at: &index)
      switch scalar {
      case 0x2066...0x2068: isolates += 1
      case 0x2069: isolates = max(isolates - 1, 0)
      case 0x202A...0x202E: continue
      default:
        guard isolates == 0 else { continue }
        let direction = pango_unichar_direction(scalar)
        if direction == PANGO_DIRECTION_LTR || direction == PANGO_DIRECTION_RTL {
          return direction
        }
      }
    }
    return PANGO_DIRECTION_LTR
  }

  private static func scalar(in units: [UInt16], at index: inout Int) -> UInt32 {
    let first = UInt32(units[index])
    index += 1
    guard first & 0xFC00 == 0xD800, index < units.count else { return first }
    let second = UInt32(units[index])
    index += 1
    return 0x10000 + ((first & 0x3FF) << 10 | second & 0x3FF)
  }
}
