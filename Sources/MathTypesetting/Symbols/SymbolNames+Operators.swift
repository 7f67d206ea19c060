extension SymbolNames {
  static let binaryOperators = """
    pm ± plusmn ± mp ∓ times × div ÷ cdot ⋅ sdot ⋅ centerdot ⋅ ast ∗ star ⋆ circ ∘ bullet ∙ bull ∙
    cap ∩ cup ∪ uplus ⊎ sqcap ⊓ sqcup ⊔ vee ∨ lor ∨ wedge ∧ land ∧ setminus ∖ smallsetminus ∖ wr ≀
    amalg ⨿ oplus ⊕ ominus ⊖ otimes ⊗ oslash ⊘ odot ⊙ bigcirc ◯ dagger † ddagger ‡
    Dagger ‡ diamond ⋄ triangleleft ◃ triangleright ▹ bigtriangleup △ bigtriangledown ▽ lhd ⊲ rhd ⊳
    unlhd ⊴ unrhd ⊵ boxplus ⊞ boxminus ⊟ boxtimes ⊠ boxdot ⊡ circledast ⊛ circledcirc ⊚
    circleddash ⊝ dotplus ∔ divideontimes ⋇ ltimes ⋉ rtimes ⋊ leftthreetimes ⋋ rightthreetimes ⋌
    Cap ⋒ doublecap ⋒ Cup ⋓ doublecup ⋓ curlyvee ⋎ curlywedge ⋏ veebar ⊻ barwedge ⊼
    doublebarwedge ⩞ intercal ⊺ lessdot ⋖ gtrdot ⋗ And & minuso ⦵
    """

  /// Grow in display style; scripts stand above and below there.
  static let sums = """
    sum ∑ prod ∏ coprod ∐ bigcap ⋂ bigcup ⋃ bigvee ⋁ bigwedge ⋀ bigsqcup ⨆ bigsqcap ⨅ biguplus ⨄
    bigoplus ⨁ bigotimes ⨂ bigodot ⨀ intop ∫
    """

  /// Grow in display style; scripts stand beside them.
  static let integrals = """
    int ∫ iint ∬ iiint ∭ iiiint ⨌ oint ∮ oiint ∯ oiiint ∰
    """

  /// Set upright; scripts stand beside them.
  static let namedOperators = """
    arccos arcsin arctan arcctg arctg arg ch cos cosec cosh cot cotg coth csc ctg cth deg dim exp
    hom ker lg ln log sec sin sinh sh tan tanh tg th
    """

  /// Set upright; scripts stand above and below them in display style. `~` is a thin space.
  static let namedLimits = """
    det det gcd gcd inf inf lim lim max max min min Pr Pr sup sup limsup lim~sup
    liminf lim~inf injlim inj~lim projlim proj~lim plim plim
    argmax arg~max argmin arg~min
    """
}
