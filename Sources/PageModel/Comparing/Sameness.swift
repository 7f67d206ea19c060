import Glibc

/// Whether two strings hold the same bytes.
///
/// `==` on strings says yes to different spellings of one letter ("é" composed and decomposed);
/// a page that differs in its spelling is a different page: offsets and stored bytes differ.
package func isSameText(_ lhs: String, _ rhs: String) -> Bool {
  let same = lhs.utf8.withContiguousStorageIfAvailable { left in
    rhs.utf8.withContiguousStorageIfAvailable { right -> Bool in
      guard left.count == right.count else { return false }
      guard let leftStart = left.baseAddress, let rightStart = right.baseAddress else {
        return true
      }
      return memcmp(leftStart, rightStart, left.count) == 0
    }
  }
  if let same = same ?? nil { return same }
  return lhs.utf8.elementsEqual(rhs.utf8)
}

package func isSameText(_ lhs: String?, _ rhs: String?) -> Bool {
  switch (lhs, rhs) {
  case (nil, nil): return true
  case (let left?, let right?): return isSameText(left, right)
  case (nil, _?), (_?, nil): return false
  }
}

/// Whether two numbers are equal, counting "not a number" as equal to itself: a page with a
/// broken coordinate must equal itself, or it would be updated forever.
func isSameNumber(_ lhs: Double, _ rhs: Double) -> Bool {
  lhs == rhs || (lhs.isNaN && rhs.isNaN)
}

func isSameNumber(_ lhs: Double?, _ rhs: Double?) -> Bool {
  switch (lhs, rhs) {
  case (nil, nil): return true
  case (let left?, let right?): return isSameNumber(left, right)
  case (nil, _?), (_?, nil): return false
  }
}
