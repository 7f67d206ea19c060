import PageCoding
import PageModel

extension DocumentEncoder {
  func encode(_ text: StyledText) -> JSONValue {
    .array(text.runs.map { encode($0) })
  }

  private func encode(_ run: Run) -> JSONValue {
    var value: JSONValue = ["text": .string(run.text)]
    for (style, key) in StoredKey.styles {
      value.addIfTrue(key, run.attributes.style.contains(style))
    }
    if !run.attributes.links.isEmpty {
      value.add("links", .array(run.attributes.links.map { encode($0) }))
    }
    if let look = run.attributes.look {
      value.add("fontFamily", look.family.map { .string($0) })
      value.add("fontSize", look.size.flatMap { $0.isFinite ? .number($0) : nil })
      value.add("foreground", look.foreground.map { .integer($0) })
      value.add("highlight", look.highlight.map { .integer($0) })
    }
    switch run.attributes.atom {
    case .emoji(let fileId, let alt)?:
      value.add("emoji", ["id": .string(String(fileId)), "altText": .string(alt)])
    case .formula(let latex)?: value.add("formula", .string(latex))
    case .button(let button)?: value.add("button", .string(button.stored))
    case .image(let id, let size)?:
      value.add(
        "image",
        [
          "mediaID": .string(id.word), "width": .integer(size.width),
          "height": .integer(size.height),
        ])
    case .anchor(let name)?: value.add("point", .string(name))
    case nil: break
    }
    return value
  }

  private func encode(_ link: TextLink) -> JSONValue {
    switch link {
    case .url(let url, let webpageId):
      var value: JSONValue = ["url": .string(url)]
      value.add("page", webpageId.map { .string($0.word) })
      return value
    case .email(let email): return ["email": .string(email)]
    case .phone(let phone): return ["phone": .string(phone)]
    case .mention(let peerId): return ["mention": .string(String(peerId))]
    case .date(let date, let format):
      var value: JSONValue = ["date": .integer(date)]
      value.add("format", format.map { .integer($0.rawValue) })
      return value
    case .anchor(let name): return ["anchor": .string(name)]
    case .detected(let kind): return ["detected": .string(kind.rawValue)]
    }
  }
}

extension JSONValue {
  /// Adds a text that is nearly always empty.
  mutating func add(_ name: String, _ text: StyledText) {
    if !text.isEmpty { add(name, DocumentEncoder().encode(text)) }
  }

  /// Adds a text the editor only carries along.
  mutating func add(_ name: String, _ text: RichText) {
    if text != .empty { add(name, .string(Base64.encode(text.encodePostbox()))) }
  }
}

extension InstantPageButton {
  /// A button of any kind, as a row of its own in Postbox form.
  var stored: String {
    Base64.encode(InstantPageBlock.buttonRow(alignment: .justify, buttons: [self]).encodePostbox())
  }

  init?(stored: String?) {
    guard case .buttonRow(_, let buttons)? = InstantPageBlock(stored: stored),
      let button = buttons.first
    else { return nil }
    self = button
  }
}

extension InstantPageBlock {
  init?(stored: String?) {
    guard let bytes = stored.flatMap({ Base64.decode($0) }),
      let block = try? InstantPageBlock.decodePostbox(bytes)
    else { return nil }
    self = block
  }
}
