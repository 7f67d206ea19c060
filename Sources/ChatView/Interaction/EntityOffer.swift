import Recto

/// What can be done with a name, a number or a date in a text: a client would do something of its own with it,
/// here it can be copied and perhaps opened.
package struct EntityOffer: Equatable {
  /// As events and bots call it.
  package var kind: String
  /// What it names, as events tell it.
  package var name: String
  /// What a client would do.
  package var sentence: String
  package var copied: String
  /// What opens it on a desktop.
  package var url: String?

  /// - Parameter words: what is written there.
  /// - Returns: nil for links and buttons, which do what they say.
  init?(_ link: InlineLink, words: String) {
    switch link {
    case .url, .button: return nil
    case .email(let address):
      self.init("email", address, "write to \(address)", url: "mailto:\(address)")
    case .phone(let number): self.init("phone", number, "call \(number)", url: "tel:\(number)")
    case .mention(let name): self.init("mention", name, "open the profile of \(name)")
    case .peerMention(let peer, let text):
      self.init("user", String(peer), "open the profile of \(text)")
      copied = text
    case .hashtag(let tag):
      self.init(
        tag.hasPrefix("$") ? "cashtag" : "hashtag", tag, "search for messages with \(tag)")
    case .botCommand(let command): self.init("bot_command", command, "send \(command) to the bot")
    case .bankCard(let number):
      self.init("bank_card", number, "offer what the bank of this card has")
    case .tonAddress(let address): self.init("ton_address", address, "show this wallet")
    case .date(let date, _):
      self.init("date", String(date), "offer a reminder")
      copied = words
    }
  }

  private init(_ kind: String, _ name: String, _ act: String, url: String? = nil) {
    self.kind = kind
    self.name = name
    sentence = "A client would \(act)"
    copied = name
    self.url = url
  }
}
