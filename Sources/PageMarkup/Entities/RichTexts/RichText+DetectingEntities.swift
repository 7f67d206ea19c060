import PageModel

extension RichText {
  /// The text with what it names by itself (see ``EntityDetection``) marked as such.
  ///
  /// What is found stands outside styles that cover the same characters or fewer
  /// (`||@durov||` is a mention around a spoiler) and inside those that cover more; a style it
  /// crosses is split. Nothing is found in code, links, formulas, buttons and what is an entity
  /// already, and nothing reaches into them.
  public func detectingEntities() -> RichText {
    if let text = detectingInPlainText { return text }
    var signs = EntitySigns()
    if !mayName(&signs, level: 1), signs.isEmpty { return self }
    // What follows calls itself once a level.
    let text = limitingDepth()
    let stretches = DetectionText(text).stretches()
    if stretches.isEmpty { return self }
    var marking = EntityMarking(stretches: stretches)
    return marking.mark(text).limitingDepth()
  }

  /// Reads the signs of the text's characters. Whether the text is too deep to be gone through.
  private func mayName(_ signs: inout EntitySigns, level: Int) -> Bool {
    if level > NestingLimit.richText { return true }
    switch detectionRole {
    case .characters(var string):
      string.withUTF8 { signs.read($0) }
      return false
    case .emoji(var alt):
      alt.withUTF8 { signs.read($0) }
      return false
    case .object:
      signs.readObject()
      return false
    case .closed:
      // Whatever reaches into it is refused.
      return false
    case .group, .style, .parts:
      switch nested {
      case .nothing: return false
      case .text(let text): return text.mayName(&signs, level: level + 1)
      case .texts(let texts):
        for text in texts where text.mayName(&signs, level: level + 1) { return true }
        return false
      }
    }
  }

  private var detectingInPlainText: RichText? {
    guard case .plain(var string) = self else { return nil }
    let stretches = string.withUTF8 { EntityDetection.stretches(in: $0) }
    if stretches.isEmpty { return self }
    var marking = EntityMarking(stretches: stretches)
    return marking.mark(self)
  }
}

/// Puts what was found around the texts it was found in.
private struct EntityMarking {
  /// Texts one after the other that belong to the same stretch, or to none.
  private struct Segment {
    var stretch: Int?
    var parts: [RichText]
  }

  let stretches: [DetectedStretch]
  /// The place in the detection text.
  private var offset = 0
  /// The first stretch that does not end before `offset`.
  private var next = 0

  init(stretches: [DetectedStretch]) {
    self.stretches = stretches
  }

  mutating func mark(_ text: RichText) -> RichText {
    .joining(wrapped(segments(of: text)) { _ in true }.flatMap(\.parts))
  }

  private mutating func segments(of text: RichText) -> [Segment] {
    switch text.detectionRole {
    case .characters(let string):
      return segments(of: string)
    case .object:
      return [segment(text, length: DetectionText.object.utf8.count)]
    case .emoji(let alt):
      return [segment(text, length: alt.utf8.count)]
    case .closed:
      return [segment(text, length: text.plainText.utf8.count)]
    case .parts:
      return nestedSegments(of: text)
    case .style:
      return styleSegments(of: text)
    case .group:
      return [groupSegment(of: text)]
    }
  }

  private mutating func segments(of string: String) -> [Segment] {
    let end = offset + string.utf8.count
    var segments: [Segment] = []
    var rest = Substring(string)
    while offset < end {
      advance()
      var cut = end
      var stretch: Int?
      if next < stretches.count {
        let range = stretches[next].range
        if range.lowerBound > offset {
          cut = min(end, range.lowerBound)
        } else {
          cut = min(end, range.upperBound)
          stretch = next
        }
      }
      if offset + rest.utf8.count == cut {
        segments.append(Segment(stretch: stretch, parts: [.plain(String(rest))]))
      } else {
        let index = rest.utf8.index(rest.startIndex, offsetBy: cut - offset)
        segments.append(Segment(stretch: stretch, parts: [.plain(String(rest[..<index]))]))
        rest = rest[index...]
      }
      offset = cut
    }
    return segments
  }

  /// What cannot be cut.
  private mutating func segment(_ text: RichText, length: Int) -> Segment {
    let stretch = stretch(around: length)
    offset += length
    return Segment(stretch: stretch, parts: [text])
  }

  /// The stretch that holds the next `length` bytes; it must hold what has no length on both sides.
  private mutating func stretch(around length: Int) -> Int? {
    advance()
    guard next < stretches.count else { return nil }
    let start = stretches[next].range.lowerBound
    return start < offset || (start == offset && length > 0) ? next : nil
  }

  private mutating func advance() {
    while next < stretches.count, stretches[next].range.upperBound <= offset { next += 1 }
  }

  private mutating func nestedSegments(of text: RichText) -> [Segment] {
    switch text.nested {
    case .nothing:
      return []
    case .text(let inner):
      return segments(of: inner)
    case .texts(let texts):
      var joined: [Segment] = []
      for text in texts {
        for segment in segments(of: text) {
          if let last = joined.indices.last, joined[last].stretch == segment.stretch {
            joined[last].parts += segment.parts
          } else {
            joined.append(segment)
          }
        }
      }
      return joined
    }
  }

  private mutating func styleSegments(of text: RichText) -> [Segment] {
    let start = offset
    var segments = nestedSegments(of: text)
    let range = start..<offset
    segments = wrapped(segments) { stretch in
      range.contains(stretch) && range != stretch
    }
    if segments.count == 1, segments[0].stretch == nil, segments[0].parts.count == 1 {
      return [Segment(stretch: nil, parts: [text.replacingText(segments[0].parts[0])])]
    }
    return segments.map {
      Segment(stretch: $0.stretch, parts: [text.replacingText(.joining($0.parts))])
    }
  }

  private mutating func groupSegment(of text: RichText) -> Segment {
    let start = offset
    let segments = nestedSegments(of: text)
    let range = start..<offset
    if range.isEmpty { return segment(text, length: 0) }
    if segments.count == 1, let stretch = segments[0].stretch,
      stretches[stretch].range.contains(range)
    {
      return Segment(
        stretch: stretch, parts: [text.replacingText(.joining(segments[0].parts))])
    }
    let inner = wrapped(segments) { _ in true }
    return Segment(stretch: nil, parts: [text.replacingText(.joining(inner.flatMap(\.parts)))])
  }

  /// The segments with what belongs to a stretch of the right kind put into its mark.
  private func wrapped(
    _ segments: [Segment], where isWrapped: (Range<Int>) -> Bool
  ) -> [Segment] {
    var result: [Segment] = []
    for var segment in segments {
      if let stretch = segment.stretch, isWrapped(stretches[stretch].range) {
        segment = Segment(
          stretch: nil, parts: [stretches[stretch].kind.wrapping(.joining(segment.parts))])
      }
      if let last = result.indices.last, segment.stretch == nil, result[last].stretch == nil {
        result[last].parts += segment.parts
      } else {
        result.append(segment)
      }
    }
    return result
  }
}
