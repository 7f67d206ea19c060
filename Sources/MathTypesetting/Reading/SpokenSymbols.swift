/// The English words for symbols.
enum SpokenSymbols {
  /// - Parameter isFirst: a minus is a sign here, not a difference.
  static func words(for atom: MathAtom, isFirst: Bool) -> String {
    if isFirst, atom.text == "−" { return "negative" }
    if atom.atomClass == .opening || atom.atomClass == .closing, atom.text != "!" {
      return words(delimiter: atom.text, atom.atomClass)
    }
    if let words = table[atom.text] { return words }
    guard let scalar = atom.text.unicodeScalars.first else { return "" }
    if atom.text.unicodeScalars.last == "\u{338}" {
      return "not " + words(for: MathAtom(.relation, String(Character(scalar))), isFirst: false)
    }
    return words(for: scalar)
  }

  /// A letter without its alphabet, or what Unicode calls the character.
  private static func words(for scalar: Unicode.Scalar) -> String {
    let plain = PlainLetters.plain(scalar)
    if plain.isASCII { return String(Character(plain)) }
    if let words = table[String(Character(plain))] { return words }
    if let name = greekNames[plain] { return name }
    if plain.properties.isAlphabetic { return String(Character(plain)) }
    return plain.properties.name?.lowercased() ?? String(Character(plain))
  }

  static func words(delimiter: String?, _ atomClass: AtomClass) -> String {
    guard let delimiter else { return "" }
    let side = atomClass == .opening ? "open " : atomClass == .closing ? "close " : ""
    switch delimiter {
    case "(", ")": return side + "parenthesis"
    case "[", "]": return side + "bracket"
    case "{", "}": return side + "brace"
    case "⟨", "⟩": return side + "angle bracket"
    case "⌈", "⌉": return side + "ceiling"
    case "⌊", "⌋": return side + "floor"
    case "|": return atomClass == .relation ? "given" : "vertical bar"
    case "‖": return "double vertical bar"
    case "?": return "question mark"
    default:
      return side
        + words(for: MathAtom(.ordinary, delimiter), isFirst: false)
    }
  }

  /// What two delimiters mean around one list.
  static func pair(_ left: String?, _ right: String?) -> String? {
    switch (left, right) {
    case ("|", "|"): return "the absolute value"
    case ("‖", "‖"): return "the norm"
    case ("⌈", "⌉"): return "the ceiling"
    case ("⌊", "⌋"): return "the floor"
    default: return nil
    }
  }

  static func largeOperator(_ symbol: String) -> String {
    if let words = largeOperators[symbol] { return "the " + words }
    return "the " + (symbol.unicodeScalars.first?.properties.name?.lowercased() ?? symbol)
  }

  static func function(_ name: String) -> String {
    functions[name] ?? name.split(separator: "\u{2009}").joined(separator: " ")
  }

  static func accent(_ mark: String) -> String {
    accents[mark] ?? mark.unicodeScalars.first?.properties.name?.lowercased() ?? ""
  }

  static func words(for stack: MathOverUnder) -> String {
    let side = stack.isBelow ? " below" : " above"
    switch stack.shape {
    case .line, .lineSegment: return stack.isBelow ? "underlined" : "bar"
    case .symbol(let symbol):
      if let words = ["⏞": "brace", "⏟": "brace", "⎴": "bracket", "⎵": "bracket"][symbol] {
        return "with a \(words)\(side)"
      }
      return ["→", "⇀", "⇒"].contains(symbol) && !stack.isBelow ? "vector" : "with an arrow" + side
    }
  }

  /// A list of characters and words; `_` is a space.
  private static func read(_ text: String) -> [String: String] {
    NameList(text).table.mapValues { $0.split(separator: "_").joined(separator: " ") }
  }

  private static let accents = read(
    """
    \u{302} hat \u{303} tilde \u{304} bar \u{306} breve \u{30C} check \u{307} dot \u{308} double_dot
    \u{20DB} triple_dot \u{20DC} quadruple_dot \u{300} grave \u{301} acute \u{30A} ring
    \u{20D7} vector \u{330} tilde_below
    """)

