import PageCoding
import PageMarkup
import PageModel

extension ChatInputContent {
  /// The content as JSON: nothing of it is lost.
  var stored: JSONValue {
    DocumentEncoder().encode(blocks, direction: direction, media: media)
  }

  /// Reads what ``stored`` writes, as far as it can be understood.
  init(stored: JSONCursor, _ decoder: inout DocumentDecoder) {
    self.init(
      decoder.blocks(StoredKey.blocks, in: stored), direction: decoder.direction(in: stored),
      media: decoder.media(in: stored))
  }
}

extension Draft {
  private enum Key {
    static let content = "cm"
    /// The text of before, without formats of blocks.
    static let attributedText = "at"
    static let timestamp = "s"
    static let reply = "rep"
    static let effect = "messageEffectId"
  }

  /// The draft as bytes for this machine's own store: nothing of it is lost, media included.
  public var encoded: [UInt8] {
    var value: JSONValue = [Key.content: content.stored, Key.timestamp: .integer(timestamp)]
    value.add(
      Key.reply,
      reply.map {
        [
          "m.p": .string(String($0.peerId)), "m.n": .integer($0.namespace),
          "m.i": .integer($0.id),
        ]
      })
    value.add(Key.effect, effectId.map { .string(String($0)) })
    return Array(value.text().utf8)
  }

  /// Reads what ``encoded`` writes and what was written before there were blocks, as far as it can
  /// be understood.
  ///
  /// - Returns: The draft, and what of it could not be read; nil when the bytes are no draft.
  public static func decoding(_ bytes: [UInt8]) -> (draft: Draft, losses: [PageLoss])? {
    guard let root = try? JSONDocument(bytes).root, root.type == .object else { return nil }
    var decoder = DocumentDecoder()
    let content: ChatInputContent
    if let stored = root[Key.content] {
      content = ChatInputContent(stored: stored, &decoder)
    } else if let text = (root[Key.attributedText] ?? root).flatText {
      content = ChatInputContent(text)
    } else {
      return nil
    }
    let draft = Draft(
      content, timestamp: root.number(Key.timestamp) ?? 0,
      // The names of a message stood right in the draft once.
      reply: MessageName(stored: root[Key.reply] ?? root), effectId: root.number(Key.effect))
    return (draft, decoder.log.losses)
  }
}

extension Draft.MessageName {
  fileprivate init?(stored: JSONCursor) {
    guard let peerId: Int64 = stored.number("m.p"), let id: Int32 = stored.number("m.i") else {
      return nil
    }
    self.init(peerId: peerId, namespace: stored.number("m.n") ?? 0, id: id)
  }
}
