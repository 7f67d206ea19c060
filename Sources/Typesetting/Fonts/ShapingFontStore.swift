import CPango

/// Opens faces and makes shaping fonts of them.
///
/// Owner: the context. Bound: one face a file of the catalog, and its alphabets; ``fontLimit`` fonts, the least
/// recently used goes first (shaped text that needs it keeps it alive).
final class ShapingFontStore {
  private let library: FontLibrary
  private var faces: [FontFace: OpaquePointer] = [:]
  private var fonts = LeastRecentlyUsed<Entry>(costLimit: ShapingFontStore.fontLimit)
  private var latest: Entry?
  /// Fonts asked for by what they resolved to.
  private var resolvedFonts = Memo<ResolvedFont, ShapingFont>(limit: ShapingFontStore.fontLimit)
  private var latestResolved: ShapingFont?
  private var nextSerial: UInt32 = 0
  private var inertAlphabets: [AlphabetKey: InertAlphabets] = [:]
  private var metrics = Memo<FontStyle, FontMetrics>(limit: ShapingFontStore.fontLimit)

  static let fontLimit = 256
  /// How far a synthetic italic leans, x per height.
  private static let syntheticSlant = 0.2

  init(library: FontLibrary) {
    self.library = library
  }

  deinit {
    for face in faces.values { hb_face_destroy(face) }
  }

  var counters: CacheCounters { fonts.counters }

  /// The font that draws a family's glyphs in a style; of the style's own family for nil.
  func font(family: Int? = nil, style: FontStyle) -> ShapingFont {
    let key = Key(family: family, style: style, catalog: library.catalog)
    if let latest, latest.key == key { return latest.font }
    let hash = key.contentHash
    let entry: Entry
    if let known = fonts.value(for: hash, where: { $0.key == key }) {
      entry = known
    } else {
      entry = Entry(key: key, font: makeFont(key))
      fonts.insert(entry, for: hash, cost: 1)
    }
    latest = entry
    return entry.font
  }

  /// Vertical metrics of the style's own family at the style's size.
  func metrics(for style: FontStyle) -> FontMetrics {
    if let known = metrics.find(style) { return known }
    var result = font(style: style).metrics
    if let own = library.catalog.role(style.role).lineMetrics {
      let size = Key.clampedSize(style.size)
      result.ascent = own.ascent * size
      result.descent = own.descent * size
    }
    metrics.insert(result, for: style)
    return result
  }

  /// The font a run was shaped with, from what the run says of it; for ink boxes.
  func font(for resolved: ResolvedFont) -> ShapingFont {
    if let latestResolved, latestResolved.resolved == resolved { return latestResolved }
    let font: ShapingFont
    if let known = resolvedFonts.find(resolved) {
      font = known
    } else {
      font = makeFont(resolved, features: [])
      resolvedFonts.insert(font, for: resolved)
    }
    latestResolved = font
    return font
  }

  private func makeFont(_ key: Key) -> ShapingFont {
    let family = library.catalog.families[key.family]
    let face =
      family.face(weight: key.weight, italic: key.italic)
      ?? FontFamily.Face(file: "", index: 0, weight: .regular, italic: false)
    let role = key.ownRole.map { library.catalog.role($0) }
    let isSlanted = key.italic && !face.italic && !family.isColor
    let resolved = ResolvedFont(
      face: library.fontFace(family, face), size: key.size * (role?.sizeAdjust ?? 1),
      slant: isSlanted ? ShapingFontStore.syntheticSlant : 0, isColor: family.isColor)
    return makeFont(resolved, features: role?.features ?? [])
  }

  private func makeFont(_ resolved: ResolvedFont, features: [FontCatalog.Feature]) -> ShapingFont {
    let face = openFace(resolved.face)
    let harfBuzzFeatures = features.map {
      hb_feature_t(
        tag: hb_tag_from_string($0.tag, -1), value: $0.value, start: 0, end: UInt32.max)
    }
    let key = AlphabetKey(face: resolved.face, features: features)
    let alphabets =
      inertAlphabets[key] ?? InertAlphabets(face: face, features: harfBuzzFeatures)
    inertAlphabets[key] = alphabets
    nextSerial += 1
    return ShapingFont(
      face: face, resolved: resolved, features: harfBuzzFeatures, inertAlphabets: alphabets,
      serial: nextSerial)
  }

  /// The `hb_face_t` of a file, mapped into memory; an empty face when the file has gone.
  private func openFace(_ face: FontFace) -> OpaquePointer {
    if let known = faces[face] { return known }
    let blob = hb_blob_create_from_file(face.path)
    defer { hb_blob_destroy(blob) }
    let opened: OpaquePointer = hb_face_create(blob, UInt32(face.index))
    hb_face_make_immutable(opened)
    faces[face] = opened
    return opened
  }

  private struct AlphabetKey: Hashable {
    var face: FontFace
    var features: [FontCatalog.Feature]
  }

  private struct Entry {
    var key: Key
    var font: ShapingFont
  }

  private struct Key: Equatable {
    var family: Int
    var weight: FontWeight
    var italic: Bool
    var size: Double
    /// The role the family is the own family of; its size adjustment and features apply.
    var ownRole: FontRole?

    init(family: Int?, style: FontStyle, catalog: FontCatalog) {
      let own = catalog.role(style.role).family
      self.family = family ?? own
      weight = style.weight
      italic = style.italic
      size = Key.clampedSize(style.size)
      ownRole = self.family == own ? style.role : nil
    }

    var contentHash: UInt64 {
      var hash = ContentHash()
      hash.combine(UInt64(truncatingIfNeeded: family))
      let style = UInt64(weight.rawValue) << 8 | (italic ? 1 : 0)
      hash.combine(style << 8 | UInt64(ownRole.map { $0.rawValue } ?? 0xFF))
      hash.combine(size)
      return hash.value
    }

    /// Sizes no page asks for are brought inside, so that positions fit their type.
    static func clampedSize(_ size: Double) -> Double {
      size > 1 ? min(size, 2000) : 1
    }
  }
}
