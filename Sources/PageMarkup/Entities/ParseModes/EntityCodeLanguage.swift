/// What a block of code between backticks is written in.
///
/// A word right behind the opening backticks, followed by white space, names the language; one line
/// end behind it is not part of the code.
enum EntityCodeLanguage {
  static func read(in source: [UInt8], at start: Int) -> (name: String?, end: Int) {
    var end = start
    while end < source.count, !source[end].isAsciiSpace, source[end] != Ascii.backtick { end += 1 }
    var name: String?
    if end > start, end < source.count, source[end] != Ascii.backtick {
      name = String(decoding: source[start..<end], as: UTF8.self)
    } else {
      end = start
    }
    guard end < source.count, source[end].isLineEnd else { return (name, end) }
    let isPair =
      end + 1 < source.count && source[end + 1].isLineEnd && source[end + 1] != source[end]
    return (name, end + (isPair ? 2 : 1))
  }
}
