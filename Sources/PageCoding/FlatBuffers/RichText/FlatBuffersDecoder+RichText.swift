import PageModel

extension FlatBuffersDecoder {
  /// A text that must be there; `name` says which one to a person.
  mutating func text(
    _ id: Int, _ name: String, of table: FlatBuffersTable
  ) throws(FlatBuffersError) -> RichText {
    try text(try self.table(id, name, of: table))
  }

  /// The text of a `RichText` table. A kind that is not known reads as no text.
  mutating func text(_ table: FlatBuffersTable) throws(FlatBuffersError) -> RichText {
    guard let (number, value) = try union("RichText.value", of: table),
      let kind = StoredTextKind(flatBuffers: number)
    else { return .empty }
    textLevel += 1
    guard textLevel <= NestingLimit.richText else {
      throw .tooDeep(offset: table.position, limit: NestingLimit.richText)
    }
    defer { textLevel -= 1 }
    switch kind {
    case .bold, .italic, .underline, .strikethrough, .fixed, .subscript, .superscript, .marked,
      .autoEmail, .autoPhone, .autoUrl, .bankCard, .botCommand, .cashtag, .hashtag, .mention,
      .spoiler, .tonAddress, .url, .email, .phone, .anchor, .mentionName, .date:
      let inner = try text(0, "RichText.text", of: value)
      return try textAround(inner, kind, value)
    case .concat:
      return .concat(try texts(value))
    case .button:
      return .textButton(try button(try self.table(0, "RichText_TextButton.button", of: value)))
    case .empty, .plain, .image, .formula, .customEmoji:
      return try leaf(kind, value)
    }
  }

  @inline(never)
  private mutating func texts(_ value: FlatBuffersTable) throws(FlatBuffersError) -> [RichText] {
    try require(0, "RichText_Concat.texts", of: value)
    let elements = try elements(0, of: value)
    var texts: [RichText] = []
    texts.reserveCapacity(elements.count / FlatBuffersLayout.offsetSize)
    var element = elements.lowerBound
    while element < elements.upperBound {
      texts.append(try text(try table(inListAt: element)))
      element += FlatBuffersLayout.offsetSize
    }
    return texts
  }

  @inline(never)
  private mutating func leaf(
    _ kind: StoredTextKind, _ value: FlatBuffersTable
  ) throws(FlatBuffersError) -> RichText {
    switch kind {
    case .plain:
      return .plain(try string(0, "RichText_Plain.text", of: value))
    case .formula:
      return .formula(latex: try string(0, "RichText_Formula.latex", of: value))
    case .customEmoji:
      return .textCustomEmoji(
        fileId: try value.int64(0), alt: try string(1, "RichText_CustomEmoji.alt", of: value))
    case .image:
      guard let id = try value.mediaId(0), let dimensions = try value.dimensions(1) else {
        throw .missingField(
          offset: value.position, field: "RichText_Image.id and RichText_Image.dimensions")
      }
      return .image(id: id, dimensions: dimensions)
    default:
      return .empty
    }
  }

  /// A text of a kind that has one text inside.
  @inline(never)
  private mutating func textAround(
    _ inner: RichText, _ kind: StoredTextKind, _ value: FlatBuffersTable
  ) throws(FlatBuffersError) -> RichText {
    switch kind {
    case .url:
      return .url(
        text: inner, url: try string(1, "RichText_Url.url", of: value),
        webpageId: try value.mediaId(2))
    case .email:
      return .email(text: inner, email: try string(1, "RichText_Email.email", of: value))
    case .phone:
      return .phone(text: inner, phone: try string(1, "RichText_Phone.phone", of: value))
    case .anchor:
      return .anchor(text: inner, name: try string(1, "RichText_Anchor.name", of: value))
    case .mentionName:
      return .textMentionName(text: inner, peerId: try value.int64(1))
    case .date:
      let format = try value.int32(2, default: FlatBuffersNone.dateFormat)
      return .textDate(
        text: inner, date: try value.int32(1),
        format: format == FlatBuffersNone.dateFormat ? nil : DateTimeFormat(rawValue: format))
    default:
      return kind.text(around: inner) ?? inner
    }
  }
}
