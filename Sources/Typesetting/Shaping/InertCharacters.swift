import CPango

/// The characters of a face that its substitutions leave alone in words of such characters only, whatever
/// stands around these words.
///
/// Fonts with many rules (Inter: arrows, composed marks, punctuation between capitals) have HarfBuzz try each
/// of them on each glyph, and ordinary words pass through all of them unchanged. Words of these characters are
/// shaped without substitutions: the same glyphs, in a third of the time.
///
/// Whether a rule can change anything is asked of HarfBuzz, see ``removeTouched(by:in:from:space:)``. What rules do to
/// each other's results does not matter: none begins.
final class InertCharacters {
  /// What to shape such words with: the font's features, substitutions switched off.
  let features: [hb_feature_t]
  /// The `hb_shape_plan_t` of these features.
  let plan: OpaquePointer
  /// A bit a UTF-16 unit below ``limit``.
  private var bits = [UInt64](repeating: 0, count: InertCharacters.limit / 64)

  /// Letters of the simple scripts and common signs.
  private static let candidates = [0x20..<0x250, 0x370..<0x530, 0x1E00..<0x2070, 0x20A0..<0x20C0]
  private static let limit = 0x20C0

  /// What a face leaves alone in a script when shaped with these features. Nil when nothing would be won: the
  /// face substitutes nothing, or what it substitutes cannot be switched off, or too few letters remain.
  init?(face: OpaquePointer, script: UInt32, features: [hb_feature_t]) {
    let plain =
      features.map { feature in
        var feature = feature
        // Such as old style figures: they are a substitution too, which must find nothing to do.
        feature.value = 0
        return feature
      } + InertCharacters.substitutions.map { InertCharacters.off($0) }
    // A fraction slash alone has figures become fractions; it counts as no inert character.
    let full = features + ["frac", "numr", "dnom"].map { InertCharacters.off($0) }
    let rules = GlyphSet.lookups(InertCharacters.substitutionTable, face, script, full)
    guard !rules.isEmpty,
      GlyphSet.lookups(InertCharacters.substitutionTable, face, script, plain).isEmpty,
      GlyphSet.lookups(InertCharacters.positionTable, face, script, plain)
        == GlyphSet.lookups(InertCharacters.positionTable, face, script, full)
    else { return nil }
    self.features = plain
    var properties = hb_segment_properties_t(script: script)
    plan = plain.withUnsafeBufferPointer {
      hb_shape_plan_create_cached(face, &properties, $0.baseAddress, UInt32($0.count), nil)
    }
    let candidates = InertCharacters.candidates(in: face)
    let inert = GlyphSet()
    for candidate in candidates { inert.insert(candidate.glyph) }
    guard let space = candidates.first(where: { $0.scalar == 0x20 })?.glyph else { return nil }
    for lookup in rules.elements {
      InertCharacters.removeTouched(by: lookup, in: face, from: inert, space: space)
    }
    for (scalar, glyph) in candidates where inert.contains(glyph) {
      bits[scalar / 64] |= 1 << UInt64(scalar % 64)
    }
    let letters = (0x61...0x7A).count { contains(UInt16($0)) }
    guard contains(0x20), letters >= InertCharacters.fewestLetters else { return nil }
  }

  deinit { hb_shape_plan_destroy(plan) }

  func contains(_ unit: UInt16) -> Bool {
    let index = Int(unit)
    return index < InertCharacters.limit && bits[index / 64] & 1 << UInt64(index % 64) != 0
  }

  /// With fewer of a to z few words would do without.
  private static let fewestLetters = 20

  /// What HarfBuzz substitutes for scripts without a shaper of their own.
  private static let substitutions = [
    "rvrn", "ltra", "ltrm", "frac", "numr", "dnom", "rand", "ccmp", "locl", "rlig", "calt", "clig",
    "liga", "rclt",
  ]

  private static let substitutionTable = hb_tag_from_string("GSUB", -1)
  private static let positionTable = hb_tag_from_string("GPOS", -1)

  private static func off(_ tag: String) -> hb_feature_t {
    hb_feature_t(tag: hb_tag_from_string(tag, -1), value: 0, start: 0, end: UInt32.max)
  }

  /// Letters, figures and signs the face has, each with its glyph: no marks, nothing that is invisible, and not
  /// the fraction slash.
  private static func candidates(
    in face: OpaquePointer
  ) -> [(scalar: Int, glyph: hb_codepoint_t)] {
    let font: OpaquePointer = hb_font_create(face)
    defer { hb_font_destroy(font) }
    hb_ot_font_set_funcs(font)
    let functions = hb_unicode_funcs_get_default()
    var result: [(scalar: Int, glyph: hb_codepoint_t)] = []
    for scalar in candidates.joined() where scalar != 0x2044 {
      switch hb_unicode_general_category(functions, hb_codepoint_t(scalar)) {
      case HB_UNICODE_GENERAL_CATEGORY_CONTROL, HB_UNICODE_GENERAL_CATEGORY_FORMAT,
        HB_UNICODE_GENERAL_CATEGORY_UNASSIGNED, HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK,
        HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK, HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK:
        continue
      default: break
      }
      var glyph: hb_codepoint_t = 0
      if hb_font_get_nominal_glyph(font, hb_codepoint_t(scalar), &glyph) != 0 {
        result.append((scalar, glyph))
      }
    }
    return result
  }

