/// The text of a segment (a stretch up to and with its paragraph separator) and what is known about
/// its characters. Immutable, so that laid-out paragraphs can keep it on any thread.
final class SegmentText: Sendable {
  /// UTF-16, the separator included.
  let units: [UInt16]
  /// One a unit, and one for the end.
  let flags: [UnitFlags]
  /// Units before the separator.
  let contentLength: Int
  /// 0 or 1; odd is right-to-left.
  let baseLevel: UInt8

  init(units: [UInt16], flags: [UnitFlags], contentLength: Int, baseLevel: UInt8) {
    self.units = units
    self.flags = flags
    self.contentLength = contentLength
    self.baseLevel = baseLevel
  }

  var length: Int { units.count }

  /// The start of the user-perceived character that holds a unit.
  func graphemeStart(at offset: Int) -> Int {
    var start = min(max(offset, 0), length)
    while start > 0, !flags[start].contains(.grapheme) { start -= 1 }
    return start
  }
}
