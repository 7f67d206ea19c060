import Typesetting

/// What each layer of a list covers, so that a painter sets aside no more than that.
struct LayerBounds {
  private var bounds: [Int: Rect] = [:]

  /// Pops are matched as ``Painter`` matches them.
  init(of list: DisplayList) {
    var open: [Scope] = []
    for (index, command) in list.commands.enumerated() {
      switch command {
      case .pushLayer(let style): open.append(.layer(index, style, nil))
      case .pushClip(let shape): open.append(.clip(shape.bounds, nil))
      case .popLayer:
        guard case .layer? = open.last else { continue }
        close(open.removeLast(), &open)
      case .popClip:
        guard case .clip? = open.last else { continue }
        close(open.removeLast(), &open)
      case .fill, .stroke, .glyphs, .image, .particles:
        guard !open.isEmpty, let painted = command.paintedBounds, painted.isDrawable else {
          continue
        }
        LayerBounds.add(painted, to: &open)
      }
    }
    while let scope = open.popLast() { close(scope, &open) }
  }

  /// The area of the layer that the command at `index` opens, points.
  func bounds(ofLayerAt index: Int) -> Rect { bounds[index] ?? .zero }

  /// An open clip or layer and what was painted in it so far.
  private enum Scope {
    case clip(Rect, Rect?)
    case layer(Int, LayerStyle, Rect?)
  }

  private mutating func close(_ scope: Scope, _ open: inout [Scope]) {
    switch scope {
    case .clip(let shape, let area):
      guard let area = area?.intersection(shape), shape.isDrawable else { return }
      LayerBounds.add(area, to: &open)
    case .layer(let index, let style, let area):
      guard let area else { return }
      bounds[index] = area
      let shown = style.shownBounds(of: area)
      if shown.isDrawable { LayerBounds.add(shown, to: &open) }
    }
  }

  private static func add(_ area: Rect, to open: inout [Scope]) {
    switch open.popLast() {
    case .clip(let shape, let old): open.append(.clip(shape, old?.union(area) ?? area))
    case .layer(let index, let style, let old):
      open.append(.layer(index, style, old?.union(area) ?? area))
    case nil: break
    }
  }
}

extension Rect {
  /// What both cover; nil when that is nothing.
  fileprivate func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let common = Rect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
    return common.isEmpty ? nil : common
  }
}
