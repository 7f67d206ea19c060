/// LaTeX's language of formulas, as far as KaTeX supports it (`Docs/formulas.md` has the list).
public enum LaTeX {
  /// The math list of a formula, without its delimiters.
  ///
  /// ```swift
  /// let list = try LaTeX.parse(#"a^2 + \frac{b}{c}"#)
  /// ```
  ///
  /// Takes time in proportion to the source and to what its macros expand to; both are limited.
  ///
  /// - Parameter firstNumber: the number of the first equation of an environment that numbers
  ///   them (`align`); ``MathList/numberedEquations`` says how many there were.
  /// - Throws: ``LaTeXError`` at the first place that cannot be read. The source is shown then.
  public static func parse(
    _ source: String, limits: LaTeXLimits = LaTeXLimits(), firstNumber: Int = 1
  ) throws(LaTeXError) -> MathList {
    do throws(Fault) {
      var parser = try FormulaParser(source, limits: limits, firstNumber: firstNumber)
      return try parser.formula()
    } catch {
      throw error.error(in: source)
    }
  }

  /// The math list of a formula that may be wrong or unfinished, and what is wrong with it.
  ///
  /// Unknown commands stand in the list as they are written, groups that are open at the end are
  /// closed, and from any other error on the rest of the source stands as it is. Never fails; a
  /// source longer than the limit is one unreadable node.
  public static func read(
    _ source: String, limits: LaTeXLimits = LaTeXLimits(), firstNumber: Int = 1
  ) -> LaTeXReading {
    do throws(Fault) {
      var parser = try FormulaParser(source, limits: limits, firstNumber: firstNumber)
      parser.isRecovering = true
      let list = try parser.formula()
      return LaTeXReading(list: list, errors: parser.faults.map { $0.error(in: source) })
    } catch {
      let node = MathNode(.unreadable(source), range: 0..<source.utf16.count)
      return LaTeXReading(list: MathList([node]), errors: [error.error(in: source)])
    }
  }
}
