import PageModel

extension RichText {
  /// The stretches of a text at ranges of its places (see ``DivisibleText``), which must be in order;
  /// each has the formatting it had in the whole.
  ///
  /// What takes no place (an anchor around nothing) is in one stretch, whatever is left out.
  func slices(_ ranges: [Range<Int>]) -> [RichText] {
    if ranges.count == 1, let range = ranges.first, range.lowerBound == 0 { return [self] }
    var slicer = TextSlicer(ranges: ranges)
    var slices = [RichText](repeating: .empty, count: ranges.count)
    for slice in slicer.slices(of: self) { slices[slice.index] = slice.text }
    return slices
  }
}

/// Goes through a text once and hands its leaves out to the stretches. Calls itself once a level,
/// so the text must keep to the depth a page may have.
private struct TextSlicer {
  typealias Slice = (index: Int, text: RichText)

  let ranges: [Range<Int>]
  private var place = 0
  private var index = 0

  init(ranges: [Range<Int>]) {
    self.ranges = ranges
  }

  /// What of the text is in each stretch, in their order.
  mutating func slices(of text: RichText) -> [Slice] {
    if case .plain(let string) = text { return slices(of: string) }
    if case .textButton = text { return takeObject(text) }
    switch text.nested {
    case .nothing:
      return takeObject(text)
    case .text(let inner):
      return slices(of: inner).map { ($0.index, text.replacingText($0.text)) }
    case .texts(let texts):
      return slices(of: texts)
    }
  }

  private mutating func slices(of texts: [RichText]) -> [Slice] {
    var slices: [Slice] = []
    var group: [RichText] = []
    var groupIndex = index
    for text in texts {
      for slice in self.slices(of: text) {
        if slice.index != groupIndex {
          if !group.isEmpty { slices.append((groupIndex, .joined(group))) }
          group = []
          groupIndex = slice.index
        }
        if slice.text != .empty { group.append(slice.text) }
      }
    }
    if !group.isEmpty || slices.isEmpty { slices.append((groupIndex, .joined(group))) }
    return slices
  }

  private mutating func takeObject(_ object: RichText) -> [Slice] {
    skipFinished()
    let slice: Slice = (index, object)
    if object != .empty { place += 1 }
    return [slice]
  }

  private mutating func slices(of string: String) -> [Slice] {
    skipFinished()
    let scalars = string.unicodeScalars
    let end = place + scalars.count
    if string.isEmpty { return [(index, .empty)] }
    if ranges[index].lowerBound <= place, end <= ranges[index].upperBound {
      place = end
      return [(index, .plain(string))]
    }
    var slices: [Slice] = []
    var position = scalars.startIndex
    while place < end {
      skipFinished()
      let range = ranges[index].clamped(to: place..<end)
      if range.isEmpty {
        // Between two stretches.
        let next = min(max(ranges[index].lowerBound, place + 1), end)
        position = scalars.index(position, offsetBy: next - place)
        place = next
        continue
      }
      let start = scalars.index(position, offsetBy: range.lowerBound - place)
      position = scalars.index(start, offsetBy: range.count)
      slices.append((index, .plain(String(scalars[start..<position]))))
      place = range.upperBound
      if index == ranges.count - 1 { break }
    }
    place = end
    return slices
  }

  private mutating func skipFinished() {
    while index + 1 < ranges.count, place >= ranges[index].upperBound { index += 1 }
  }
}

extension RichText {
  fileprivate static func joined(_ texts: [RichText]) -> RichText {
    switch texts.count {
    case 0: return .empty
    case 1: return texts[0]
    default: return .concat(texts)
    }
  }
}
