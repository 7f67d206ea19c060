/// What one press of a key goes over.
extension StyledText {
  /// Where the character before the offset begins: an atom, or what a reader calls a character.
  public func clusterStart(before offset: Int) -> Int {
    guard let last = run(before: offset) else { return 0 }
    if last.run.attributes.atom != nil { return offset - 1 }
    let text = stretch(before: offset)
    guard let cluster = text.last else { return 0 }
    return offset - cluster.utf16.count
  }

  /// Where the character behind the offset ends.
  public func clusterEnd(after offset: Int) -> Int {
    guard let first = run(after: offset) else { return length }
    if first.run.attributes.atom != nil { return offset + 1 }
    guard let cluster = stretch(after: offset).first else { return length }
    return offset + cluster.utf16.count
  }

  /// What Backspace deletes before the offset: a whole character, but in scripts that are typed
  /// mark by mark only the last mark. Never leaves a joiner or a variation selector on its own.
  public func backspaceStart(before offset: Int) -> Int {
    guard let last = run(before: offset) else { return 0 }
    if last.run.attributes.atom != nil { return offset - 1 }
    guard let cluster = stretch(before: offset).last else { return 0 }
    let scalars = Array(cluster.unicodeScalars)
    guard let first = scalars.first, let end = scalars.last else { return 0 }
    guard first.isTypedMarkByMark || end.isTypedMarkByMark else {
      return offset - cluster.utf16.count
    }
    var rest = scalars.dropLast()
    while let scalar = rest.last, scalar.isJoinerOrSelector { rest.removeLast() }
    return offset - scalars[rest.endIndex...].reduce(0) { $0 + UTF16.width($1) }
  }

  /// The characters before an offset, back to the last atom.
  private func stretch(before offset: Int) -> String {
    var pieces: [String] = []
    var end = length
    for run in runs.reversed() {
      let start = end - run.length
      defer { end = start }
      if start >= offset { continue }
      if run.attributes.atom != nil { break }
      pieces.append(run.text.utf16Slice(0..<(offset - start), length: run.length))
    }
    return pieces.count == 1 ? pieces[0] : pieces.reversed().joined()
  }

  /// The characters behind an offset, up to the next atom.
  private func stretch(after offset: Int) -> String {
    var pieces: [String] = []
    var start = 0
    for run in runs {
      let end = start + run.length
      defer { start = end }
      if end <= offset { continue }
      if run.attributes.atom != nil { break }
      pieces.append(
        run.text.utf16Slice(max(0, offset - start)..<run.length, length: run.length))
    }
    return pieces.count == 1 ? pieces[0] : pieces.joined()
  }
}

extension Unicode.Scalar {
  /// Scripts whose writers put a character together mark by mark and take it apart the same way:
  /// Indic and its relatives, Thai, Lao, Tibetan, Myanmar, Khmer, and Hangul in jamo.
  fileprivate var isTypedMarkByMark: Bool {
    switch value {
    case 0x0900...0x109f, 0x1100...0x11ff, 0x1780...0x17ff, 0x1a20...0x1aaf, 0x1b00...0x1bff,
      0x1c00...0x1c4f, 0x1cd0...0x1cff, 0xa800...0xa82f, 0xa880...0xa8ff, 0xa930...0xa97f,
      0xa980...0xa9df, 0xaa00...0xaa7f, 0xaae0...0xaaff, 0xabc0...0xabff, 0xd7b0...0xd7ff,
      0x11000...0x11fff:
      return true
    default: return false
    }
  }

  fileprivate var isJoinerOrSelector: Bool {
    switch value {
    case 0x200c, 0x200d, 0xfe00...0xfe0f, 0xe0100...0xe01ef: return true
    default: return false
    }
  }
}
