import CommandTable

/// The forms a message can be read from.
package enum SourceForm: String, CaseIterable, NamedChoice {
  case markdown
  case richMarkdown = "rich-markdown"
  case richHTML = "rich-html"
  case entities
  case tl
  case tlInput = "tl-input"
  case flatbuffers
  case postbox
  case botJSON = "bot-json"
  case tdlibJSON = "tdlib-json"

  package var name: String { rawValue }

  package var help: String {
    switch self {
    case .markdown: "Markdown as people type it"
    case .richMarkdown: "Markdown as bots send it (Bot API)"
    case .richHTML: "HTML as bots send it (Bot API)"
    case .entities: "a text and its entities, as JSON (Bot API)"
    case .tl: "MTProto, a rich message or whatever carries one"
    case .tlInput: "MTProto, as a client sends it"
    case .flatbuffers: "a page stored as FlatBuffers"
    case .postbox: "a page stored as a Postbox record"
    case .botJSON: "Bot API JSON"
    case .tdlibJSON: "TDLib JSON"
    }
  }

  /// Whether a message is an object of JSON.
  package var isJSON: Bool {
    switch self {
    case .entities, .botJSON, .tdlibJSON: true
    case .markdown, .richMarkdown, .richHTML, .tl, .tlInput, .flatbuffers, .postbox: false
    }
  }
}
