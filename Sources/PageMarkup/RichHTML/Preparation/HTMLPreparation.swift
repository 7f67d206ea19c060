/// The look at a text before Gumbo parses it.
///
/// Gumbo follows HTML's rules to the letter, and Rich HTML has other ones: it knows thirteen named
/// characters and not 2,000, its own tags may be closed in themselves, and all tags it does not
/// know are left out while what they hold is kept. Some of HTML's rules also take a time that
/// grows with the square of the text's length when tags are never closed. So this goes over the
/// text once, leaves out what is unknown and writes the end tags that are missing; of a text that
/// needs none of this nothing is copied.
struct HTMLPreparation {
  let source: Bytes
  let limits: MarkupLimits
  var edits: SourceEdits
  /// The positions hold what ``SourcePlaces`` says.
  var warnings: [MarkupWarning] = []
  var open: [OpenTag] = []
  private var tags = 0
  /// Whether a tag that never ends was found.
  private var isBroken = false
  /// Where the next of each kind of byte is that means something; the end if there is none.
  private var nextTag = 0
  private var nextReference = 0
  private var nextNull = 0

  init(_ source: Bytes, limits: MarkupLimits) {
    self.source = source
    self.limits = limits
    edits = SourceEdits(source)
  }

  mutating func run() throws(MarkupError) {
    nextTag = find(Ascii.less, from: 0)
    nextReference = find(Ascii.ampersand, from: 0)
    nextNull = find(0, from: 0)
    while true {
      let next = min(nextTag, nextReference, nextNull)
      if next == source.count { break }
      let end: Int
      if next == nextTag {
        end = try readTag(at: next)
      } else if next == nextReference {
        end = readReference(at: next)
      } else {
        end = next + 1
        edits.replace(next..<end)
        edits.append(Self.replacement)
      }
      if nextTag < end { nextTag = find(Ascii.less, from: end) }
      if nextReference < end { nextReference = find(Ascii.ampersand, from: end) }
      if nextNull < end { nextNull = find(0, from: end) }
    }
    edits.finish()
  }

  /// U+FFFD, which stands for the character that no text may hold.
  static let replacement: StaticString = "\u{FFFD}"

  private func find(_ byte: UInt8, from start: Int) -> Int {
    source.firstIndex(of: byte, in: start..<source.count) ?? source.count
  }

  mutating func warn(_ kind: MarkupWarning.Kind, at offset: Int) {
    warnings.append(MarkupWarning(position: SourcePlaces.placeholder(for: offset), kind: kind))
  }

  // MARK: References

  private mutating func readReference(at start: Int) -> Int {
    if let reference = CharacterReference(source, at: start) { return reference.end }
    if start + 1 < source.count, source[start + 1].canBeginReference {
      edits.replace(start..<start + 1)
      edits.append("&amp;")
    }
    return start + 1
  }

  // MARK: Tags

  /// Returns the index behind what stands at a `<`.
  private mutating func readTag(at start: Int) throws(MarkupError) -> Int {
    guard start + 1 < source.count else { return start + 1 }
    let next = source[start + 1]
    if isBroken { return readBrokenTag(at: start) }
    if next == Ascii.exclamation || next == Ascii.question { return readComment(at: start) }
    guard next.isAsciiLetter || next == Ascii.slash else { return start + 1 }
    guard let tag = RichTagSource(source, at: start) else {
      return readBrokenTag(at: start)
    }
    tags += 1
    if tags > limits.htmlTags {
      throw .tooManyTags(SourcePlaces.placeholder(for: start), limit: limits.htmlTags)
    }
    let range = start..<tag.end
    guard let known = tag.tag(in: source) else {
      if !tag.isClosing { warn(.unknownTag(name: name(of: tag)), at: start) }
      edits.replace(range)
      return tag.end
    }
    if tag.isClosing {
      close(known, tag, range)
    } else {
      try open(known, tag, range)
    }
    return tag.end
  }

  private func name(of tag: RichTagSource) -> String {
    let name = source.slice(
      tag.name.lowerBound..<min(tag.name.upperBound, tag.name.lowerBound + 64))
    return String(decoding: name, as: UTF8.self)
  }

  /// Comments are not shown.
  private mutating func readComment(at start: Int) -> Int {
    let isComment = source.slice(start..<source.count).starts(with: "<!--".utf8)
    var end = start + 2
    while let greater = source.firstIndex(of: Ascii.greater, in: end..<source.count) {
      end = greater + 1
      let dashes = source.slice(start + 2..<greater).suffix(2)
      if !isComment || dashes.elementsEqual("--".utf8) {
        edits.replace(start..<end)
        return end
      }
    }
    return readBrokenTag(at: start)
  }

  /// A tag that never ends is text, and so are all tags behind it: to look for the end of each of
  /// many such tags would take too long.
  private mutating func readBrokenTag(at start: Int) -> Int {
    let isEmptyEnd =
      source[start + 1] == Ascii.slash
      && (start + 2 == source.count || !source[start + 2].isAsciiLetter)
    if !isEmptyEnd { isBroken = true }
    edits.replace(start..<start + 1)
    edits.append("&lt;")
    return start + 1
  }
}

extension UInt8 {
  fileprivate var canBeginReference: Bool { isAsciiLetter || self == UInt8(ascii: "#") }
}
