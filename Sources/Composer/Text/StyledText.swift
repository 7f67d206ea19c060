/// A text with its formats: runs one after the other, in the one form a text can have.
///
/// No run is empty, and two neighbours differ or one of them is an atom. Offsets and lengths are
/// UTF-16 units; an offset inside a surrogate pair counts as the pair's beginning, so no half of
/// a pair can come out of any operation.
public struct StyledText: Equatable, Sendable {
  public private(set) var runs: [Run] = []
  public private(set) var length = 0

  public init() {}

  public init(_ string: String, _ attributes: TextAttributes = .plain) {
    append(Run(string, attributes))
  }

  public init(_ runs: some Sequence<Run>) {
    for run in runs { append(run) }
  }

  public var isEmpty: Bool { length == 0 }

  /// The characters, an atom as U+FFFC.
  public var string: String {
    runs.count == 1 ? runs[0].text : runs.reduce(into: "") { $0 += $1.text }
  }

  /// The characters, an atom as its plain text.
  public var plainText: String {
    runs.reduce(into: "") { $0 += $1.attributes.atom?.plainText ?? $1.text }
  }

  public mutating func append(_ run: Run) {
    guard run.length > 0 else { return }
    length += run.length
    if let last = runs.indices.last, runs[last].continues(in: run) {
      runs[last].join(run)
    } else {
      runs.append(run)
    }
  }

  public static func + (lhs: StyledText, rhs: StyledText) -> StyledText {
    if lhs.isEmpty { return rhs }
    var text = lhs
    for run in rhs.runs { text.append(run) }
    return text
  }
}

extension StyledText {
  /// The part of the text; bounds beyond its ends count as its ends.
  public func slice(_ range: Range<Int>) -> StyledText {
    if range.lowerBound <= 0 && range.upperBound >= length { return self }
    var text = StyledText()
    var start = 0
    for run in runs {
      if start >= range.upperBound { break }
      let end = start + run.length
      if end > range.lowerBound {
        let part = max(0, range.lowerBound - start)..<min(run.length, range.upperBound - start)
        let string = run.text.utf16Slice(part, length: run.length)
        if part.count == run.length {
          text.append(run)
        } else {
          text.append(Run(string, run.attributes))
        }
      }
      start = end
    }
    return text
  }

  public func prefix(_ offset: Int) -> StyledText { slice(0..<max(0, offset)) }

  public func suffix(from offset: Int) -> StyledText { slice(min(offset, length)..<length) }

  public func replacing(_ range: Range<Int>, with text: StyledText) -> StyledText {
    prefix(range.lowerBound) + text + suffix(from: range.upperBound)
  }

  /// The text with other attributes between two offsets.
  public func mapping(
    _ range: Range<Int>, _ change: (TextAttributes) -> TextAttributes
  ) -> StyledText {
    let changed = StyledText(
      slice(range).runs.map { Run($0.text, change($0.attributes), length: $0.length) })
    return replacing(range, with: changed)
  }

  public func mapping(_ change: (TextAttributes) -> TextAttributes) -> StyledText {
    mapping(0..<length, change)
  }

  /// The run that holds the character behind the offset, with the offset it begins at.
  func run(after offset: Int) -> (run: Run, start: Int)? {
    var start = 0
    for run in runs {
      if offset < start + run.length { return (run, start) }
      start += run.length
    }
    return nil
  }

  /// The run that holds the character before the offset, with the offset it begins at.
  func run(before offset: Int) -> (run: Run, start: Int)? {
    offset > 0 ? run(after: offset - 1) : nil
  }

  /// The offset, moved to the beginning of the surrogate pair it splits.
  func scalarStart(_ offset: Int) -> Int {
    guard let (run, start) = run(before: offset) else { return max(0, offset) }
    let splits = run.text.splitsPair(atUtf16: offset - start, length: run.length)
    return splits ? offset - 1 : min(offset, length)
  }

  /// The offset, moved to the end of the surrogate pair it splits.
  func scalarEnd(_ offset: Int) -> Int {
    let start = scalarStart(offset)
    return start == offset || offset >= length || offset < 0 ? start : offset + 1
  }

  /// The parts between line feeds.
  func lines() -> [StyledText] {
    var lines = [StyledText()]
    for run in runs {
      guard run.attributes.atom == nil, run.text.utf8.contains(UInt8(ascii: "\n")) else {
        lines[lines.count - 1].append(run)
        continue
      }
      let parts = run.text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 { lines.append(StyledText()) }
        lines[lines.count - 1].append(Run(String(part), run.attributes))
      }
    }
    return lines
  }

  static func joining(_ texts: [StyledText], separator: String) -> StyledText {
    var joined = StyledText()
    for (index, text) in texts.enumerated() {
      if index > 0 { joined.append(Run(separator)) }
      for run in text.runs { joined.append(run) }
    }
    return joined
  }
}
