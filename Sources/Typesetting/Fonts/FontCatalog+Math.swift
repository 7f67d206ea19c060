extension FontCatalog {
  /// What a choice of math font stands for. Debian's TeX fonts stand beside the font folder, not
  /// in it.
  struct MathFamilies: Hashable, Sendable {
    var math: FontFamily
    var roman: FontFamily
    var sans = latinModernSans
    var mono = latinModernMono

    var all: [FontFamily] { [math, roman, sans, mono] }

    func text(_ role: FontRole) -> FontFamily {
      switch role {
      case .sans: sans
      case .serif: roman
      case .mono: mono
      }
    }
  }

  static func mathFamilies(_ choice: MathFontChoice) -> MathFamilies {
    switch choice {
    case .latinModern:
      MathFamilies(
        math: math("Latin Modern Math", "latinmodern-math", latinModern, "lm-math"),
        roman: text("LM Roman 10", "lmroman10", latinModern, "lm"))
    case .termes:
      MathFamilies(
        math: math("TeX Gyre Termes Math", "texgyretermes-math", gyreMath, "tex-gyre-math"),
        roman: text("TeX Gyre Termes", "texgyretermes", gyre, "tex-gyre"))
    case .pagella:
      MathFamilies(
        math: math("TeX Gyre Pagella Math", "texgyrepagella-math", gyreMath, "tex-gyre-math"),
        roman: text("TeX Gyre Pagella", "texgyrepagella", gyre, "tex-gyre"))
    }
  }

  private static let latinModern = "fonts-lmodern"
  private static let gyre = "fonts-texgyre"
  private static let gyreMath = "fonts-texgyre-math"
  private static let texFolder = "../texmf/fonts/opentype/public"

  private static let latinModernSans = text(
    "LM Sans 10", "lmsans10", latinModern, "lm", italic: "oblique", boldItalic: "boldoblique")

  /// Latin Modern Mono has no bold of its own; the light family's bold is the one of its width.
  private static let latinModernMono = FontFamily(
    name: "LM Mono 10", package: latinModern, folder: "\(texFolder)/lm",
    faces: [
      FontFamily.Face(file: "lmmono10-regular.otf", index: 0, weight: .regular, italic: false),
      FontFamily.Face(file: "lmmono10-italic.otf", index: 0, weight: .regular, italic: true),
      FontFamily.Face(file: "lmmonolt10-bold.otf", index: 0, weight: .bold, italic: false),
      FontFamily.Face(file: "lmmonolt10-boldoblique.otf", index: 0, weight: .bold, italic: true),
    ],
    isColor: false)

  private static func math(
    _ name: String, _ stem: String, _ package: String, _ folder: String
  ) -> FontFamily {
    FontFamily(
      name: name, package: package, folder: "\(texFolder)/\(folder)",
      faces: [FontFamily.Face(file: "\(stem).otf", index: 0, weight: .regular, italic: false)],
      isColor: false)
  }

  private static func text(
    _ name: String, _ stem: String, _ package: String, _ folder: String,
    italic: String = "italic", boldItalic: String = "bolditalic"
  ) -> FontFamily {
    func face(_ word: String, _ weight: FontWeight, _ isItalic: Bool) -> FontFamily.Face {
      FontFamily.Face(file: "\(stem)-\(word).otf", index: 0, weight: weight, italic: isItalic)
    }
    return FontFamily(
      name: name, package: package, folder: "\(texFolder)/\(folder)",
      faces: [
        face("regular", .regular, false), face("bold", .bold, false),
        face(italic, .regular, true), face(boldItalic, .bold, true),
      ],
      isColor: false)
  }
}

extension FontLibrary {
  /// Throws when a file of the choice is missing. Formulas are rare: nobody else pays for the look.
  func mathFaces(_ choice: MathFontChoice) throws(TypesettingError) -> MathFontFaces {
    let families = FontCatalog.mathFamilies(choice)
    for family in families.all {
      try checkFiles(of: family)
    }
    func path(_ family: FontFamily, bold: Bool, italic: Bool) -> FontFace {
      family.face(weight: bold ? .bold : .regular, italic: italic).map { fontFace(family, $0) }
        ?? FontFace(path: "")
    }
    return MathFontFaces(math: path(families.math, bold: false, italic: false)) {
      role, isBold, isItalic in
      path(families.text(role), bold: isBold, italic: isItalic)
    }
  }
}
