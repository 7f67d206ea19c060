extension EntityDetection {
  /// Places in a medium that a text names: `1:02` and `1:02:03` at the start of the text, behind
  /// white space, `(` or `[`, with less than 48 hours and 60 minutes and seconds. (Composer,
  /// entities.)
  ///
  /// - Parameter duration: Seconds of the message's medium; later places are none.
  public static func timecodes(in text: String, upTo duration: Int) -> [MessageEntity] {
    let units = Array(text.utf16)
    var found: [MessageEntity] = []
    var index = 0
    while index < units.count {
      guard isDigit(units[index]) else {
        index += 1
        continue
      }
      var end = index
      while end < units.count, isDigit(units[end]) || units[end] == 0x3A { end += 1 }
      if index == 0 || opensTimecode(units[index - 1]),
        let seconds = seconds(units[index..<end]), seconds <= duration
      {
        found.append(MessageEntity(range: index..<end, kind: .timecode(seconds: seconds)))
      }
      index = end
    }
    return found
  }

  private static func isDigit(_ unit: UInt16) -> Bool { unit &- 0x30 < 10 }

  private static func opensTimecode(_ unit: UInt16) -> Bool {
    unit == 0x28 || unit == 0x5B || unit == 0xA0 || unit == 0x20 || unit &- 9 < 5
  }

  private static func seconds(_ units: ArraySlice<UInt16>) -> Int? {
    let parts = units.split(separator: 0x3A, omittingEmptySubsequences: false)
    guard 2...3 ~= parts.count else { return nil }
    var total = 0
    for (index, part) in parts.enumerated() {
      let isHours = parts.count == 3 && index == 0
      guard 1...2 ~= part.count else { return nil }
      let number = part.reduce(0) { $0 * 10 + Int($1 - 0x30) }
      guard number < (isHours ? 48 : 60) else { return nil }
      total = total * 60 + number
    }
    return total
  }
}
