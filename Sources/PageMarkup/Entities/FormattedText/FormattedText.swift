/// The text of an ordinary message: characters, and which stretches of them mean something.
///
/// What a message carries is sorted, does not cross and lies within the text; a value put together
/// by hand need not. ``normalized(_:)`` makes one from the other.
public struct FormattedText: Hashable, Sendable {
  public var text: String
  public var entities: [MessageEntity]

  public init(text: String, entities: [MessageEntity] = []) {
    self.text = text
    self.entities = entities
  }
}
