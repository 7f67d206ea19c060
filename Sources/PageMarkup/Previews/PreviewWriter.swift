import PageModel

/// Writes the line of a preview: parts with a space between, white space as one space, nothing
/// before the first and behind the last.
struct PreviewWriter {
  /// Grapheme clusters.
  private let length: Int
  private var units: [UInt16] = []
  /// A space that is written once something follows it.
  private var needsSpace = false
  private var attributes: [PagePreview.Attribute] = []
  private var icons: [PagePreview.Icon] = []

  /// Whether the line is longer than it may become.
  private(set) var isFull = false
  /// The length at which the clusters are counted again: counting takes as long as the line.
  private var nextCount: Int

  init(length: Int) {
    self.length = max(length, 1)
    nextCount = self.length
  }

  /// Where the line ends now; it ends elsewhere as soon as anything is written.
  var mark: Int { units.count }

  mutating func beginPart() {
    if !units.isEmpty { needsSpace = true }
  }

  mutating func write(_ scalar: Unicode.Scalar) {
    if scalar.properties.isWhitespace { return beginPart() }
    if needsSpace { units.append(0x20) }
    needsSpace = false
    units.append(contentsOf: UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter)
    if units.count > nextCount { countClusters() }
  }

  mutating func write(_ text: String) {
    for scalar in text.unicodeScalars { write(scalar) }
  }

  mutating func writeIcon(_ kind: PagePreview.Icon.Kind, label: String) {
    write("\u{FFFC}" as Unicode.Scalar)
    icons.append(PagePreview.Icon(offset: units.count - 1, kind: kind, label: label))
  }

  /// Formats what was written since a mark, without the space before it.
  mutating func addAttribute(_ kind: PagePreview.Attribute.Kind, since mark: Int) {
    let start = mark < units.count && units[mark] == 0x20 ? mark + 1 : mark
    if start >= units.count { return }
    attributes.append(PagePreview.Attribute(range: start..<units.count, kind: kind))
  }

  private mutating func countClusters() {
    isFull = String(decoding: units, as: UTF16.self).count > length
    nextCount = units.count + units.count / 2 + 16
  }

  // MARK: The end

  func preview(isExhausted: Bool) -> PagePreview {
    let text = String(decoding: units, as: UTF16.self)
    guard isExhausted || text.count > length else {
      return PagePreview(text: text, attributes: joined(attributes), icons: icons)
    }
    let end = cut(text.prefix(length - 1).utf16.count)
    let kept = attributes.compactMap { attribute in
      let range = attribute.range.clamped(to: 0..<end)
      return range.isEmpty ? nil : PagePreview.Attribute(range: range, kind: attribute.kind)
    }
    return PagePreview(
      text: String(decoding: units[..<end], as: UTF16.self) + "…", attributes: joined(kept),
      icons: icons.filter { $0.offset < end })
  }

  /// The last place at or before `end` that is not inside an emoji, without the spaces before it.
  private func cut(_ end: Int) -> Int {
    var end = end
    for attribute in attributes {
      guard case .customEmoji = attribute.kind else { continue }
      if attribute.range.lowerBound < end, end < attribute.range.upperBound {
        end = attribute.range.lowerBound
      }
    }
    while end > 0, units[end - 1] == 0x20 { end -= 1 }
    return end
  }

  /// By their beginnings, the longer one first; styles that overlap or touch are one.
  private func joined(_ attributes: [PagePreview.Attribute]) -> [PagePreview.Attribute] {
    let sorted = attributes.enumerated().sorted { one, other in
      let left = one.element.range
      let right = other.element.range
      if left.lowerBound != right.lowerBound { return left.lowerBound < right.lowerBound }
      if left.upperBound != right.upperBound { return left.upperBound > right.upperBound }
      return one.offset < other.offset
    }
    var joined: [PagePreview.Attribute] = []
    var last: [PagePreview.Attribute.Kind: Int] = [:]
    for (_, attribute) in sorted {
      if attribute.kind.isStyle, let index = last[attribute.kind],
        joined[index].range.upperBound >= attribute.range.lowerBound
      {
        let end = max(joined[index].range.upperBound, attribute.range.upperBound)
        joined[index].range = joined[index].range.lowerBound..<end
      } else {
        last[attribute.kind] = joined.count
        joined.append(attribute)
      }
    }
    return joined
  }
}

extension PagePreview.Attribute.Kind {
  /// Whether it formats a text, rather than to say what one text is.
  fileprivate var isStyle: Bool {
    switch self {
    case .italic, .underline, .strikethrough, .spoiler: true
    case .date, .customEmoji: false
    }
  }
}
