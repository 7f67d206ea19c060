import Typesetting

/// Takes the commands of a display list one by one.
protocol Painter: AnyObject {
  func fill(_ shape: Shape, with paint: Paint)
  func stroke(_ shape: Shape, with style: StrokeStyle)
  /// Draws glyphs whose numbers are all finite.
  func draw(_ run: GlyphPaint) throws(DrawingError)
  func draw(_ image: ImagePaint) throws(DrawingError)
  func pushClip(_ shape: Shape)
  func popClip()
  /// - Parameter bounds: holds everything painted until the matching ``popLayer()``, points.
  func pushLayer(_ style: LayerStyle, bounds: Rect)
  func popLayer()
}

extension Painter {
  /// Paints a whole list. A pop that closes nothing is skipped, what is left open is closed, and a
  /// command with a coordinate that is not a number paints nothing.
  func paint(_ list: DisplayList) throws(DrawingError) {
    let layers = LayerBounds(of: list)
    var open: [Scope] = []
    for (index, command) in list.commands.enumerated() {
      switch command {
      case .fill(let shape, let paint):
        if shape.isDrawable, !shape.bounds.isEmpty { fill(shape, with: paint) }
      case .stroke(let shape, let style):
        if shape.isDrawable, style.width > 0, style.width.isFinite { stroke(shape, with: style) }
      case .glyphs(let run):
        if run.isDrawable { try draw(run) }
      case .image(let image):
        if image.rect.isDrawable, !image.rect.isEmpty { try draw(image) }
      case .particles(let field):
        for (path, paint) in field.groups { fill(.path(path), with: paint) }
      case .pushClip(let shape):
        pushClip(shape.isDrawable ? shape : .rect(.zero))
        open.append(.clip)
      case .pushLayer(let style):
        pushLayer(style, bounds: layers.bounds(ofLayerAt: index))
        open.append(.layer)
      case .popClip:
        guard open.last == .clip else { continue }
        open.removeLast()
        popClip()
      case .popLayer:
        guard open.last == .layer else { continue }
        open.removeLast()
        popLayer()
      }
    }
    for scope in open.reversed() {
      switch scope {
      case .clip: popClip()
      case .layer: popLayer()
      }
    }
  }
}

private enum Scope {
  case clip
  case layer
}
