import Recto

extension PagePreview {
  /// The line with its formatting and icons, one line without its end; offsets are UTF-16 units.
  var json: String {
    let value: JSONValue = [
      "text": .string(text), "spoken": .string(spokenText),
      "attributes": .array(attributes.map(\.json)), "icons": .array(icons.map(\.json)),
    ]
    return value.text()
  }
}

extension PagePreview.Attribute {
  fileprivate var json: JSONValue {
    .object(
      [
        JSONMember(name: "type", value: .string(name)),
        JSONMember(name: "offset", value: .integer(range.lowerBound)),
        JSONMember(name: "length", value: .integer(range.count)),
      ] + details)
  }

  private var name: String {
    switch kind {
    case .italic: "italic"
    case .underline: "underline"
    case .strikethrough: "strikethrough"
    case .spoiler: "spoiler"
    case .date: "date_time"
    case .customEmoji: "custom_emoji"
    }
  }

  private var details: [JSONMember] {
    switch kind {
    case .italic, .underline, .strikethrough, .spoiler: []
    case .date(let date, _): [JSONMember(name: "unix_time", value: .integer(date))]
    case .customEmoji(let fileId):
      [JSONMember(name: "custom_emoji_id", value: .string(String(fileId)))]
    }
  }
}

extension PagePreview.Icon {
  fileprivate var json: JSONValue {
    let name = kind == .formula ? "formula" : "table"
    return ["type": .string(name), "offset": .integer(offset), "label": .string(label)]
  }
}
