import Typesetting

/// What each layer of a list covers, so that a painter sets aside no more than that.
struct LayerBounds {
  private var bounds: [Int: Rect] = [:]

  /// Pops are matched as ``Painter`` matches them.
  init(of list: DisplayList) {
    var open: [Scope] = []
    for (index, command) in list.commands.enumerated() {
      switch command {
      case .pushLayer: open.append(.layer(index, nil))
      case .pushClip: open.append(.clip(nil))
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
    case clip(Rect?)
    case layer(Int, Rect?)
  }

  private mutating func close(_ scope: Scope, _ open: inout [Scope]) {
    switch scope {
    case .clip(let area):
      if let area { LayerBounds.add(area, to: &open) }
    case .layer(let index, let area):
      guard let area else { return }
      bounds[index] = area
      LayerBounds.add(area, to: &open)
    }
  }

  private static func add(_ area: Rect, to open: inout [Scope]) {
    switch open.popLast() {
    case .clip(let old): open.append(.clip(old?.union(area) ?? area))
    case .layer(let index, let old): open.append(.layer(index, old?.union(area) ?? area))
    case nil: break
    }
  }
}
