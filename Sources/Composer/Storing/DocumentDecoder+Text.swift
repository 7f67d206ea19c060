import PageCoding
import PageModel

extension DocumentDecoder {
  func text(_ name: String, in value: JSONCursor) -> StyledText {
    StyledText(value.list(name).compactMap { run($0) })
  }

  private func run(_ value: JSONCursor) -> Run? {
    // A run may be its text alone.
    if let text = value.asString { return Run(text) }
    var attributes = TextAttributes()
    for (style, key) in StoredKey.styles where value.flag(key) ?? false {
      attributes.style.insert(style)
    }
    attributes.links = value.list("links").compactMap { link($0) }
    // Links of before are addresses, some of which stand for a person or a moment.
    if attributes.links.isEmpty, let url = value.word("link") {
      attributes.links = [TextLink(marker: url)]
    }
    let look = TextLook(
      family: value.word("fontFamily"), size: value.decimal("fontSize"),
      foreground: value.number("foreground"), highlight: value.number("highlight"))
    if look != TextLook() { attributes.look = look }
    attributes.atom = atom(value)
    let text = value.word("text") ?? ""
    return text.isEmpty && attributes.atom == nil ? nil : Run(text, attributes)
  }

  private func atom(_ value: JSONCursor) -> InlineAtom? {
    if let emoji = value["emoji"], let id: Int64 = emoji.number("id") {
      return .emoji(fileId: id, alt: emoji.word("altText") ?? "")
    }
    if let latex = value.word("formula") { return .formula(latex) }
    if let button = InstantPageButton(stored: value.word("button")) { return .button(button) }
    if let image = value["image"], let id = image.word("mediaID").flatMap({ MediaId(word: $0) }) {
      return .image(
        id,
        dimensions: PixelDimensions(
          width: image.number("width") ?? 0, height: image.number("height") ?? 0))
    }
    return value.word("point").map { .anchor($0) }
  }

  private func link(_ value: JSONCursor) -> TextLink? {
    if let url = value.word("url") {
      return .url(url, webpageId: value.word("page").flatMap { MediaId(word: $0) })
    }
    if let email = value.word("email") { return .email(email) }
    if let phone = value.word("phone") { return .phone(phone) }
    if let peerId: Int64 = value.number("mention") { return .mention(peerId: peerId) }
    if let date: Int32 = value.number("date") {
      let format: Int32? = value.number("format")
      return .date(date, format: format.map { DateTimeFormat(rawValue: $0) })
    }
    if let name = value.word("anchor") { return .anchor(name) }
    return value.word("detected").flatMap { TextLink.Detected(rawValue: $0) }.map { .detected($0) }
  }
}

/// Members read leniently: nil for what is missing and for what is something else. The type is
/// asked first: an error would look for its place in all of the text, and there may be many.
extension JSONCursor {
  var asString: String? { type == .string ? try? string() : nil }

  func word(_ name: String) -> String? { self[name]?.asString }

  func flag(_ name: String) -> Bool? {
    self[name].flatMap { $0.type == .boolean ? try? $0.boolean() : nil }
  }

  /// Also of digits in a string.
  func number<Number: FixedWidthInteger>(_ name: String) -> Number? {
    guard let member = self[name] else { return nil }
    return member.wholeNumber.flatMap { Number(exactly: $0) }
      ?? member.asString.flatMap { Number($0) }
  }

  func decimal(_ name: String) -> Double? {
    self[name].flatMap { $0.type == .number ? try? $0.double() : nil }
      .flatMap { $0.isFinite ? $0 : nil }
  }

  /// - Returns: Nothing when there is none.
  func list(_ name: String) -> [JSONCursor] {
    guard let member = self[name], member.type == .array else { return [] }
    return (try? member.elements()).map { Array($0) } ?? []
  }

  /// A text the editor only carries along.
  func richText(_ name: String) -> RichText {
    guard let bytes = word(name).flatMap({ Base64.decode($0) }) else { return .empty }
    return (try? RichText.decodePostbox(bytes)) ?? .empty
  }
}
