import CPango
import Foundation
import Testing

@testable import Typesetting

struct FontCatalogTests {
  private let catalog = FontCatalog.standard

  @Test func packagesAreNamed() {
    #expect(
      catalog.packages == [
        "fonts-inter", "fonts-jetbrains-mono", "fonts-lmodern", "fonts-noto-cjk",
        "fonts-noto-color-emoji", "fonts-noto-core", "fonts-noto-mono", "fonts-texgyre",
        "fonts-texgyre-math", "fonts-vollkorn",
      ])
  }

  @Test func theEmojiFamilyIsInNoFamilyList() {
    let emoji = catalog.families[catalog.emoji].name
    for role in FontRole.allCases {
      #expect(!catalog.familyList(for: role).contains(emoji))
      #expect(Set(catalog.familyList(for: role)).count == catalog.familyList(for: role).count)
    }
    #expect(catalog.emojiFamilyList.first == emoji)
  }

  @Test(arguments: [
    ("a weight the family has", FontWeight.semibold, false, "Inter-SemiBold.otf"),
    ("an italic the family has", .medium, true, "Inter-MediumItalic.otf"),
  ])
  func rolesHaveAllFaces(sentence: String, weight: FontWeight, italic: Bool, file: String) {
    let family = catalog.families[catalog.sans.family]
    #expect(family.face(weight: weight, italic: italic)?.file == file, "\(sentence)")
  }

  @Test(arguments: [
    ("medium stays regular", "Noto Sans Arabic", FontWeight.medium, "NotoSansArabic-Regular.ttf"),
    ("semibold becomes bold", "Noto Sans Arabic", .semibold, "NotoSansArabic-Bold.ttf"),
    ("bold stays regular without a bold", "Noto Sans Runic", .bold, "NotoSansRunic-Regular.ttf"),
    ("a collection has its bold face", "Noto Sans CJK SC", .bold, "NotoSansCJK-Bold.ttc"),
  ])
  func fallbacksTakeTheNearestFace(
    sentence: String, name: String, weight: FontWeight, file: String
  ) throws {
    let family = try #require(catalog.families.first { $0.name == name })
    #expect(family.face(weight: weight, italic: true)?.file == file, "\(sentence)")
  }

  @Test func facesOfAFamilyCoverTheSameCharacters() {
    // The catalog asks for a character in the regular face and draws it in any other.
    for role in FontRole.allCases {
      let family = catalog.families[catalog.role(role).family]
      let regular = coverage(of: family, family.faces[0])
      for face in family.faces.dropFirst() {
        let missing = regular.subtracting(coverage(of: family, face))
        // U+0337 is missing in Vollkorn's italics, U+200B (never drawn) in JetBrains Mono's.
        #expect(missing.isSubset(of: [0x337, 0x200B]), "\(face.file)")
      }
    }
  }

  @Test func everyFamilyIsVisibleUnderItsNameAndNothingElseIs() throws {
    let folder = "/usr/share/fonts"
    let configuration = try #require(
      FontLibrary.makeConfiguration(catalog: catalog, folder: folder))
    defer { FcConfigDestroy(configuration) }
    let fonts = try #require(FcConfigGetFonts(configuration, FcSetSystem))
    var names: [String: Set<String>] = [:]
    for index in 0..<Int(fonts.pointee.nfont) {
      let pattern = fonts.pointee.fonts[index]
      let path = strings(FC_FILE, of: pattern).first ?? ""
      names[path, default: []].formUnion(strings(FC_FAMILY, of: pattern))
    }
    #expect(names.count == catalog.families.count)
    for family in catalog.families {
      let file = family.face(weight: .regular, italic: false)?.file ?? ""
      #expect(names["\(folder)/\(family.folder)/\(file)"]?.contains(family.name) == true, "\(file)")
    }
  }

  private func strings(_ object: String, of pattern: OpaquePointer?) -> [String] {
    var result: [String] = []
    var value: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(pattern, object, Int32(result.count), &value) == FcResultMatch,
      let found = value
    {
      result.append(String(cString: found))
    }
    return result
  }

  private func coverage(of family: FontFamily, _ face: FontFamily.Face) -> Set<UInt32> {
    let blob = hb_blob_create_from_file("/usr/share/fonts/\(family.folder)/\(face.file)")
    let opened = hb_face_create(blob, UInt32(face.index))
    let set = hb_set_create()
    hb_face_collect_unicodes(opened, set)
    var result: Set<UInt32> = []
    var scalar = UInt32.max
    while hb_set_next(set, &scalar) != 0 { result.insert(scalar) }
    hb_set_destroy(set)
    hb_face_destroy(opened)
    hb_blob_destroy(blob)
    return result
  }
}
