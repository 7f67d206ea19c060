import CommandTable
import MessageFiles

/// The forms a message can be written in.
enum TargetForm: String, CaseIterable, NamedChoice {
  /// The dump of the page.
  case tree
  case markdown
  case richMarkdown = "rich-markdown"
  case richHTML = "rich-html"
  case html
  case entities
  case preview
  case tl
  case tlInput = "tl-input"
  case flatbuffers
  case postbox
  case botJSON = "bot-json"
  case tdlibJSON = "tdlib-json"

  var name: String { rawValue }

  var help: String {
    switch self {
    case .tree: "blocks and texts, a node a line"
    case .markdown: "Markdown as people type it"
    case .richMarkdown: "Markdown as bots send it (Bot API)"
    case .richHTML: "HTML as bots send it (Bot API)"
    case .html: "HTML for the web"
    case .entities: "a text and its entities, as JSON (Bot API)"
    case .preview: "one line, as a list of chats shows it"
    case .tl: "MTProto, as a server sends it"
    case .tlInput: "MTProto, as a client sends it"
    case .flatbuffers: "a stored page as FlatBuffers"
    case .postbox: "a stored page as a Postbox record"
    case .botJSON: "Bot API JSON"
    case .tdlibJSON: "TDLib JSON"
    }
  }

  /// Whether a terminal would make noise of it.
  var isBinary: Bool {
    switch self {
    case .tl, .tlInput, .flatbuffers, .postbox: true
    case .tree, .markdown, .richMarkdown, .richHTML, .html, .entities, .preview, .botJSON,
      .tdlibJSON:
      false
    }
  }

  /// Whether it is a value of JSON.
  var isJSON: Bool {
    switch self {
    case .entities, .botJSON, .tdlibJSON: true
    case .tree, .markdown, .richMarkdown, .richHTML, .html, .preview, .tl, .tlInput,
      .flatbuffers, .postbox:
      false
    }
  }

  /// What the name of a file in this form ends in.
  var fileExtension: String {
    switch self {
    case .tree: "tree"
    case .markdown, .richMarkdown: "md"
    case .richHTML, .html: "html"
    case .entities, .botJSON, .tdlibJSON: "json"
    case .preview: "txt"
    case .tl, .tlInput: "tl"
    case .flatbuffers: "fb"
    case .postbox: "postbox"
    }
  }
}
