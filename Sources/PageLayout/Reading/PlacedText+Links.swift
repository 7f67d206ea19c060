import PageModel
import Typesetting

extension PlacedText {
  /// What a tap on a character does; nil for plain text.
  func target(at offset: Int) -> LayoutHit.Target? {
    guard let look = text.attributes(at: offset) else { return nil }
    if look.spoiler { return .spoiler }
    switch look.link {
    case .button(let index):
      guard text.buttons.indices.contains(index) else { return nil }
      return .button(text.buttons[index].button)
    case .url, .email, .phone, .mention, .peerMention, .hashtag, .botCommand, .bankCard,
      .tonAddress, .date:
      return look.link.map { .link($0) }
    case nil:
      return nil
    }
  }

  /// The areas of everything around a character that a tap does the same with, a line at a time; slivers
  /// are left out.
  func highlight(at offset: Int) -> [Rect] {
    if let pill = pillFrame(at: offset) { return [visible(pill)] }
    return text.paragraph.rects(for: stretch(around: offset))
      .filter { $0.width > HighlightMetrics.sliver }
      .map {
        visible(
          $0.insetBy(dx: 0, dy: -HighlightMetrics.growth).offsetBy(dx: origin.x, dy: origin.y))
      }
  }

  func visible(_ rect: Rect) -> Rect { clip?.intersection(rect) ?? rect }

  /// The longest range around a character with its link, or its cover.
  private func stretch(around offset: Int) -> Range<Int> {
    let spans = text.paragraph.text.spans
    guard let index = text.paragraph.text.spanIndex(at: offset),
      let look = text.attributes(at: offset)
    else { return offset..<offset }
    func isAlike(_ span: StyledSpan) -> Bool {
      guard let other = text.attributes(tagged: span.style.tag) else { return false }
      return look.spoiler ? other.spoiler : other.link == look.link && !other.spoiler
    }
    var range = spans[index].range
    var first = index
    while first > 0, isAlike(spans[first - 1]) {
      first -= 1
      range = spans[first].range.lowerBound..<range.upperBound
    }
    var last = index
    while last + 1 < spans.count, isAlike(spans[last + 1]) {
      last += 1
      range = range.lowerBound..<spans[last].range.upperBound
    }
    return range
  }

  private func pillFrame(at offset: Int) -> Rect? {
    for index in text.drawnLines {
      let line = text.paragraph.lines[index]
      guard line.range.contains(offset) else { continue }
      guard let placed = line.attachments.first(where: { $0.offset == offset }),
        case .button? = text.attributes(at: offset)?.object
      else { return nil }
      return placed.frame.offsetBy(
        dx: origin.x + text.paragraph.lineOrigin(index).x, dy: origin.y)
    }
    return nil
  }
}

private enum HighlightMetrics {
  /// Narrower stretches are not worth a highlight.
  static let sliver = 5.0
  /// Above and below the line's box.
  static let growth = 3.0
}
