import CommandTable
import MessageFiles

/// What a message can become.
enum OutputFormat: String, CaseIterable, NamedChoice {
  case png
  case svg
  case pdf
  /// The dump of the layout.
  case txt

  var name: String { rawValue }

  /// Whether a terminal would make noise of it.
  var isBinary: Bool {
    switch self {
    case .png, .pdf: true
    case .svg, .txt: false
    }
  }

  /// Whether a part of it is of use to nobody.
  var isPicture: Bool {
    switch self {
    case .png, .svg, .pdf: true
    case .txt: false
    }
  }
}

extension NamedChoice where Self: CaseIterable {
  /// The format a file's extension names, in any case.
  init?(path: String) {
    let name = path.fileExtension
    guard let format = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = format
  }
}
