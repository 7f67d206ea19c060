import Glibc

/// The library that knows the languages, loaded when the first code is to be coloured.
///
/// Nothing links against it: a run without code starts without it, and where it is not installed code
/// stays plain.
final class SyntaxLibrary {
  private typealias Open = @convention(c) () -> UnsafeMutableRawPointer?
  private typealias Close = @convention(c) (UnsafeMutableRawPointer?) -> Void
  private typealias Report =
    @convention(c) (UnsafeMutableRawPointer?, Int32, Int32, Int32) -> Void
  private typealias Highlight =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UnsafePointer<UInt16>?, Int64, Int32,
      Report?,
      UnsafeMutableRawPointer?
    ) -> Int64

  private let grammars: UnsafeMutableRawPointer
  private let close: Close
  private let highlight: Highlight

  /// Nil when the library, or what it is made of, is not there.
  init?(folders: [String]) {
    // A name without a folder is looked for in the caller's run path: beside the program.
    let paths = folders.isEmpty ? [Self.fileName] : folders.map { "\($0)/\(Self.fileName)" }
    let handle = paths.lazy.compactMap { dlopen($0, RTLD_NOW | RTLD_LOCAL) }.first
    guard let handle, let open = dlsym(handle, "recto_syntax_open"),
      let close = dlsym(handle, "recto_syntax_close"),
      let highlight = dlsym(handle, "recto_syntax_highlight"),
      let grammars = unsafeBitCast(open, to: Open.self)()
    else { return nil }
    self.grammars = grammars
    self.close = unsafeBitCast(close, to: Close.self)
    self.highlight = unsafeBitCast(highlight, to: Highlight.self)
  }

  deinit {
    close(grammars)
  }

  private static let fileName = "libRectoSyntax.so"

  /// - Returns: Nil for a language nobody knows.
  func ranges(of text: [UInt16], language: String, longestLine: Int) -> [CodeRange]? {
    var found = Findings(text: text)
    let report: Report = { context, offset, length, style in
      context?.assumingMemoryBound(to: Findings.self).pointee
        .add(start: Int(offset), length: Int(length), style: style)
    }
    let read = withUnsafeMutablePointer(to: &found) { pointer in
      language.withCString { language in
        text.withUnsafeBufferPointer { units in
          highlight(
            grammars, language, units.baseAddress, Int64(units.count), Int32(longestLine), report,
            pointer)
        }
      }
    }
    return read < 0 ? nil : found.ranges
  }
}

/// What the library has reported so far.
private struct Findings {
  let text: [UInt16]
  var ranges: [CodeRange] = []

  mutating func add(start: Int, length: Int, style: Int32) {
    guard start >= 0, length > 0, length <= text.count - start,
      let kind = CodeTokenKind(textStyle: style)
    else { return }
    if kind == .operator {
      addSigns(start..<start + length)
    } else {
      ranges.append(CodeRange(start: start, length: length, kind: kind))
    }
  }

  /// The library has one style for operators and punctuation, and one range for `+))`.
  private mutating func addSigns(_ range: Range<Int>) {
    var start = range.lowerBound
    while start < range.upperBound {
      let isPunctuation = text[start].isPunctuation
      var end = start + 1
      while end < range.upperBound, text[end].isPunctuation == isPunctuation { end += 1 }
      ranges.append(
        CodeRange(
          start: start, length: end - start, kind: isPunctuation ? .punctuation : .operator))
      start = end
    }
  }
}

extension UInt16 {
  fileprivate var isPunctuation: Bool {
    switch UInt8(truncatingIfNeeded: self) {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: "."),
      UInt8(ascii: ":"), UInt8(ascii: ";"):
      return self < 0x80
    default:
      return false
    }
  }
}
