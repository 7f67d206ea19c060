/// A family of the catalog: where its files are and which faces it has.
struct FontFamily: Hashable, Sendable {
  /// The name fontconfig knows it by.
  var name: String
  /// The Debian package that installs it.
  var package: String
  /// The folder of its files, below the font folder.
  var folder: String
  var faces: [Face]
  /// True when it draws colour bitmaps; such a family is never slanted.
  var isColor: Bool

  /// A face of a family and the style it draws.
  struct Face: Hashable, Sendable {
    var file: String
    /// The index in a collection.
    var index: Int
    var weight: FontWeight
    var italic: Bool
  }

  /// The face for a style: the nearest weight (the bolder one for semibold and up, the lighter one
  /// below), upright when the family has no italic.
  func face(weight: FontWeight, italic: Bool) -> Face? {
    let slanted = faces.contains { $0.italic == italic } ? italic : !italic
    let candidates = faces.filter { $0.italic == slanted }
    if let exact = candidates.first(where: { $0.weight == weight }) { return exact }
    let byWeight = candidates.sorted { $0.weight.rawValue < $1.weight.rawValue }
    let wantsBold = weight.rawValue >= FontWeight.semibold.rawValue
    return wantsBold ? byWeight.last : byWeight.first
  }
}

extension FontFamily {
  /// A family with eight faces in files named `stem`-Weight[Italic].`suffix`.
  static func full(
    _ name: String, package: String, folder: String, stem: String, suffix: String
  ) -> FontFamily {
    let weights: [(String, FontWeight)] = [
      ("Regular", .regular), ("Medium", .medium), ("SemiBold", .semibold), ("Bold", .bold),
    ]
    var faces: [Face] = []
    for (word, weight) in weights {
      let italic = weight == .regular ? "Italic" : word + "Italic"
      faces.append(
        Face(file: "\(stem)-\(word).\(suffix)", index: 0, weight: weight, italic: false))
      faces.append(
        Face(file: "\(stem)-\(italic).\(suffix)", index: 0, weight: weight, italic: true))
    }
    return FontFamily(
      name: name, package: package, folder: folder, faces: faces, isColor: false)
  }

  /// A Noto family: its files are named after it, with the spaces left out.
  static func noto(
    _ name: String, bold: Bool = false, italics: Bool = false, package: String = "fonts-noto-core"
  ) -> FontFamily {
    let stem = String(name.filter { $0 != " " })
    func face(_ word: String, _ weight: FontWeight, _ italic: Bool) -> Face {
      Face(file: "\(stem)-\(word).ttf", index: 0, weight: weight, italic: italic)
    }
    var faces = [face("Regular", .regular, false)]
    if bold { faces.append(face("Bold", .bold, false)) }
    if italics {
      faces.append(face("Italic", .regular, true))
      faces.append(face("BoldItalic", .bold, true))
    }
    return FontFamily(
      name: name, package: package, folder: "truetype/noto", faces: faces, isColor: false)
  }
}
