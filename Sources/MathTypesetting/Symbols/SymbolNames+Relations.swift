extension SymbolNames {
  /// Relations that are no arrows.
  static let relations = """
    lt < gt > le ≤ leq ≤ ge ≥ geq ≥ equiv ≡ sim ∼ simeq ≃ approx ≈ thickapprox ≈ thicksim ∼
    cong ≅ propto ∝ varpropto ∝ asymp ≍ doteq ≐ Doteq ≑ doteqdot ≑ eqcirc ≖ circeq ≗ triangleq ≜
    eqsim ≂ backsim ∽ backsimeq ⋍ approxeq ≊ bumpeq ≏ Bumpeq ≎ fallingdotseq ≒ risingdotseq ≓
    in ∈ isin ∈ ni ∋ owns ∋ subset ⊂ sub ⊂ supset ⊃ subseteq ⊆ sube ⊆ supseteq ⊇ supe ⊇
    subseteqq ⫅ supseteqq ⫆ Subset ⋐ Supset ⋑ sqsubset ⊏ sqsupset ⊐ sqsubseteq ⊑ sqsupseteq ⊒
    ll ≪ gg ≫ lll ⋘ llless ⋘ ggg ⋙ gggtr ⋙ leqq ≦ geqq ≧ leqslant ⩽ geqslant ⩾ lesssim ≲ gtrsim ≳
    lessapprox ⪅ gtrapprox ⪆ lessgtr ≶ gtrless ≷ lesseqgtr ⋚ gtreqless ⋛ lesseqqgtr ⪋ gtreqqless ⪌
    eqslantless ⪕ eqslantgtr ⪖ prec ≺ succ ≻ preceq ⪯ succeq ⪰ preccurlyeq ≼ succcurlyeq ≽
    curlyeqprec ⋞ curlyeqsucc ⋟ precsim ≾ succsim ≿ precapprox ⪷ succapprox ⪸
    mid ∣ shortmid ∣ parallel ∥ shortparallel ∥ perp ⟂ vdash ⊢ dashv ⊣ models ⊨ vDash ⊨ Vdash ⊩
    Vvdash ⊪ smile ⌣ frown ⌢ smallsmile ⌣ smallfrown ⌢ between ≬ pitchfork ⋔ bowtie ⋈ Join ⋈
    trianglelefteq ⊴ trianglerighteq ⊵ vartriangleleft ⊲ vartriangleright ⊳ vartriangle △
    backepsilon ∍ multimap ⊸ origof ⊶ imageof ⊷ therefore ∴ because ∵
    blacktriangleleft ◀ blacktriangleright ▶ coloneqq ≔ colonequals ≔ eqqcolon ≕ equalscolon ≕
    Coloneqq ⩴ coloncolonequals ⩴ vcentcolon ∶ ratio ∶ dblcolon ∷ coloncolon ∷ coloneq ≔
    ordinarycolon :
    """

  /// Relations with a line through them, and those that say "but not equal".
  static let negatedRelations = """
    ne ≠ neq ≠ nless ≮ ngtr ≯ nleq ≰ ngeq ≱ lneq ⪇ gneq ⪈ lneqq ≨ gneqq ≩ lnsim ⋦ gnsim ⋧
    lnapprox ⪉ gnapprox ⪊ nprec ⊀ nsucc ⊁ npreceq ⋠ nsucceq ⋡ precneqq ⪵ succneqq ⪶ precnsim ⋨
    succnsim ⋩ precnapprox ⪹ succnapprox ⪺ nsim ≁ ncong ≆ nmid ∤ nshortmid ∤ nparallel ∦
    nshortparallel ∦ nvdash ⊬ nvDash ⊭ nVdash ⊮ nVDash ⊯ notin ∉ notni ∌ nsubset ⊄ nsupset ⊅
    nsubseteq ⊈ nsupseteq ⊉ subsetneq ⊊ supsetneq ⊋ varsubsetneq ⊊ varsupsetneq ⊋ subsetneqq ⫋
    supsetneqq ⫌ varsubsetneqq ⫋ varsupsetneqq ⫌ ntriangleleft ⋪ ntriangleright ⋫
    ntrianglelefteq ⋬ ntrianglerighteq ⋭ lvertneqq ≨ gvertneqq ≩
    """

  /// Arrows; relations too.
  static let arrows = """
    leftarrow ← gets ← larr ← rightarrow → to → rarr → uparrow ↑ uarr ↑ downarrow ↓ darr ↓
    leftrightarrow ↔ harr ↔ lrarr ↔ updownarrow ↕ nwarrow ↖ nearrow ↗ searrow ↘ swarrow ↙
    Leftarrow ⇐ Larr ⇐ lArr ⇐ Rightarrow ⇒ Rarr ⇒ rArr ⇒ Uparrow ⇑ Uarr ⇑ uArr ⇑ Downarrow ⇓
    Darr ⇓ dArr ⇓ Leftrightarrow ⇔ Harr ⇔ hArr ⇔ Lrarr ⇔ lrArr ⇔ Updownarrow ⇕ longleftarrow ⟵
    longrightarrow ⟶ longleftrightarrow ⟷ Longleftarrow ⟸ Longrightarrow ⟹ Longleftrightarrow ⟺
    mapsto ↦ longmapsto ⟼ hookleftarrow ↩ hookrightarrow ↪ leftharpoonup ↼ leftharpoondown ↽
    rightharpoonup ⇀ rightharpoondown ⇁ rightleftharpoons ⇌ leftrightharpoons ⇋ leadsto ⇝
    rightsquigarrow ⇝ leftrightsquigarrow ↭ nleftarrow ↚ nrightarrow ↛ nleftrightarrow ↮
    nLeftarrow ⇍ nRightarrow ⇏ nLeftrightarrow ⇎ twoheadleftarrow ↞ twoheadrightarrow ↠
    leftarrowtail ↢ rightarrowtail ↣ looparrowleft ↫ looparrowright ↬ curvearrowleft ↶
    curvearrowright ↷ circlearrowleft ↺ circlearrowright ↻ Lsh ↰ Rsh ↱ leftleftarrows ⇇
    rightrightarrows ⇉ upuparrows ⇈ downdownarrows ⇊ leftrightarrows ⇆ rightleftarrows ⇄
    Lleftarrow ⇚ Rrightarrow ⇛ dashleftarrow ⇠ dashrightarrow ⇢ upharpoonleft ↿ upharpoonright ↾
    restriction ↾ downharpoonleft ⇃ downharpoonright ⇂
    """
}
