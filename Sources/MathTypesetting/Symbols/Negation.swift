/// Relations with a line through them, for `\\not`.
enum Negation {
  /// The negated character, or the relation followed by U+0338 when Unicode has none.
  static func of(_ text: String) -> String {
    guard let negated = table[text] else { return text + "\u{338}" }
    return negated
  }

  private static let table =
    NameList(
      """
      = ≠ < ≮ > ≯ ≤ ≰ ≥ ≱ ≡ ≢ ∼ ≁ ≃ ≄ ≅ ≇ ≈ ≉ ≍ ≭ ∈ ∉ ∋ ∌ ∃ ∄ ∣ ∤ ∥ ∦ ⊂ ⊄ ⊃ ⊅ ⊆ ⊈ ⊇ ⊉ ⊑ ⋢ ⊒ ⋣
      ≺ ⊀ ≻ ⊁ ≼ ⋠ ≽ ⋡ ⊢ ⊬ ⊨ ⊭ ⊩ ⊮ ⊲ ⋪ ⊳ ⋫ ⊴ ⋬ ⊵ ⋭ ≲ ≴ ≳ ≵ ≶ ≸ ≷ ≹ ← ↚ → ↛ ↔ ↮ ⇐ ⇍ ⇒ ⇏ ⇔ ⇎
      | ∤ ‖ ∦ ⟂ ⟂\u{338}
      """
    ).table
}
