/// A text without the characters no message carries, and where its other characters went.
///
/// Control characters become spaces. Carriage returns, line and paragraph separators, direction
/// overrides and the marks that strike through the lines above and below go. Of several direction
/// marks in a row only the last one counts; the others become joiners, so that lengths stay.
struct TextCleaning {
  private(set) var units: [UInt16] = []
  /// For each unit of the old text and its end, the place in the new one; nil when nothing moved.
  private(set) var places: [Int]?

  init(_ text: String) {
    let old = Array(text.utf16)
    guard old.contains(where: Self.isChanged) else {
      units = old
      return
    }
    units.reserveCapacity(old.count)
    var places: [Int] = []
    places.reserveCapacity(old.count + 1)
    for (index, unit) in old.enumerated() {
      places.append(units.count)
      switch unit {
      case 0x0A: units.append(unit)
      case 0x0D, 0x030A, 0x0333, 0x033F, 0x2028...0x202E: break
      case 0..<0x20: units.append(0x20)
      case 0x200E, 0x200F:
        let next = index + 1 < old.count ? old[index + 1] : 0
        units.append(next == 0x200E || next == 0x200F ? 0x200C : unit)
      default: units.append(unit)
      }
    }
    places.append(units.count)
    self.places = places
  }

  func range(of range: Range<Int>) -> Range<Int> {
    guard let places else { return range }
    return places[range.lowerBound]..<places[range.upperBound]
  }

  private static func isChanged(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0A: return false
    case 0..<0x20, 0x030A, 0x0333, 0x033F, 0x2028...0x202E, 0x200E, 0x200F: return true
    default: return false
    }
  }
}
