/// Formatted inline text: a tree whose leaves are strings, inline objects and nothing.
///
/// Offsets into a rich text's characters are UTF-16 units of its ``plainText``.
public indirect enum RichText: Sendable {
  case empty
  case plain(String)
  case bold(RichText)
  case italic(RichText)
  case underline(RichText)
  case strikethrough(RichText)
  /// Fixed-width text (inline code).
  case fixed(RichText)
  /// A link; `webpageId` names a cached page the link opens instantly.
  case url(text: RichText, url: String, webpageId: MediaId?)
  case email(text: RichText, email: String)
  /// Parts one after the other, without a separator.
  case concat([RichText])
  case `subscript`(RichText)
  case superscript(RichText)
  /// Text drawn over a highlighter's stroke.
  case marked(RichText)
  case phone(text: RichText, phone: String)
  /// An inline image; `dimensions` are points.
  case image(id: MediaId, dimensions: PixelDimensions)
  /// A named target for fragment links around `text`, which may be empty.
  case anchor(text: RichText, name: String)
  case formula(latex: String)
  case textCustomEmoji(fileId: Int64, alt: String)
  case textAutoEmail(RichText)
  case textAutoPhone(RichText)
  case textAutoUrl(RichText)
  case textBankCard(RichText)
  case textBotCommand(RichText)
  case textCashtag(RichText)
  case textHashtag(RichText)
  case textMention(RichText)
  /// `peerId` is the raw user id, not a packed ``PeerId``.
  case textMentionName(text: RichText, peerId: Int64)
  case textSpoiler(RichText)
  /// `date` is Unix time in seconds; a nil `format` leaves the inner text as it is.
  case textDate(text: RichText, date: Int32, format: DateTimeFormat?)
  case textButton(InstantPageButton)
  case textTonAddress(RichText)
}
