import PageModel

/// What looks like markup and is text.
extension PageLint {
  mutating func checkLiterals(_ text: String, at path: [Int]) {
    var text = text
    let found = text.withUTF8 { Literals(in: $0).found }
    for literal in found {
      switch literal.kind {
      case .tilde:
        add(
          .singleTilde, at: path, words: [literal.words],
          "A single ~ is a character; write ~~ on both sides to strike through.")
      case .caret:
        add(
          .caret, at: path, words: [literal.words],
          "^ is a character; write <sup>…</sup> for superscript.")
      case .entity:
        add(
          .unknownEntity, at: path, words: [literal.words],
          "\"\(literal.words)\" stays as it is written; the server knows lt, gt, amp, quot, apos, "
            + "nbsp, hellip, mdash, ndash and the curly quotes, and all numbers.")
      case .address:
        addOddAddress(literal.words, at: path)
      }
    }
  }
}

/// Goes through a text once. Of each kind only the first few are told: who writes a hundred single
/// tildes means them.
private struct Literals {
  enum Kind: CaseIterable {
    case tilde
    case caret
    case entity
    case address
  }

  struct Found {
    var kind: Kind
    var words: String
  }

  private static let most = 8

  private(set) var found: [Found] = []
  private let text: Bytes

  init(in text: Bytes) {
    self.text = text
    var counts: [Kind: Int] = [:]
    var index = 0
    while index < text.count {
      let kind: Kind
      let end: Int?
      switch text[index] {
      case Ascii.tilde:
        kind = .tilde
        end = pairEnd(from: index)
      case Ascii.caret:
        kind = .caret
        end = pairEnd(from: index)
      case Ascii.ampersand:
        kind = .entity
        end = entityEnd(from: index)
      case Ascii.colon:
        kind = .address
        end = addressEnd(from: index)
      default:
        index += 1
        continue
      }
      guard let end else {
        index = text.runEnd(from: index)
        continue
      }
      let start = kind == .address ? wordStart(before: index) : index
      if counts[kind, default: 0] < Self.most {
        counts[kind, default: 0] += 1
        found.append(
          Found(kind: kind, words: String(decoding: text[start..<end], as: UTF8.self)))
      }
      index = end
    }
  }

  /// The end of `~x~`: a word between two single signs, no longer than a few words would be.
  private func pairEnd(from start: Int) -> Int? {
    let sign = text[start]
    guard text.runEnd(from: start) == start + 1, start + 1 < text.count,
      !text[start + 1].isAsciiSpace, start == 0 || !isWord(text[start - 1]) || sign == Ascii.caret
    else { return nil }
    var index = start + 1
    let last = min(text.count, start + 80)
    while index < last, text[index] != sign, text[index] != Ascii.lineFeed { index += 1 }
    guard index < last, text[index] == sign, index > start + 1, !text[index - 1].isAsciiSpace,
      text.runEnd(from: index) == index + 1
    else { return nil }
    return index + 1
  }

  /// The end of `&name;`.
  private func entityEnd(from start: Int) -> Int? {
    var index = start + 1
    while index < text.count, index < start + 32, text[index].isAsciiLetter { index += 1 }
    guard index > start + 2, index < text.count, text[index] == Ascii.semicolon else { return nil }
    return index + 1
  }

  /// The end of `user@host` behind the colon of `prefix:user@host`.
  private func addressEnd(from colon: Int) -> Int? {
    guard colon > 0, isWord(text[colon - 1]) else { return nil }
    var index = colon + 1
    while index < text.count, index < colon + 65, isWord(text[index]) { index += 1 }
    guard index > colon + 1, index + 1 < text.count, text[index] == Ascii.at,
      isWord(text[index + 1])
    else { return nil }
    index += 1
    while index < text.count, index < colon + 256, isWord(text[index]) { index += 1 }
    return index
  }

  private func wordStart(before index: Int) -> Int {
    var start = index
    while start > 0, index - start < 64, isWord(text[start - 1]) { start -= 1 }
    return start
  }

  private func isWord(_ byte: UInt8) -> Bool {
    byte.isAsciiLetter || byte.isAsciiDigit || byte == Ascii.period || byte == Ascii.hyphen
      || byte == Ascii.underscore || byte == UInt8(ascii: "+")
  }
}
