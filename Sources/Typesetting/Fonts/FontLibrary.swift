import CPango
import Glibc

/// The pinned fonts of a catalog, opened: a font configuration of our own in which nothing else is
/// visible, and the Pango contexts that pick a family for each character from it.
///
/// Belongs to one thread, like every Pango object.
final class FontLibrary {
  let catalog: FontCatalog
  /// Where the families' folders are, without a slash at the end.
  let folder: String

  private let configuration: OpaquePointer
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private let familyLists: FamilyLists
  /// One a role. Made when the first is asked for: until then Pango reads the system's font
  /// configuration on a thread of its own, and configuring the map would wait for it.
  private var contexts: [OpaquePointer] = []
  private var familyByFile: [FontFace: Int] = [:]
  /// The family of each Pango font met so far. Each key is retained, so an address stays one font.
  private var familyByFont: [UnsafeMutablePointer<PangoFont>: Int] = [:]

  /// Checks that every file of the catalog is there and opens them.
  init(catalog: FontCatalog, folder: String) throws(TypesettingError) {
    self.catalog = catalog
    self.folder = folder
    for family in catalog.families {
      try FontLibrary.checkFiles(of: family, in: folder)
    }
    // Making the map starts that thread: the sooner the better.
    guard let map = pango_ft2_font_map_new() else {
      throw .fontConfigurationFailed(folder: folder)
    }
    fontMap = map
    guard let configuration = FontLibrary.makeConfiguration(catalog: catalog, folder: folder)
    else {
      g_object_unref(UnsafeMutableRawPointer(map))
      throw .fontConfigurationFailed(folder: folder)
    }
    self.configuration = configuration
    familyLists = FamilyLists(catalog: catalog)

    for (index, family) in catalog.families.enumerated() {
      for face in family.faces {
        familyByFile[fontFace(family, face)] = index
      }
    }
  }

  deinit {
    for font in familyByFont.keys { g_object_unref(UnsafeMutableRawPointer(font)) }
    for context in contexts { g_object_unref(UnsafeMutableRawPointer(context)) }
    g_object_unref(UnsafeMutableRawPointer(fontMap))
    FcConfigDestroy(configuration)
  }

  /// The context that itemises text of a role.
  func context(for role: FontRole) -> OpaquePointer {
    if contexts.isEmpty { contexts = makeContexts() }
    return contexts[Int(role.rawValue)]
  }

  /// The index of the family a font of an item belongs to, nil for a font outside the catalog.
  func family(of font: UnsafeMutablePointer<PangoFont>) -> Int? {
    if let known = familyByFont[font] { return known < 0 ? nil : known }
    g_object_ref(UnsafeMutableRawPointer(font))
    let family = lookUpFamily(of: font)
    familyByFont[font] = family ?? -1
    return family
  }

  /// The file that draws a face of a family.
  func fontFace(_ family: FontFamily, _ face: FontFamily.Face) -> FontFace {
    FontFace(path: "\(folder)/\(family.folder)/\(face.file)", index: face.index)
  }

  private func lookUpFamily(of font: UnsafeMutablePointer<PangoFont>) -> Int? {
    let fcFont = UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
    guard let pattern = pango_fc_font_get_pattern(fcFont) else { return nil }
    var path: UnsafeMutablePointer<FcChar8>?
    var index: Int32 = 0
    guard FcPatternGetString(pattern, FC_FILE, 0, &path) == FcResultMatch, let path else {
      return nil
    }
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    // The upper half of the index names an instance of a variable font.
    let face = FontFace(path: String(cString: path), index: Int(index & 0xFFFF))
    return familyByFile[face]
  }

  private func makeContexts() -> [OpaquePointer] {
    let map = OpaquePointer(fontMap)
    pango_fc_font_map_set_config(map, configuration)
    pango_fc_font_map_set_default_substitute(
      map, replaceFamilies, Unmanaged.passUnretained(familyLists).toOpaque(), nil)
    return FontRole.allCases.map { makeContext(for: $0) }
  }

  /// The size and the weight do not matter: they change no family, and the faces are our choice.
  private func makeContext(for role: FontRole) -> OpaquePointer {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, role.familyAlias)
    pango_font_description_set_absolute_size(description, 16 * Double(PANGO_SCALE))
    defer { pango_font_description_free(description) }
    let context: OpaquePointer = pango_font_map_create_context(fontMap)
    pango_context_set_font_description(context, description)
    pango_context_set_language(context, FontLibrary.language)
    return context
  }

  /// The language text is analysed in; fixed, so that the environment has no say.
  static var language: OpaquePointer { pango_language_from_string("en") }

  /// Throws when a file of the family is missing.
  func checkFiles(of family: FontFamily) throws(TypesettingError) {
    try FontLibrary.checkFiles(of: family, in: folder)
  }

  private static func checkFiles(
    of family: FontFamily, in folder: String
  ) throws(TypesettingError) {
    for face in family.faces {
      let path = "\(folder)/\(family.folder)/\(face.file)"
      guard access(path, R_OK) == 0 else {
        throw .fontMissing(path: path, package: family.package)
      }
    }
  }
}

extension FontRole {
  /// The name by which Pango asks for the role's family list.
  var familyAlias: String {
    switch self {
    case .sans: "recto-sans"
    case .serif: "recto-serif"
    case .mono: "recto-mono"
    }
  }
}

/// The family names each alias stands for, as fontconfig wants them.
private final class FamilyLists {
  /// Pango asks for this family for what it takes for an emoji.
  static let emojiAlias = "emoji"

  private let lists: [(alias: String, families: [String])]

  init(catalog: FontCatalog) {
    lists =
      FontRole.allCases.map { ($0.familyAlias, catalog.familyList(for: $0)) }
      + [(FamilyLists.emojiAlias, catalog.emojiFamilyList)]
  }

  /// The list of the first of the pattern's families that is an alias of ours.
  func families(for pattern: OpaquePointer) -> [String]? {
    var index: Int32 = 0
    var value: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(pattern, FC_FAMILY, index, &value) == FcResultMatch {
      if let value {
        let name = String(cString: value)
        if let list = lists.first(where: { $0.alias == name }) { return list.families }
      }
      index += 1
    }
    return nil
  }
}

/// Called by Pango after the system's rules have had their way with a pattern: what they said about
/// families and language is replaced by what the catalog says, so that every machine and every
/// locale gets the same fonts, and one sorted list serves all languages.
private func replaceFamilies(pattern: OpaquePointer?, data: gpointer?) {
  guard let pattern, let data else { return }
  let lists = Unmanaged<FamilyLists>.fromOpaque(data).takeUnretainedValue()
  guard let families = lists.families(for: pattern) else { return }
  FcPatternDel(pattern, FC_FAMILY)
  FcPatternDel(pattern, FC_LANG)
  FcPatternAddString(pattern, FC_LANG, "en")
  for family in families {
    FcPatternAddString(pattern, FC_FAMILY, family)
  }
}
