import CommandTable

/// What a message is to be turned into, and what it is now.
struct ConvertOptions: Hashable, Sendable {
  /// Nil goes by the file's extension and its content.
  var source: SourceForm?
  var target: TargetForm
  var isDocument = false

  init(target: TargetForm) {
    self.target = target
  }
}

/// The forms a message can be read from.
enum SourceForm: String, CaseIterable, NamedChoice {
  case markdown
  case tl
  case tlInput = "tl-input"
  case flatbuffers
  case postbox
  case botJSON = "bot-json"
  case tdlibJSON = "tdlib-json"

  var name: String { rawValue }

  var help: String {
    switch self {
    case .markdown: "Markdown"
    case .tl: "MTProto, a rich message or whatever carries one"
    case .tlInput: "MTProto, as a client sends it"
    case .flatbuffers: "a page stored as FlatBuffers"
    case .postbox: "a page stored as a Postbox record"
    case .botJSON: "Bot API JSON"
    case .tdlibJSON: "TDLib JSON"
    }
  }
}

/// The forms a message can be written in.
enum TargetForm: String, CaseIterable, NamedChoice {
  /// The dump of the page.
  case tree
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
    case .tree, .botJSON, .tdlibJSON: false
    }
  }
}
