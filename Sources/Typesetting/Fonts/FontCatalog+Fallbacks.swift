extension FontCatalog {
  /// The families every role falls back to, the most used first: all scripts of Debian's
  /// fonts-noto-core that have a sans face, a few that only have a serif one, and CJK.
  static let notoFamilies: [FontFamily] =
    [
      .noto("Noto Sans", bold: true, italics: true),
      .noto("Noto Sans Symbols", bold: true),
      .noto("Noto Sans Symbols2"),
      .noto("Noto Sans Math"),
      .noto("Noto Sans Arabic", bold: true),
      .noto("Noto Sans Hebrew", bold: true),
      .noto("Noto Sans Devanagari", bold: true),
      cjk,
      .noto("Noto Sans Thai", bold: true),
      .noto("Noto Sans Bengali", bold: true),
      .noto("Noto Sans Tamil", bold: true),
    ]
    + boldFamilies.map { .noto($0, bold: true) }
    + [hmong]
    + regularFamilies.map { .noto($0) }

  /// One face of the collection for Chinese, Japanese and Korean alike, so that a line of mixed
  /// ideographs and kana is even; its forms are those of simplified Chinese.
  private static let cjk = FontFamily(
    name: "Noto Sans CJK SC", package: "fonts-noto-cjk", folder: "opentype/noto",
    faces: [
      FontFamily.Face(file: "NotoSansCJK-Regular.ttc", index: 2, weight: .regular, italic: false),
      FontFamily.Face(file: "NotoSansCJK-Bold.ttc", index: 2, weight: .bold, italic: false),
    ],
    isColor: false)

  /// The one family whose files are not named after it.
  private static let hmong = FontFamily(
    name: "Noto Serif Hmong Nyiakeng", package: "fonts-noto-core", folder: "truetype/noto",
    faces: [
      FontFamily.Face(
        file: "NotoSerifNyiakengPuachueHmong-Regular.ttf", index: 0, weight: .regular,
        italic: false),
      FontFamily.Face(
        file: "NotoSerifNyiakengPuachueHmong-Bold.ttf", index: 0, weight: .bold, italic: false),
    ],
    isColor: false)

  /// Families with a regular and a bold face.
  private static let boldFamilies = [
    "Noto Sans Adlam", "Noto Sans Armenian", "Noto Sans Balinese", "Noto Sans Bamum",
    "Noto Sans Canadian Aboriginal", "Noto Sans Cham", "Noto Sans Cherokee", "Noto Sans Ethiopic",
    "Noto Sans Georgian", "Noto Sans Gujarati", "Noto Sans Gurmukhi", "Noto Sans Hanifi Rohingya",
    "Noto Sans Javanese", "Noto Sans Kannada", "Noto Sans Kayah Li", "Noto Sans Khmer",
    "Noto Sans Lao", "Noto Sans Lisu", "Noto Sans Malayalam", "Noto Sans Medefaidrin",
    "Noto Sans Meetei Mayek", "Noto Sans Myanmar", "Noto Sans Ol Chiki", "Noto Sans Oriya",
    "Noto Sans Sinhala", "Noto Sans Sora Sompeng", "Noto Sans Sundanese", "Noto Sans Tai Tham",
    "Noto Sans Telugu", "Noto Sans Thaana", "Noto Serif Tibetan", "Noto Serif Yezidi",
  ]

  /// Families with a regular face only.
  private static let regularFamilies = [
    "Noto Sans Anatolian Hieroglyphs", "Noto Sans Avestan", "Noto Sans Bassa Vah",
    "Noto Sans Batak", "Noto Sans Bhaiksuki", "Noto Sans Brahmi", "Noto Sans Buginese",
    "Noto Sans Buhid", "Noto Sans Carian", "Noto Sans Caucasian Albanian", "Noto Sans Chakma",
    "Noto Sans Coptic", "Noto Sans Cuneiform", "Noto Sans Cypriot", "Noto Sans Deseret",
    "Noto Sans Duployan", "Noto Sans Egyptian Hieroglyphs", "Noto Sans Elbasan",
    "Noto Sans Elymaic", "Noto Sans Glagolitic", "Noto Sans Gothic", "Noto Sans Grantha",
    "Noto Sans Gunjala Gondi", "Noto Sans Hanunoo", "Noto Sans Hatran",
    "Noto Sans Imperial Aramaic", "Noto Sans Indic Siyaq Numbers",
    "Noto Sans Inscriptional Pahlavi", "Noto Sans Inscriptional Parthian", "Noto Sans Kaithi",
    "Noto Sans Kharoshthi", "Noto Sans Khojki", "Noto Sans Khudawadi", "Noto Sans Lepcha",
    "Noto Sans Limbu", "Noto Sans Linear A", "Noto Sans Linear B", "Noto Sans Lycian",
    "Noto Sans Lydian", "Noto Sans Mahajani", "Noto Sans Mandaic", "Noto Sans Manichaean",
    "Noto Sans Marchen", "Noto Sans Masaram Gondi", "Noto Sans Mayan Numerals",
    "Noto Sans Mende Kikakui", "Noto Sans Meroitic", "Noto Sans Miao", "Noto Sans Modi",
    "Noto Sans Mongolian", "Noto Sans Mro", "Noto Sans Multani", "Noto Sans NKo",
    "Noto Sans Nabataean", "Noto Sans New Tai Lue", "Noto Sans Newa", "Noto Sans Nushu",
    "Noto Sans Ogham", "Noto Sans Old Hungarian", "Noto Sans Old Italic",
    "Noto Sans Old North Arabian", "Noto Sans Old Permic", "Noto Sans Old Persian",
    "Noto Sans Old Sogdian", "Noto Sans Old South Arabian", "Noto Sans Old Turkic",
    "Noto Sans Osage", "Noto Sans Osmanya", "Noto Sans Pahawh Hmong", "Noto Sans Palmyrene",
    "Noto Sans Pau Cin Hau", "Noto Sans PhagsPa", "Noto Sans Phoenician",
    "Noto Sans Psalter Pahlavi", "Noto Sans Rejang", "Noto Sans Runic", "Noto Sans Samaritan",
    "Noto Sans Saurashtra", "Noto Sans Sharada", "Noto Sans Shavian", "Noto Sans Siddham",
    "Noto Sans SignWriting", "Noto Sans Sogdian", "Noto Sans Soyombo", "Noto Sans Syloti Nagri",
    "Noto Sans Syriac", "Noto Sans Tagalog", "Noto Sans Tagbanwa", "Noto Sans Tai Le",
    "Noto Sans Tai Viet", "Noto Sans Takri", "Noto Sans Tamil Supplement", "Noto Sans Tifinagh",
    "Noto Sans Tirhuta", "Noto Sans Ugaritic", "Noto Sans Vai", "Noto Sans Wancho",
    "Noto Sans Warang Citi", "Noto Sans Yi", "Noto Sans Zanabazar Square", "Noto Serif Ahom",
    "Noto Serif Dogra", "Noto Serif Tangut", "Noto Music",
  ]
}
