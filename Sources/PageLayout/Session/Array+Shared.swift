import Glibc

extension Array where Element: Equatable {
  /// How many elements at the beginning are equal to those of another array.
  ///
  /// An array made by changing a copy of another shares its elements' storage, and then this is a comparison of
  /// memory: bytes that are the same are the same value, since both arrays keep alive what they refer to.
  func countShared(with other: [Element]) -> Int {
    let most = Swift.min(count, other.count)
    var shared = 0
    // Whole stretches first: most updates leave nearly all of a page as it is.
    let stretch = 64
    while shared + stretch <= most, hasSameBytes(at: shared, as: other, at: shared, count: stretch)
    {
      shared += stretch
    }
    while shared < most, isShared(shared, with: other, at: shared) { shared += 1 }
    return shared
  }

  /// How many elements at the end are equal to those of another array.
  func countSharedAtEnd(with other: [Element], atMost most: Int) -> Int {
    var shared = 0
    while shared < most,
      isShared(count - 1 - shared, with: other, at: other.count - 1 - shared)
    {
      shared += 1
    }
    return shared
  }

  /// Whether an element equals one of another array.
  func isShared(_ index: Int, with other: [Element], at otherIndex: Int) -> Bool {
    hasSameBytes(at: index, as: other, at: otherIndex, count: 1)
      || self[index] == other[otherIndex]
  }

  private func hasSameBytes(
    at index: Int, as other: [Element], at otherIndex: Int, count: Int
  ) -> Bool {
    withUnsafeBufferPointer { one in
      other.withUnsafeBufferPointer { two in
        guard let left = one.baseAddress, let right = two.baseAddress else { return false }
        return memcmp(
          left + index, right + otherIndex, count * MemoryLayout<Element>.stride) == 0
      }
    }
  }
}
