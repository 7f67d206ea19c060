import Typesetting

/// The parts of a bubble that are left when it is torn away around the page's own cards for what
/// cannot be shown, so that each stands on the chat like a notice.
struct TearZones {
  /// Top and bottom of each remaining part, points, from top to bottom. Empty when nothing of the
  /// bubble is left.
  let remaining: [ClosedRange<Double>]

  /// - Parameters:
  ///   - items: the page's own, in its space.
  ///   - pageTop: where the page begins.
  ///   - bubble: the whole bubble's top and bottom.
  init(_ items: [LayoutItem], pageTop: Double, bubble: ClosedRange<Double>) {
    let padding = UnsupportedMetrics.tearPadding
    var zones: [ClosedRange<Double>] = []
    for item in items {
      guard case .unsupported(let card) = item.content, card.path.count == 1 else { continue }
      let top = max(bubble.lowerBound, pageTop + item.frame.minY - padding)
      let bottom = min(bubble.upperBound, pageTop + item.frame.maxY + padding)
      // Cards come from top to bottom.
      if let last = zones.last, top <= last.upperBound {
        zones[zones.count - 1] = last.lowerBound...max(last.upperBound, bottom)
      } else if top < bottom {
        zones.append(top...bottom)
      }
    }
    zones = Self.absorbingEdges(zones, of: bubble)
    var remaining: [ClosedRange<Double>] = []
    var y = bubble.lowerBound
    for zone in zones {
      if zone.lowerBound > y { remaining.append(y...zone.lowerBound) }
      y = zone.upperBound
    }
    if y < bubble.upperBound { remaining.append(y...bubble.upperBound) }
    self.remaining = remaining
  }

  /// A strip of bubble too thin to hold anything is torn away with the zone beside it.
  private static func absorbingEdges(
    _ zones: [ClosedRange<Double>], of bubble: ClosedRange<Double>
  ) -> [ClosedRange<Double>] {
    guard let first = zones.first, let last = zones.last else { return zones }
    let least = UnsupportedMetrics.leastBubbleStrip
    var zones = zones
    if first.lowerBound - bubble.lowerBound <= least {
      zones[0] = bubble.lowerBound...first.upperBound
    }
    if bubble.upperBound - last.upperBound <= least {
      zones[zones.count - 1] = zones[zones.count - 1].lowerBound...bubble.upperBound
    }
    return zones
  }
}
