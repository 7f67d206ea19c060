extension SymbolNames {
  /// Words' letters and signs: what these names stand for inside `\\text`.
  static let text = """
    AA Å aa å AE Æ ae æ OE Œ oe œ O Ø o ø ss ß i ı j ȷ S § P ¶ sect § dag † ddag ‡ copyright ©
    pounds £ degree ° textasciitilde ~ textasciicircum ^ textbackslash \\ textbar | textbardbl ‖
    textbraceleft { textbraceright } textcopyright © textdagger † textdaggerdbl ‡ textdegree °
    textdollar $ textellipsis … textemdash — textendash – textgreater > textless <
    textquotedblleft “ textquotedblright ” textquoteleft ‘ textquoteright ’ textregistered ®
    textsterling £ textunderscore _ ldots … dots … lbrace { rbrace } lq ‘ rq ’ yen ¥
    checkmark ✓ circledR ® maltese ✠ mathsterling £ mathellipsis … slash / backslash \\
    textbullet • textmu µ texteuro € textohm Ω textonehalf ½ textonequarter ¼ textthreequarters ¾
    """

  /// Marks set on the letter that follows, as combining characters.
  static let textAccents = """
    ' \u{301} ` \u{300} ^ \u{302} ~ \u{303} = \u{304} u \u{306} . \u{307} " \u{308} r \u{30A}
    H \u{30B} v \u{30C} c \u{327}
    """
}
