/// The one table of fonts: which family does which job, in which files, at what size, with what
/// metrics and features. No other place names a family or a file.
public struct FontCatalog: Hashable, Sendable {
  /// What a role asks of its family, besides the family itself.
  struct Role: Hashable, Sendable {
    /// An index into ``families``.
    var family: Int
    /// The family is drawn at this multiple of the requested size.
    var sizeAdjust: Double
    /// Ascent and descent in em of the requested size, where the family's own would set lines
    /// too tight or too loose; nil for the family's own.
    var lineMetrics: LineMetrics?
    /// OpenType features switched on (1) or off (0) for the family, not for its fallbacks.
    var features: [Feature]
    /// Families asked first for what the role's own family lacks.
    var substitutes: [Int]
  }

  struct LineMetrics: Hashable, Sendable {
    var ascent: Double
    var descent: Double
  }

  struct Feature: Hashable, Sendable {
    /// Four letters.
    var tag: String
    var value: UInt32
  }

  /// All families; the others refer to them by index.
  private(set) var families: [FontFamily]
  private(set) var sans: Role
  private(set) var serif: Role
  private(set) var mono: Role
  private(set) var emoji: Int
  /// For every role, in order of preference, after the role's substitutes. The emoji family is not
  /// among them: named in a family list, it would be chosen for spaces and digits.
  private(set) var fallbacks: [Int]

  func role(_ role: FontRole) -> Role {
    switch role {
    case .sans: sans
    case .serif: serif
    case .mono: mono
    }
  }

  /// Family names to look a character of a role up in, best first.
  func familyList(for role: FontRole) -> [String] {
    let entry = self.role(role)
    return ([entry.family] + entry.substitutes + fallbacks).map { families[$0].name }
  }

  /// Family names to look an emoji up in, best first.
  var emojiFamilyList: [String] {
    ([emoji, sans.family] + fallbacks).map { families[$0].name }
  }

  /// The Debian packages the catalog's files come from, sorted.
  public var packages: [String] {
    let math = MathFontChoice.allCases.flatMap { FontCatalog.mathFamilies($0).all }
    return Set((families + math).map(\.package)).sorted()
  }

  /// The catalog the product ships with.
  public static let standard = FontCatalog()

  private init() {
    let inter = FontFamily.full(
      "Inter", package: "fonts-inter", folder: "opentype/inter", stem: "Inter", suffix: "otf")
    let vollkorn = FontFamily.full(
      "Vollkorn", package: "fonts-vollkorn", folder: "truetype/vollkorn", stem: "Vollkorn",
      suffix: "ttf")
    let jetBrains = FontFamily.full(
      "JetBrains Mono", package: "fonts-jetbrains-mono", folder: "truetype/jetbrains-mono",
      stem: "JetBrainsMono", suffix: "ttf")
    let notoMono = FontFamily.noto("Noto Sans Mono", bold: true, package: "fonts-noto-mono")
    let colorEmoji = FontFamily(
      name: "Noto Color Emoji", package: "fonts-noto-color-emoji", folder: "truetype/noto",
      faces: [
        FontFamily.Face(file: "NotoColorEmoji.ttf", index: 0, weight: .regular, italic: false)
      ],
      isColor: true)

    families = [inter, vollkorn, jetBrains, notoMono, colorEmoji] + FontCatalog.notoFamilies
    fallbacks = Array(5..<families.count)
    emoji = 4
    sans = Role(family: 0, sizeAdjust: 1, lineMetrics: nil, features: [], substitutes: [])
    // Vollkorn is small on its body and asks for little space: the adjustment makes its letters as
    // large as Inter's, the metrics give it Inter's line. Its figures are old style by default.
    serif = Role(
      family: 1, sizeAdjust: 1.06, lineMetrics: LineMetrics(ascent: 0.969, descent: 0.241),
      features: [Feature(tag: "lnum", value: 1)], substitutes: [0])
    // Code is shown as typed: "->" and "!=" stay two characters.
    mono = Role(
      family: 2, sizeAdjust: 1, lineMetrics: nil,
      features: [Feature(tag: "calt", value: 0), Feature(tag: "liga", value: 0)],
      substitutes: [3, 0])
  }
}