  /// Removes glyphs until no rule of a lookup applies to a text of those that remain, nor to one of their words
  /// in another text: a rule that looks from a word into another one looks at the space between them.
  ///
  /// Glyphs that the lookup both results in and looks at go at once. A rule that still applied would look at
  /// glyphs it does not result in only, so that HarfBuzz's closure of these would name its result; then what
  /// rules are about goes too.
  private static func removeTouched(
    by lookup: hb_codepoint_t, in face: OpaquePointer, from inert: GlyphSet, space: hb_codepoint_t
  ) {
    let sources = GlyphSet()
    let seen = GlyphSet()
    let results = GlyphSet()
    hb_ot_layout_lookup_collect_glyphs(
      face, substitutionTable, lookup, seen.pointer, sources.pointer, seen.pointer, results.pointer)
    seen.add(sources)
    // What results in nothing deletes.
    if seen.contains(space) || results.isEmpty { inert.subtract(sources) }
    seen.intersect(results)
    inert.subtract(seen)
    let others = GlyphSet(inert)
    others.subtract(results)
    sources.intersect(others)
    var surplus = surplus(of: others, under: lookup, in: face)
    while surplus > 0 {
      if sources.count > fewSources {
        inert.subtract(sources)
        return
      }
      // Of a ligature of three letters one is enough: the one most rules begin with.
      var best: hb_codepoint_t?
      for source in sources.elements {
        others.remove(source)
        let left = self.surplus(of: others, under: lookup, in: face)
        others.insert(source)
        if left < surplus || best == nil {
          surplus = left
          best = source
        }
      }
      guard let best else { return inert.removeAll() }
      for set in [sources, others, inert] { set.remove(best) }
    }
  }

  private static let fewSources = 16

  /// How many glyphs a lookup makes of a set that are not in it.
  private static func surplus(
    of glyphs: GlyphSet, under lookup: hb_codepoint_t, in face: OpaquePointer
  ) -> UInt32 {
    let closure = GlyphSet(glyphs)
    hb_ot_layout_lookup_substitute_closure(face, lookup, closure.pointer)
    return closure.count - glyphs.count
  }
}

/// A face's inert characters in each script, found when they are first asked for.
///
/// Owner: the font store, which has all sizes of a face share one. Bound: a handful of scripts.
final class InertAlphabets {
  private let face: OpaquePointer
  private let features: [hb_feature_t]
  private var known: [UInt32: InertCharacters?] = [:]
  private var lengths: [UInt32: Int] = [:]

  private static let patience = 1024

  init(face: OpaquePointer, features: [hb_feature_t]) {
    self.face = face
    self.features = features
  }

  /// Nil as long as little was shaped: to find them out takes as long as to shape some hundred words.
  ///
  /// - Parameter length: of the text that is to be shaped, UTF-16 units.
  func characters(in script: UInt32, for length: Int) -> InertCharacters? {
    if let found = known[script] { return found }
    lengths[script, default: 0] += length
    guard lengths[script, default: 0] >= InertAlphabets.patience else { return nil }
    let found = InertCharacters(face: face, script: script, features: features)
    known[script] = .some(found)
    return found
  }
}

/// A set of HarfBuzz's, of glyphs or of lookups.
private final class GlyphSet: Equatable {
  let pointer: OpaquePointer = hb_set_create()

  init() {}

  init(_ other: GlyphSet) {
    hb_set_set(pointer, other.pointer)
  }

  deinit { hb_set_destroy(pointer) }

  /// The lookups of a table that text of a script is shaped with.
  static func lookups(
    _ table: hb_tag_t, _ face: OpaquePointer, _ script: UInt32, _ features: [hb_feature_t]
  ) -> GlyphSet {
    let result = GlyphSet()
    var properties = hb_segment_properties_t(script: script)
    let plan = features.withUnsafeBufferPointer {
      hb_shape_plan_create(face, &properties, $0.baseAddress, UInt32($0.count), nil)
    }
    hb_ot_shape_plan_collect_lookups(plan, table, result.pointer)
    hb_shape_plan_destroy(plan)
    return result
  }

  var isEmpty: Bool { hb_set_is_empty(pointer) != 0 }
  var count: UInt32 { hb_set_get_population(pointer) }

  var elements: [hb_codepoint_t] {
    var result: [hb_codepoint_t] = []
    var element = hb_codepoint_t.max
    while hb_set_next(pointer, &element) != 0 { result.append(element) }
    return result
  }

  func contains(_ element: hb_codepoint_t) -> Bool { hb_set_has(pointer, element) != 0 }
  func insert(_ element: hb_codepoint_t) { hb_set_add(pointer, element) }
  func remove(_ element: hb_codepoint_t) { hb_set_del(pointer, element) }
  func removeAll() { hb_set_clear(pointer) }
  func add(_ other: GlyphSet) { hb_set_union(pointer, other.pointer) }
  func intersect(_ other: GlyphSet) { hb_set_intersect(pointer, other.pointer) }
  func subtract(_ other: GlyphSet) { hb_set_subtract(pointer, other.pointer) }

  static func == (left: GlyphSet, right: GlyphSet) -> Bool {
    hb_set_is_equal(left.pointer, right.pointer) != 0
  }
}

extension hb_segment_properties_t {
  /// Of text from left to right.
  fileprivate init(script: UInt32) {
    self.init()
    direction = HB_DIRECTION_LTR
    self.script = hb_script_t(rawValue: script)
  }
}
