import Typesetting

// What the compiler cannot compare by itself, because texts stand in pairs with their places.

extension CodeItem: Equatable {
  public static func == (one: CodeItem, other: CodeItem) -> Bool {
    one.background == other.background && one.language == other.language
      && one.codeOrigin == other.codeOrigin && one.textInset == other.textInset
      && one.code == other.code
      && areSame(one.languageText.map { [$0] } ?? [], other.languageText.map { [$0] } ?? [])
  }
}

extension AudioItem: Equatable {
  public static func == (one: AudioItem, other: AudioItem) -> Bool {
    one.id == other.id && one.index == other.index && one.control == other.control
      && one.controlFill == other.controlFill && one.controlGlyph == other.controlGlyph
      && one.progress == other.progress && one.trackColor == other.trackColor
      && one.time == other.time && one.playback == other.playback
      && areSame(one.texts, other.texts)
  }
}

extension DocumentItem: Equatable {
  public static func == (one: DocumentItem, other: DocumentItem) -> Bool {
    one.id == other.id && one.index == other.index && one.control == other.control
      && one.controlFill == other.controlFill && one.controlGlyph == other.controlGlyph
      && one.thumbnail == other.thumbnail && one.placeholder == other.placeholder
      && areSame(one.texts, other.texts)
  }
}

extension UnsupportedItem: Equatable {
  public static func == (one: UnsupportedItem, other: UnsupportedItem) -> Bool {
    one.path == other.path && one.fill == other.fill && one.foreground == other.foreground
      && one.isDark == other.isDark && one.isRightToLeft == other.isRightToLeft
      && one.badge == other.badge && one.button == other.button
      && one.buttonLabel == other.buttonLabel && one.buttonLabelOrigin == other.buttonLabelOrigin
      && one.neededWidth == other.neededWidth && areSame(one.texts, other.texts)
  }
}

private func areSame(
  _ one: [(origin: Point, text: TextItem)], _ other: [(origin: Point, text: TextItem)]
) -> Bool {
  one.elementsEqual(other) { $0.origin == $1.origin && $0.text == $1.text }
}
