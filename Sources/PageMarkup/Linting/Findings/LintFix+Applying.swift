extension [LintFix] {
  /// A source, or a part of it, with all of these fixes made that lie in it, as text. Of fixes that overlap the
  /// first is made.
  ///
  /// - Parameter source: bytes of UTF-8; its indices are those the fixes count.
  public func applied(to source: ArraySlice<UInt8>) -> String {
    let fixes = sorted { lhs, rhs in
      lhs.range.lowerBound == rhs.range.lowerBound
        ? lhs.range.upperBound < rhs.range.upperBound : lhs.range.lowerBound < rhs.range.lowerBound
    }
    var fixed: [UInt8] = []
    fixed.reserveCapacity(source.count)
    var end = source.startIndex
    for fix in fixes where fix.range.lowerBound >= end && fix.range.upperBound <= source.endIndex {
      fixed += source[end..<fix.range.lowerBound]
      fixed += fix.replacement.utf8
      end = fix.range.upperBound
    }
    fixed += source[end...]
    return String(decoding: fixed, as: UTF8.self)
  }
}
