extension SymbolNames {
  static let ordinary = """
    infty ∞ infin ∞ nabla ∇ partial ∂ forall ∀ exists ∃ exist ∃ nexists ∄ emptyset ∅ empty ∅
    varnothing ∅ aleph ℵ alef ℵ alefsym ℵ beth ℶ gimel ℷ daleth ℸ ell ℓ hbar ℏ hslash ℏ wp ℘
    weierp ℘ Re ℜ real ℜ Im ℑ image ℑ imath 𝚤 jmath 𝚥 eth ð mho ℧ Finv Ⅎ Game ⅁ Bbbk 𝕜
    complement ∁ prime ′ backprime ‵ angle ∠ measuredangle ∡ sphericalangle ∢ top ⊤ bot ⊥
    neg ¬ lnot ¬ flat ♭ natural ♮ sharp ♯ surd √ clubsuit ♣ clubs ♣ diamondsuit ♢ diamonds ♢
    heartsuit ♡ hearts ♡ spadesuit ♠ spades ♠ triangle △ triangledown ▽ blacktriangle ▲
    blacktriangledown ▼ square □ Box □ blacksquare ■ lozenge ◊ Diamond ◊ blacklozenge ⧫ bigstar ★
    diagdown ╲ diagup ╱ circledS Ⓢ circledR ® checkmark ✓ maltese ✠ degree ° pounds £
    mathsterling £ yen ¥ dag † ddag ‡ copyright © S § P ¶ vdots ⋮ varvdots ⋮ backslash \\ lq ‘ rq ′
    N ℕ natnums ℕ R ℝ reals ℝ Reals ℝ Z ℤ cnums ℂ Complex ℂ vert | Vert ‖ slash /
    """

  static let punctuation = """
    ldotp . cdotp ⋅
    """

  static let inner = """
    ldots … mathellipsis … dotsc … dotso … cdots ⋯ dotsb ⋯ dotsm ⋯ dotsi ⋯ ddots ⋱
    """

  static let opening = """
    lparen ( lbrack [ lbrace { langle ⟨ lang ⟨ lceil ⌈ lfloor ⌊ lvert | lVert ‖ lgroup ⟮
    lmoustache ⎰ llbracket ⟦ lBrace ⦃ ulcorner ⌜ llcorner ⌞
    """

  static let closing = """
    rparen ) rbrack ] rbrace } rangle ⟩ rang ⟩ rceil ⌉ rfloor ⌋ rvert | rVert ‖ rgroup ⟯
    rmoustache ⎱ rrbracket ⟧ rBrace ⦄ urcorner ⌝ lrcorner ⌟
    """

  /// Italic where math letters are, upright in other fonts.
  static let greek = """
    alpha α beta β gamma γ delta δ epsilon ϵ zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ nu ν
    xi ξ omicron ο pi π rho ρ sigma σ tau τ upsilon υ phi ϕ chi χ psi ψ omega ω varepsilon ε
    vartheta ϑ thetasym ϑ varkappa ϰ varpi ϖ varrho ϱ varsigma ς varphi φ digamma ϝ
    Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ Omega Ω
    Alpha Α Beta Β Epsilon Ε Zeta Ζ Eta Η Iota Ι Kappa Κ Mu Μ Nu Ν Omicron Ο Rho Ρ Tau Τ Chi Χ
    """

  /// Always italic.
  static let italicGreek = """
    varGamma 𝛤 varDelta 𝛥 varTheta 𝛩 varLambda 𝛬 varXi 𝛯 varPi 𝛱 varSigma 𝛴 varUpsilon 𝛶
    varPhi 𝛷 varPsi 𝛹 varOmega 𝛺
    """
}
