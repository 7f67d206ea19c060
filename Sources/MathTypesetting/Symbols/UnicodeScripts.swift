/// Characters that are scripts or fractions by themselves: `²`, `₁`, `½`.
enum UnicodeScripts {
  /// What a raised character raises.
  static func superscript(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    scalar.isASCII ? nil : superscripts[scalar]
  }

  /// What a lowered character lowers.
  static func `subscript`(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    scalar.isASCII ? nil : subscripts[scalar]
  }

  static func isScript(_ scalar: Unicode.Scalar) -> Bool {
    superscript(scalar) != nil || `subscript`(scalar) != nil
  }

  /// The numbers of a fraction that is one character.
  static func fraction(_ scalar: Unicode.Scalar) -> (numerator: String, denominator: String)? {
    guard !scalar.isASCII, let text = fractions[scalar], let slash = text.firstIndex(of: "/") else {
      return nil
    }
    return (String(text[..<slash]), String(text[text.index(after: slash)...]))
  }

  private static let superscripts = NameList(
    """
    ⁰ 0 ¹ 1 ² 2 ³ 3 ⁴ 4 ⁵ 5 ⁶ 6 ⁷ 7 ⁸ 8 ⁹ 9 ⁺ + ⁻ - ⁼ = ⁽ ( ⁾ ) ⁿ n ⁱ i ᴬ A ᴮ B ᴰ D ᴱ E ᴳ G ᴴ H
    ᴵ I ᴶ J ᴷ K ᴸ L ᴹ M ᴺ N ᴼ O ᴾ P ᴿ R ᵀ T ᵁ U ⱽ V ᵂ W ᵃ a ᵇ b ᶜ c ᵈ d ᵉ e ᶠ f ᵍ g ʰ h ʲ j ᵏ k
    ˡ l ᵐ m ᵒ o ᵖ p ʳ r ˢ s ᵗ t ᵘ u ᵛ v ʷ w ˣ x ʸ y ᶻ z ᵝ β ᵞ γ ᵟ δ ᵠ ϕ ᵡ χ ᶿ θ
    """
  ).scalarTable

  private static let subscripts = NameList(
    """
    ₀ 0 ₁ 1 ₂ 2 ₃ 3 ₄ 4 ₅ 5 ₆ 6 ₇ 7 ₈ 8 ₉ 9 ₊ + ₋ - ₌ = ₍ ( ₎ ) ₐ a ₑ e ₕ h ᵢ i ⱼ j ₖ k ₗ l ₘ m
    ₙ n ₒ o ₚ p ᵣ r ₛ s ₜ t ᵤ u ᵥ v ₓ x ᵦ β ᵧ γ ᵨ ρ ᵩ ϕ ᵪ χ
    """
  ).scalarTable

  private static let fractions: [Unicode.Scalar: String] = {
    var table: [Unicode.Scalar: String] = [:]
    let rows = NameList(
      """
      ½ 1/2 ⅓ 1/3 ⅔ 2/3 ¼ 1/4 ¾ 3/4 ⅕ 1/5 ⅖ 2/5 ⅗ 3/5 ⅘ 4/5 ⅙ 1/6 ⅚ 5/6 ⅐ 1/7 ⅛ 1/8 ⅜ 3/8 ⅝ 5/8
      ⅞ 7/8 ⅑ 1/9 ⅒ 1/10
      """)
    for (name, value) in rows {
      if let scalar = name.unicodeScalars.first { table[scalar] = value }
    }
    return table
  }()
}
