import PageLayout
import Typesetting

/// The chevron of details by itself while it turns.
///
/// - Parameters:
///   - frame: the details'.
///   - part: how far it has turned from down to up, 0…1.
package func displayList(
  forChevronOf details: DetailsItem, in frame: Rect, turnedUp part: Double
) -> DisplayList {
  displayList(in: frame) { $0.paintChevron(of: details, frame, turnedUp: part) }
}

/// The chevron of a quote by itself while it turns.
///
/// - Parameters:
///   - frame: its own.
///   - part: how far it has turned from down to up, 0…1.
package func displayList(
  forQuoteChevronOf color: Color, in frame: Rect, turnedUp part: Double
) -> DisplayList {
  displayList(in: frame) { $0.paintChevron(color, frame, turnedUp: part) }
}

private func displayList(
  in frame: Rect, _ paint: (inout DisplayListBuilder) -> Void
) -> DisplayList {
  var builder = DisplayListBuilder()
  paint(&builder)
  return DisplayList(size: Size(width: frame.maxX, height: frame.maxY), commands: builder.commands)
}
