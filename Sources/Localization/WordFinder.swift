import CICU

/// Finds words in texts as browsers do: whatever the case, a letter without an accent where it has any, one with
/// an accent where it has the same (Unicode TS 10, asymmetric search, in the order of no language in particular).
/// For one thread at a time.
public final class WordFinder {
  public let words: String
  private let pattern: UnsafeMutableBufferPointer<UInt16>
  /// Nil where there is nothing to look for.
  private let search: OpaquePointer?

  public init(_ words: String) {
    self.words = words
    let units = Array(words.utf16)
    pattern = .allocate(capacity: units.count)
    _ = pattern.initialize(from: units)
    var status = U_ZERO_ERROR
    search =
      units.isEmpty
      ? nil : icu_openSearch(pattern.baseAddress, Int32(clamping: units.count), &status)
  }

  deinit {
    if let search { icu_closeSearch(search) }
    pattern.deallocate()
  }

  /// Where a text holds the words, from its beginning to its end; UTF-16 units.
  public func ranges(in text: String) -> [Range<Int>] {
    ranges(in: text, atMost: .max)
  }

  /// Whether a text holds the words at all.
  public func isFound(in text: String) -> Bool {
    !ranges(in: text, atMost: 1).isEmpty
  }

  private func ranges(in text: String, atMost limit: Int) -> [Range<Int>] {
    if let found = ranges(in: Array(text.utf16), atMost: limit) { return found }
    let thinned = ThinnedText(text)
    return ranges(in: thinned.units, atMost: limit)?.map(thinned.original) ?? []
  }

  /// - Returns: nil where ICU fails, as it does at letters with a hundred marks.
  private func ranges(in units: [UInt16], atMost limit: Int) -> [Range<Int>]? {
    guard let search, let length = Int32(exactly: units.count), length > 0 else { return [] }
    return units.withUnsafeBufferPointer { units in
      var status = U_ZERO_ERROR
      icu_setSearchedText(search, units.baseAddress, length, &status)
      defer {
        // The text is gone when this returns.
        var status = U_ZERO_ERROR
        icu_setSearchedText(search, pattern.baseAddress, Int32(pattern.count), &status)
      }
      var found: [Range<Int>] = []
      var count: Int32 = 0
      while found.count < limit, case let start = icu_nextPlace(search, &count, &status), start >= 0
      {
        // Words of nothing but marks that no order knows are found everywhere and nowhere.
        guard count > 0 else { break }
        found.append(Int(start)..<Int(start + count))
      }
      return status.rawValue <= 0 ? found : nil
    }
  }
}

/// A text without the marks that are too many for one letter.
private struct ThinnedText {
  private(set) var units: [UInt16] = []
  /// Where each unit, and the end, is in the text; UTF-16 units.
  private var offsets: [Int] = []

  /// No script has words with as many on a letter.
  private static let most = 16

  init(_ text: String) {
    var offset = 0
    var marks = 0
    for scalar in text.unicodeScalars {
      let length = UTF16.width(scalar)
      marks = scalar.properties.generalCategory.isMark ? marks + 1 : 0
      if marks <= Self.most {
        units += Array(String(scalar).utf16)
        offsets += (0..<length).map { offset + $0 }
      }
      offset += length
    }
    offsets.append(offset)
  }

  /// What is left out belongs to what is before it.
  func original(_ range: Range<Int>) -> Range<Int> {
    offsets[range.lowerBound]..<offsets[range.upperBound]
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isMark: Bool {
    switch self {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format, .control: true
    default: false
    }
  }
}
