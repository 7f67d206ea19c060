/// A formatted text spelled in one of the Bot API's parse modes.
public struct SpelledEntities: Hashable, Sendable {
  public var text: String
  /// What the mode has no spelling for; its text is there.
  public var losses: [MessageEntity]

  public init(text: String, losses: [MessageEntity] = []) {
    self.text = text
    self.losses = losses
  }
}

extension FormattedText {
  /// The text in the parse mode HTML.
  ///
  /// What the text names by itself is left to be found again. Reading it gives the same text:
  /// ``parseEntities(_:mode:normalization:)`` of it is this value, when that is normalized and
  /// nothing is lost.
  public func html() -> SpelledEntities {
    var speller = EntitySpeller(self, marks: HTMLMarks())
    return speller.spelled()
  }

  /// The text in the parse mode MarkdownV2; as ``html()``, but quotes are whole lines here: one
  /// that begins or ends inside a line is lost, and the line end behind a quote becomes part of it.
  public func markdownV2() -> SpelledEntities {
    var speller = EntitySpeller(self, marks: MarkdownMarks())
    return speller.spelled()
  }
}

extension EntityParseMode {
  /// The text with everything that would be markup spelled so that it stands for itself.
  public func escaped(_ text: String) -> String {
    var output: [UInt8] = []
    for byte in text.utf8 {
      switch self {
      case .html: HTMLMarks.append(byte, to: &output)
      case .markdownV2: MarkdownMarks.append(byte, place: .text, to: &output)
      case .markdown:
        switch byte {
        case Ascii.underscore, Ascii.asterisk, Ascii.backtick, Ascii.leftBracket:
          output.append(Ascii.backslash)
        default: break
        }
        output.append(byte)
      }
    }
    return String(decoding: output, as: UTF8.self)
  }
}
