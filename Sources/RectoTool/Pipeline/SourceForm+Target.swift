import MessageFiles

extension SourceForm {
  var isBinary: Bool { target.isBinary }

  /// The same form to write in.
  var target: TargetForm {
    switch self {
    case .markdown: .markdown
    case .richMarkdown: .richMarkdown
    case .richHTML: .richHTML
    case .entities: .entities
    case .tl: .tl
    case .tlInput: .tlInput
    case .flatbuffers: .flatbuffers
    case .postbox: .postbox
    case .botJSON: .botJSON
    case .tdlibJSON: .tdlibJSON
    }
  }
}
