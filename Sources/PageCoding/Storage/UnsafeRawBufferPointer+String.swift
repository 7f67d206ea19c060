import Glibc

extension UnsafeRawBufferPointer {
  /// The string whose UTF-8 lies in the range; nil when it is not valid.
  ///
  /// The library's own validating initialiser looks its types up each time it is called, which
  /// costs more than comparing what came out with what went in.
  func string(_ range: Range<Int>) -> String? {
    let characters = UnsafeRawBufferPointer(rebasing: self[range])
    guard let start = characters.baseAddress, !characters.isEmpty else { return "" }
    var text = String(decoding: characters, as: UTF8.self)
    let isSame = text.withUTF8 { decoded in
      guard decoded.count == characters.count, let first = decoded.baseAddress else { return false }
      return memcmp(first, start, decoded.count) == 0
    }
    return isSame ? text : nil
  }
}
