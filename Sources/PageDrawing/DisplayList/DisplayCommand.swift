/// One step of painting. Layers and clips nest: each push has its pop.
public enum DisplayCommand: Sendable {
  case fill(Shape, Paint)
  case stroke(Shape, StrokeStyle)
  case glyphs(GlyphPaint)
  case image(ImagePaint)
  case particles(ParticleField)
  case pushClip(Shape)
  case popClip
  /// What follows is painted aside and then blended in as one.
  case pushLayer(LayerStyle)
  case popLayer
}
