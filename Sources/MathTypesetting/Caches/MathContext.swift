import Typesetting

/// Sets formulas. Belongs to one thread, like the ``TypesettingContext`` it is made with; making
/// another with the same one costs nothing, they share their fonts and caches.
public final class MathContext {
  let typesetting: TypesettingContext
  private let store: MathStore

  /// - Throws: ``TypesettingError`` when a math font is not installed.
  public init(typesetting: TypesettingContext) throws(TypesettingError) {
    self.typesetting = typesetting
    store = try typesetting.companion { () throws(TypesettingError) in
      try MathStore(typesetting)
    }
  }

  /// Reads and sets a formula, or hands out what was set before.
  ///
  /// ```swift
  /// let layout = try context.layout(#"\frac{a}{b}"#, style: .text, size: 17)
  /// ```
  ///
  /// - Parameters:
  ///   - source: LaTeX without its delimiters.
  ///   - style: `.display` for a formula on a line of its own, `.text` for one in a line of text.
  ///   - size: of the letters, points.
  /// - Throws: ``LaTeXError`` at the first place that cannot be read; show the source then.
  public func layout(
    _ source: String, style: MathStyle, size: Double, font: MathFontChoice = .latinModern
  ) throws(LaTeXError) -> MathLayout {
    let key = FormulaCache.Key(source: source, style: style, size: size, font: font)
    let hash = key.hash
    if let known = store.formulas.find(key, hash: hash) { return try known.get() }
    let result: Result<MathLayout, LaTeXError>
    do throws(LaTeXError) {
      let list = try LaTeX.parse(source)
      result = .success(
        setFormula(list, style: style, size: size, font: font, context: self))
    } catch {
      result = .failure(error)
    }
    store.formulas.insert(result, for: key, hash: hash)
    return try result.get()
  }

  /// What the caches have done so far.
  public var counters: MathCounters { store.counters }

  /// Forgets all formulas; fonts stay open.
  public func forgetFormulas() {
    store.formulas.removeAll()
  }

  func fonts(_ choice: MathFontChoice) -> MathFontSet { store.fonts(choice) }
}
