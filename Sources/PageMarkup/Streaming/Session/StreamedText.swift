/// A text that comes in bytes, which may end in the middle of a character.
struct StreamedText {
  /// Well-formed UTF-8.
  private(set) var bytes: [UInt8] = []
  /// The beginning of a character whose other bytes are to come.
  private var partial: [UInt8] = []

  /// Bytes that are no character become U+FFFD.
  mutating func append(_ more: some Sequence<UInt8>) {
    partial.append(contentsOf: more)
    let complete = partial.count - partial.incompleteCount
    if complete == 0 { return }
    bytes.append(contentsOf: String(decoding: partial[..<complete], as: UTF8.self).utf8)
    partial.removeFirst(complete)
  }

  /// Nothing more is to come: half a character is none.
  mutating func finish() {
    if partial.isEmpty { return }
    bytes.append(contentsOf: String(decoding: partial, as: UTF8.self).utf8)
    partial.removeAll()
  }

  /// Puts `text` in the place of a range of bytes.
  mutating func replace(_ range: Range<Int>, with text: String) {
    bytes.replaceSubrange(range, with: text.utf8)
  }
}

extension [UInt8] {
  /// The bytes at the end that begin a character and do not end it.
  fileprivate var incompleteCount: Int {
    var index = count
    while index > 0, count - index < 3, self[index - 1].isContinuation { index -= 1 }
    guard index > 0 else { return 0 }
    let length: Int
    switch self[index - 1] {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return 0
    }
    let present = count - index + 1
    return present < length ? present : 0
  }
}
