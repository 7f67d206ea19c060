/// A text of the user's as a sentence may show it: ``printable(_:)``, in quotes, cut where it is long.
public func quoted(_ text: String) -> String {
  let limit = 120
  let scalars = text.unicodeScalars
  let shown = String(String.UnicodeScalarView(scalars.prefix(limit)))
  return "'" + printable(shown) + (scalars.count > limit ? "…" : "") + "'"
}

/// A text with its control characters spelt out, so that they cannot act on a terminal.
public func printable(_ text: String) -> String {
  var shown = ""
  for scalar in text.unicodeScalars {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator:
      shown += scalar.escaped(asASCII: true)
    default:
      shown.unicodeScalars.append(scalar)
    }
  }
  return shown
}