  private static let functions = read(
    """
    sin sine cos cosine tan tangent cot cotangent sec secant csc cosecant arcsin arc_sine
    arccos arc_cosine arctan arc_tangent sinh hyperbolic_sine cosh hyperbolic_cosine
    tanh hyperbolic_tangent coth hyperbolic_cotangent ln natural_log log log exp exp lim limit
    max maximum min minimum sup supremum inf infimum det determinant dim dimension
    ker kernel gcd greatest_common_divisor Pr probability deg degree arg argument
    """)

  private static let largeOperators = read(
    """
    ∑ sum ∏ product ∐ coproduct ∫ integral ∬ double_integral ∭ triple_integral
    ∮ contour_integral ∯ surface_integral ∰ volume_integral ⋃ union ⋂ intersection ⋁ disjunction
    ⋀ conjunction ⨁ direct_sum ⨂ tensor_product ⨀ circled_dot_product ⨆ square_union
    ⨄ multiset_union ⨌ quadruple_integral
    """)

  private static let table = read(
    """
    + plus − minus ± plus_or_minus ∓ minus_or_plus × times ⋅ times ÷ divided_by ∗ star ⋆ star
    ∘ composed_with ∙ bullet / over ∖ without ∪ union ∩ intersection ∨ or ∧ and ⊕ direct_sum
    ⊗ tensor ⊙ circled_dot ⊖ circled_minus ⊎ multiset_union ⊔ square_union ⊓ square_intersection
    † dagger ‡ double_dagger = equals ≠ is_not_equal_to < is_less_than > is_greater_than
    ≤ is_less_than_or_equal_to ≥ is_greater_than_or_equal_to ⩽ is_less_than_or_equal_to
    ⩾ is_greater_than_or_equal_to ≪ is_much_less_than ≫ is_much_greater_than
    ≮ is_not_less_than ≯ is_not_greater_than ≡ is_identical_to ≢ is_not_identical_to
    ≈ is_approximately ≅ is_congruent_to ∼ is_similar_to ≃ is_asymptotically_equal_to
    ∝ is_proportional_to ≔ is_defined_as ≺ precedes ≻ succeeds ∈ in ∉ not_in ∋ contains
    ∌ does_not_contain ⊂ is_a_subset_of ⊃ is_a_superset_of ⊆ is_a_subset_of_or_equal_to
    ⊇ is_a_superset_of_or_equal_to ⊄ is_not_a_subset_of ⊅ is_not_a_superset_of
    ⊊ is_a_proper_subset_of ⊋ is_a_proper_superset_of ⊢ proves ⊨ models ⊥ bottom ⊤ top
    ⟂ is_perpendicular_to ∥ is_parallel_to ∦ is_not_parallel_to ∣ divides ∤ does_not_divide
    : colon ∶ colon ∷ double_colon → to ← from ↔ if_and_only_if ⇒ implies ⇐ is_implied_by
    ⇔ if_and_only_if ⟶ to ⟵ from ⟹ implies ⟸ is_implied_by ⟺ if_and_only_if ↦ maps_to ⟼ maps_to
    ↑ up ↓ down ⇌ is_in_equilibrium_with ∀ for_all ∃ there_exists ∄ there_does_not_exist ¬ not
    ∴ therefore ∵ because ∞ infinity ∂ partial ∇ nabla ∅ the_empty_set ′ prime ″ double_prime
    … dots ⋯ dots ⋮ dots ⋱ dots ! factorial | vertical_bar ‖ double_vertical_bar ∠ angle
    ° degrees % percent ℏ h_bar ℓ l ℵ aleph ℶ beth ℘ p ℜ the_real_part ℑ the_imaginary_part
    ℝ the_real_numbers ℕ the_natural_numbers ℤ the_integers ℚ the_rational_numbers
    ℂ the_complex_numbers √ root □ square △ triangle & and # number_sign $ dollars _ underscore
    € euros £ pounds ¥ yen
    """)

  /// TeX's names of the Greek letters.
  private static let greekNames: [Unicode.Scalar: String] = {
    var table: [Unicode.Scalar: String] = [:]
    for (name, scalar) in NameList(SymbolNames.greek).scalars where table[scalar] == nil {
      // `varepsilon` and its like are only other shapes.
      table[scalar] = name.hasPrefix("var") ? String(name.dropFirst(3)) : name
    }
    return table
  }()
}
