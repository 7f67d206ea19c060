extension String {
  /// The last part of a path.
  package var fileName: String { split(separator: "/").last.map(String.init) ?? self }

  /// The file's name without its extension.
  package var fileBaseName: String {
    let name = fileName
    return name.extensionDot.map { String(name[..<$0]) } ?? name
  }

  /// The file's extension in small letters; empty where there is none.
  package var fileExtension: String {
    let name = fileName
    return name.extensionDot.map { name[name.index(after: $0)...].lowercased() } ?? ""
  }

  /// A dot at a name's beginning hides the file and begins no extension.
  private var extensionDot: Index? {
    lastIndex(of: ".").flatMap { $0 > startIndex ? $0 : nil }
  }
}
