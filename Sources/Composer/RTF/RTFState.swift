/// What holds within a group of RTF, and ends with it.
struct RTFState {
  /// What becomes of the text of a group.
  enum Destination: Equatable {
    case body
    case skipped
    case fonts
    case lists, overrides
    case fieldInstruction
    /// The marker a list item shows, spelled out.
    case marker
  }

  var destination = Destination.body
  var style: CharacterStyle = []
  /// Half points.
  var size = 24
  var font = 0
  var isHidden = false
  /// Bytes of substitute text behind a `\u`.
  var substitutes = 1
  /// Whether the group is a field, whose instruction says where its text leads.
  var isField = false

  /// Without the formats of characters.
  mutating func resetCharacters() {
    style = []
    size = 24
    isHidden = false
  }
}

/// What RTF says of a paragraph.
struct RTFParagraph {
  enum Marker {
    case bullet, ordered
  }

  var text = StyledText()
  /// Half points; of the first characters that are not blank.
  var size: Int?
  /// From 0; nil for body text.
  var outlineLevel: Int?
  var alignment = ParagraphAlignment.natural
  /// Number of a list in the list table.
  var list: Int?
  var level = 0
  var marker: Marker?
  var isInTable = false

  /// The paragraph that comes after this one without another word: like it, but empty.
  var next: RTFParagraph {
    var next = self
    next.text = StyledText()
    next.size = nil
    return next
  }
}
