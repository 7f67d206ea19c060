import CGumbo

/// Gumbo as it comes, parsing to its own tree.
enum GumboPeer {
  /// The library does not say its version; this is Debian's.
  static let version = "0.10.1"

  /// Parses, frees, and says how many nodes the body has.
  static func parse(_ text: String) -> Int {
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        var options = kGumboDefaultOptions
        guard
          let output = gumbo_parse_with_options(&options, characters.baseAddress, characters.count)
        else { return 0 }
        defer { gumbo_destroy_output(&options, output) }
        guard let root = output.pointee.root else { return 0 }
        return Int(root.pointee.v.element.children.length)
      }
    }
  }
}
