extension String {
  /// Line ends turned into spaces.
  var onOneLine: String {
    contains(where: \.isNewline) ? String(map { $0.isNewline ? " " : $0 }) : self
  }
}

extension String? {
  /// The string, nil when there is nothing in it.
  var nonEmpty: String? { self?.isEmpty == false ? self : nil }
}
