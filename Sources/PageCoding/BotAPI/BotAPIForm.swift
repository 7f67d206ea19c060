/// Which of the two JSON shapes of the Bot API a rich message has.
public enum BotAPIForm: Sendable {
  /// `InputRichMessage`: what a bot sends.
  ///
  /// Read as strictly as the server does, see ``BotAPIRule``. Mentions, hashtags and what else a
  /// server finds by itself are read as the plain text in them.
  case input
  /// `RichMessage`: what the server returns. Read as it is, however large or empty.
  case received
}
