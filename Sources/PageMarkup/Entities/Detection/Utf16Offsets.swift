/// Turns places in bytes of UTF-8 into places in UTF-16 units, going through the text once: the
/// places asked for must not go back.
struct Utf16Offsets {
  private let text: Bytes
  private var byte = 0
  private var unit = 0

  init(_ text: Bytes) {
    self.text = text
  }

  mutating func offset(of place: Int) -> Int {
    while byte < place {
      let lead = text[byte]
      if !lead.isContinuation { unit += lead >= 0xF0 ? 2 : 1 }
      byte += 1
    }
    return unit
  }

  mutating func range(of range: Range<Int>) -> Range<Int> {
    let start = offset(of: range.lowerBound)
    return start..<offset(of: range.upperBound)
  }
}
