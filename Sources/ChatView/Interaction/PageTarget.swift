import Recto

/// Something on a page that a tap does something with.
struct PageTarget {
  var hit: LayoutHit
  /// Where a tap means it, in the page's space.
  var point: Point
}

extension PageLayout {
  /// Everything a tap does something with, in reading order: where the keyboard goes. Linear in the page.
  func targets(scroll: ScrollPositions) -> [PageTarget] {
    let taps = SpokenPage(scroll: scroll).nodes(of: items).taps
    var seen: Set<[Rect]> = []
    return zip(taps, hits(at: taps, scroll: scroll)).compactMap { point, hit in
      guard let hit, hit.target.isActive, seen.insert(hit.highlight).inserted else { return nil }
      return PageTarget(hit: hit, point: point)
    }
  }
}
