/// What a text from elsewhere looked like; a page cannot hold it and nothing in the editor makes it.
public struct TextLook: Hashable, Sendable {
  public var family: String?
  /// Points; nil is the size of the paragraph's style.
  public var size: Double?
  /// 0xRRGGBBAA; nil is the colour of the paragraph's style.
  public var foreground: UInt32?
  /// 0xRRGGBBAA.
  public var highlight: UInt32?

  public init(
    family: String? = nil, size: Double? = nil, foreground: UInt32? = nil, highlight: UInt32? = nil
  ) {
    self.family = family
    self.size = size
    self.foreground = foreground
    self.highlight = highlight
  }

  /// Nil when nothing is left of it.
  func withoutFont() -> TextLook? {
    let look = TextLook(foreground: foreground, highlight: highlight)
    return look == TextLook() ? nil : look
  }
}
