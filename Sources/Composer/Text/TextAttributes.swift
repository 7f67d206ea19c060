/// Everything a run's characters have in common.
public struct TextAttributes: Equatable, Sendable {
  public var style: CharacterStyle
  /// Outermost first; nearly always none or one.
  public var links: [TextLink]
  public var atom: InlineAtom?
  public var look: TextLook?

  public init(
    _ style: CharacterStyle = [], links: [TextLink] = [], atom: InlineAtom? = nil,
    look: TextLook? = nil
  ) {
    self.style = style
    self.links = links
    self.atom = atom
    self.look = look
  }

  public static let plain = TextAttributes()
}

extension TextAttributes {
  /// What text typed behind such characters inherits: nobody types more of a formula or an emoji,
  /// and a link or a date ends where it ends.
  var forTyping: TextAttributes {
    TextAttributes(style, look: look)
  }
}
