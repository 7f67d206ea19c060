import PageModel

extension EditVerb {
  static let media = [
    EditVerb(
      "media", mediaCommands.map(\.name).joined(separator: "|"),
      "Changes the media the caret is at; 'remove' takes the first of them away"
    ) { words, usage throws(EditScriptError) in
      .atBlock(.media(try words.choice("what to do", of: mediaCommands, usage: usage)))
    },
    EditVerb("caption", "\"TEXT\"", "Writes the caption of the media the caret is at") {
      words, usage throws(EditScriptError) in
      let text = try words.word("the text", usage: usage).text
      return .atBlock(.media(.setCaption(StyledText(text))))
    },
    EditVerb("location", "LATITUDE LONGITUDE", "Inserts a place, in degrees") {
      words, usage throws(EditScriptError) in
      let latitude = try words.degrees("the latitude", usage: usage)
      let longitude = try words.degrees("the longitude", usage: usage)
      let place = MediaBlockItem(.location(latitude: latitude, longitude: longitude))
      return .perform(.insertBlock(.media(MediaBlock([place]))))
    },
    EditVerb("buttonRow", "\"LABEL\" \"ADDRESS\"", "Inserts a row of one button") {
      words, usage throws(EditScriptError) in
      let button = try words.button(usage: usage)
      return .perform(.insertBlock(.buttonRow(ButtonRow([button]))))
    },
    EditVerb("addButton", "\"LABEL\" \"ADDRESS\"", "Adds a button to the row the caret is at") {
      words, usage throws(EditScriptError) in
      .atBlock(.buttons(.add(try words.button(usage: usage), at: nil)))
    },
  ]

  private static let mediaCommands: [(name: String, value: MediaCommand)] = [
    ("mosaic", .setArrangement(.mosaic)), ("slideshow", .setArrangement(.slideshow)),
    ("spoiler", .toggleSpoiler(nil)), ("left", .setAlignment(.left)),
    ("center", .setAlignment(.center)), ("right", .setAlignment(.right)), ("remove", .remove(0)),
  ]
}

extension ScriptWords {
  fileprivate mutating func button(usage: String) throws(EditScriptError) -> InstantPageButton {
    let label = try word("the label", usage: usage).text
    let address = try word("the address", usage: usage).text
    return InstantPageButton(text: .plain(label), action: .url(address))
  }

  fileprivate mutating func degrees(
    _ what: String, usage: String
  ) throws(EditScriptError) -> Double {
    let word = try word(what, usage: usage)
    guard let degrees = Double(word.text), (-180...180).contains(degrees) else {
      throw word.error(.degrees(word.text))
    }
    return degrees
  }
}
