import CPango
import Glibc

/// Asks Pango what a segment consists of: scripts, bidi levels, families, and where it may be cut.
final class TextAnalyzer {
  private var decoder = SegmentDecoder()
  private let breakFinder = BreakFinder()
  private let itemizer: Itemizer

  init(library: FontLibrary) {
    itemizer = Itemizer(library: library)
  }

  /// - Parameters:
  ///   - text: the segment's UTF-8, its separator included.
  ///   - segment: what of it is content and what separator.
  ///   - spans: the segment's styles; only their roles matter here.
  func analyze(
    _ text: UnsafeBufferPointer<UInt8>, segment: TextSegment, spans: [ShapingSpan],
    direction: BaseDirection
  ) -> AnalyzedSegment {
    var result = decoder.decode(text, segment: segment, spans: spans)
    guard segment.contentBytes > 0 else {
      result.baseLevel = direction == .rightToLeft ? 1 : 0
      return result
    }
    withText(text, length: segment.contentBytes) { content in
      let length = segment.contentBytes
      let base = baseDirection(of: result, direction)
      result.baseLevel = base == PANGO_DIRECTION_RTL ? 1 : 0
      breakFinder.markBreaks(in: &result, content, length: length)
      result.items = itemizer.itemize(
        content, length: length, direction: base, spans: spans, result,
        spanBytes: decoder.spanBytes)
    }
    return result
  }

  /// Pango takes NUL for the end of the text in places: it is shown another control instead.
  private func withText(
    _ text: UnsafeBufferPointer<UInt8>, length: Int, _ body: (UnsafePointer<CChar>) -> Void
  ) {
    guard let start = text.baseAddress else { return }
    if memchr(start, 0, length) == nil {
      start.withMemoryRebound(to: CChar.self, capacity: length) { body($0) }
    } else {
      let copy = text.prefix(length).map { CChar(bitPattern: $0 == 0 ? 1 : $0) }
      copy.withUnsafeBufferPointer { if let start = $0.baseAddress { body(start) } }
    }
  }

  private func baseDirection(
    of segment: AnalyzedSegment, _ direction: BaseDirection
  ) -> PangoDirection {
    switch direction {
    case .leftToRight: PANGO_DIRECTION_LTR
    case .rightToLeft: PANGO_DIRECTION_RTL
    case .automatic:
      segment.traits.contains(.bidirectional)
        ? ParagraphDirection.firstStrong(in: segment.units) : PANGO_DIRECTION_LTR
    }
  }
}
