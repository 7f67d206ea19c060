import Typesetting

/// Shortens a name in its middle, so that its beginning and its ending both show: "holiday…photo.jpg".
struct MiddleTruncation {
  let context: TypesettingContext
  let font: FontStyle

  /// No row shows more characters than this on either side of the "…".
  private static let mostCharacters = 200

  /// - Returns: the string, or as much of its two ends as `width` holds.
  func shortened(_ string: String, to width: Double) -> String {
    let start = Array(string.prefix(2 * Self.mostCharacters + 1))
    let isShort = start.count <= 2 * Self.mostCharacters
    if isShort, fits(string, width) { return string }
    let characters =
      isShort ? start : start.prefix(Self.mostCharacters) + string.suffix(Self.mostCharacters)
    var low = 0
    var high = characters.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(shortened(characters, keeping: middle), width) {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return shortened(characters, keeping: low)
  }

  /// `count` characters around the "…", the odd one at the start.
  private func shortened(_ characters: [Character], keeping count: Int) -> String {
    String(characters.prefix((count + 1) / 2)) + "…" + String(characters.suffix(count / 2))
  }

  private func fits(_ string: String, _ width: Double) -> Bool {
    context.measure(AttributedText(string, style: TextStyle(font: font))).width <= width
  }
}
