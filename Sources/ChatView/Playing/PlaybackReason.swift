/// Why something cannot be played, in words that follow a colon.
///
/// - Parameter message: what the player says: a line, or the place of an error, the error and more of it.
package func playbackReason(_ message: String) -> String {
  var line = message.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
  // The way to one of the player's parts says nothing to a reader.
  let place = "Error from element "
  if line.hasPrefix(place) {
    let parts = line.split(separator: " ").drop { !$0.hasSuffix(":") }.dropFirst()
    line = parts.joined(separator: " ")
  }
  while line.last == "." || line.last == " " { line.removeLast() }
  return line.isEmpty ? "it cannot be read" : line
}
