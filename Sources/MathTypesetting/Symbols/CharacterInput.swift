/// What characters mean that stand in a formula without a command.
enum CharacterInput {
  /// The symbol a character is; nil for letters and signs of text.
  static func symbol(for scalar: Unicode.Scalar) -> MathSymbol? {
    scalar.isASCII ? ascii(scalar) : symbols[scalar]
  }

  /// The large operator a character is.
  static func largeOperator(
    for scalar: Unicode.Scalar
  ) -> (placement: MathScripts.Placement, scalar: Unicode.Scalar)? {
    guard (0x220f...0x2a06).contains(scalar.value) else { return nil }
    return largeOperators[scalar]
  }

  private static func ascii(_ scalar: Unicode.Scalar) -> MathSymbol? {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "/", "|", ".": return MathSymbol(.ordinary, scalar)
    case "@": return MathSymbol(.ordinary, scalar)
    case "+": return MathSymbol(.binary, scalar)
    case "-": return MathSymbol(.binary, "−")
    case "*": return MathSymbol(.binary, "∗")
    case "=", "<", ">", ":": return MathSymbol(.relation, scalar)
    case ",", ";": return MathSymbol(.punctuation, scalar)
    case "(", "[": return MathSymbol(.opening, scalar)
    case ")", "]", "!", "?": return MathSymbol(.closing, scalar)
    case "`": return MathSymbol(.ordinary, "‘")
    case "\"": return MathSymbol(.ordinary, "”")
    default: return nil
    }
  }

  private static let symbols: [Unicode.Scalar: MathSymbol] = {
    var table: [Unicode.Scalar: MathSymbol] = [:]
    // The first class a character is named in is the one it has by itself.
    let lists: [(String, AtomClass)] = [
      (SymbolNames.ordinary, .ordinary), (SymbolNames.greek, .ordinary),
      (SymbolNames.binaryOperators, .binary), (SymbolNames.relations, .relation),
      (SymbolNames.negatedRelations, .relation), (SymbolNames.arrows, .relation),
      (SymbolNames.inner, .inner), (SymbolNames.opening, .opening),
      (SymbolNames.closing, .closing),
    ]
    for (list, atomClass) in lists {
      for (_, scalar) in NameList(list).scalars where !scalar.isASCII && table[scalar] == nil {
        table[scalar] = MathSymbol(atomClass, scalar)
      }
    }
    for (written, meant) in NameList(variants) {
      guard let key = written.unicodeScalars.first, let value = meant.unicodeScalars.first else {
        continue
      }
      table[key] = table[value] ?? ascii(value) ?? MathSymbol(.ordinary, value)
    }
    for scalar in "≢≄≇≉≭⊄⊅≴≵≸≹⋢⋣∻∾≋≌≔≕≙≚≛≝≞≟∝⪡⪢⊰⊱⩽⩾⋬⋭⇤⇥⇨⇦⇒⟻⟽⟾⤳⥂⪤⪥".unicodeScalars {
      table[scalar] = MathSymbol(.relation, scalar)
    }
    for scalar in "∔∸⊌⊍⊹⊽⋄⋆⨯⩕⩖⩗⩘⧵⧺⊻".unicodeScalars {
      table[scalar] = MathSymbol(.binary, scalar)
    }
    for scalar in "∆∎∟∀∁∄∅⊤⊥♩♪♫☉☽☾☿♀♁♂♃♄♅♆†‡‰‱′″‴⁗‵‶‷ℓ℘ℏℎℯℊℴ℩ℼℽℾℿ⅀⅁⅂⅃⅄ⅅⅆⅇⅈⅉℂℍℕℙℚℝℤℬℰℱℋℐℒℳℛℭℌℑℜℨ€∕"
      .unicodeScalars
    {
      table[scalar] = table[scalar] ?? MathSymbol(.ordinary, scalar)
    }
    table["‖"] = MathSymbol(.ordinary, "‖")
    table["†"] = MathSymbol(.binary, "†")
    table["‡"] = MathSymbol(.binary, "‡")
    return table
  }()

  /// Characters that are written for another one.
  private static let variants = """
    − - – - ‐ - ∗ * · ⋅ • ∙ ∶ : ⦁ ∙ ′ ′ ∼ ∼ ˜ ∼ Ω Ω ∆ Δ ∑ ∑ µ μ ϵ ϵ ⊥ ⊥ ⟂ ⟂ ‚ , 〈 ⟨ 〉 ⟩ ⧸ ∕ ∕ /
    ⁄ / ＋ + － - ＝ = （ ( ） ) ， , ： : ； ; ！ ! ？ ? ＜ < ＞ > ［ [ ］ ] ｛ { ｜ | ｝ } ∖ ∖ ⁎ ∗ ⋯ ⋯
    ┌ ⌜ ┐ ⌝ └ ⌞ ┘ ⌟ ◦ ∘ ○ ◯ △ △ ▽ ▽ ▵ △ ◁ ◃ ▷ ▹ ◇ ◊ ◆ ⧫ ☆ ★ ✔ ✓ ♦ ♢ ♥ ♡
    """

  private static let largeOperators:
    [Unicode.Scalar: (placement: MathScripts.Placement, scalar: Unicode.Scalar)] = {
      var table: [Unicode.Scalar: (placement: MathScripts.Placement, scalar: Unicode.Scalar)] = [:]
      for (_, scalar) in NameList(SymbolNames.sums).scalars {
        table[scalar] = (.limitsInDisplay, scalar)
      }
      for (_, scalar) in NameList(SymbolNames.integrals).scalars {
        table[scalar] = (.beside, scalar)
      }
      return table
    }()
}
