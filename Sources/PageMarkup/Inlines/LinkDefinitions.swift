import CCMarkGFM

/// Keeps link definitions from filling the memory: every reference to one is a copy of its
/// address, so a long address and many references multiply.
enum LinkDefinitions {
  /// What all copies of one definition may take together.
  static let copiedBytes = 4 << 20

  /// Makes definitions unknown that are too long for the number of references a text can have.
  /// Returns the length of the longest of these, or nil.
  static func dropTooLong(
    _ map: UnsafeMutablePointer<cmark_map>?, in source: Bytes
  ) -> Int? {
    guard let map, map.pointee.size > 0 else { return nil }
    var references = 0
    source.forEachPair(startingWith: Ascii.rightBracket) { _, _ in
      references += 1
      return true
    }
    var longest: Int?
    var next = map.pointee.refs
    while let entry = next {
      next = entry.pointee.next
      let reference = UnsafeMutableRawPointer(entry).assumingMemoryBound(to: cmark_reference.self)
      let length = Int(reference.pointee.url.len) + Int(reference.pointee.title.len)
      if length * references <= copiedBytes { continue }
      longest = max(longest ?? 0, length)
      // No label is empty, so this one is never found.
      entry.pointee.label[0] = 0
    }
    return longest
  }
}
