extension Unicode.Scalar {
  /// The letter without its accents and in its ordinary width: "é" is "e", "Ａ" is "A".
  var folded: Unicode.Scalar {
    value < 0x80 ? self : LetterFolding.bases[self] ?? self
  }
}

/// Which letters are others with accents or of another width.
private enum LetterFolding {
  static let bases: [Unicode.Scalar: Unicode.Scalar] = {
    var bases: [Unicode.Scalar: Unicode.Scalar] = [:]
    for group in groups.unicodeScalars.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      guard let base = group.first else { continue }
      for scalar in group.dropFirst() { bases[scalar] = base }
    }
    return bases
  }()

  /// Each word is a letter and the letters that fold to it: those whose canonical decomposition is
  /// the letter and marks of the block U+0300…U+036F, and its <wide> or <narrow> forms but
  /// for hangul (UnicodeData.txt 14.0, letters and numbers).
  private static let groups = """
    AÀÁÂÃÄÅĀĂĄǍǞǠǺȀȂȦḀẠẢẤẦẨẪẬẮẰẲẴẶÅＡ CÇĆĈĊČḈＣ EÈÉÊËĒĔĖĘĚȄȆȨḔḖḘḚḜẸẺẼẾỀỂỄỆＥ IÌÍÎÏĨĪĬĮİǏȈȊḬḮỈỊＩ
    NÑŃŅŇǸṄṆṈṊＮ OÒÓÔÕÖŌŎŐƠǑǪǬȌȎȪȬȮȰṌṎṐṒỌỎỐỒỔỖỘỚỜỞỠỢＯ UÙÚÛÜŨŪŬŮŰŲƯǓǕǗǙǛȔȖṲṴṶṸṺỤỦỨỪỬỮỰＵ
    YÝŶŸȲẎỲỴỶỸＹ aàáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặａ cçćĉċčḉｃ eèéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệｅ
    iìíîïĩīĭįǐȉȋḭḯỉịｉ nñńņňǹṅṇṉṋｎ oòóôõöōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợｏ
    uùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữựｕ yýÿŷȳẏẙỳỵỷỹｙ DĎḊḌḎḐḒＤ dďḋḍḏḑḓｄ GĜĞĠĢǦǴḠＧ gĝğġģǧǵḡｇ
    HĤȞḢḤḦḨḪＨ hĥȟḣḥḧḩḫẖｈ JĴＪ jĵǰｊ KĶǨḰḲḴＫ kķǩḱḳḵｋ LĹĻĽḶḸḺḼＬ lĺļľḷḹḻḽｌ RŔŖŘȐȒṘṚṜṞＲ rŕŗřȑȓṙṛṝṟｒ
    SŚŜŞŠȘṠṢṤṦṨＳ sśŝşšșṡṣṥṧṩｓ TŢŤȚṪṬṮṰＴ tţťțṫṭṯṱẗｔ WŴẀẂẄẆẈＷ wŵẁẃẅẇẉẘｗ ZŹŻŽẐẒẔＺ zźżžẑẓẕｚ ÆǢǼ
    æǣǽ ƷǮ ʒǯ ØǾ øǿ ΑΆἈἉἊἋἌἍἎἏᾈᾉᾊᾋᾌᾍᾎᾏᾸᾹᾺΆᾼ ΕΈἘἙἚἛἜἝῈΈ ΗΉἨἩἪἫἬἭἮἯᾘᾙᾚᾛᾜᾝᾞᾟῊΉῌ ΙΊΪἸἹἺἻἼἽἾἿῘῙῚΊ
    ΟΌὈὉὊὋὌὍῸΌ ΥΎΫὙὛὝὟῨῩῪΎ ΩΏὨὩὪὫὬὭὮὯᾨᾩᾪᾫᾬᾭᾮᾯῺΏῼ ιΐίϊἰἱἲἳἴἵἶἷὶίῐῑῒΐῖῗ
    αάἀἁἂἃἄἅἆἇὰάᾀᾁᾂᾃᾄᾅᾆᾇᾰᾱᾲᾳᾴᾶᾷ εέἐἑἒἓἔἕὲέ ηήἠἡἢἣἤἥἦἧὴήᾐᾑᾒᾓᾔᾕᾖᾗῂῃῄῆῇ υΰϋύὐὑὒὓὔὕὖὗὺύῠῡῢΰῦῧ
    οόὀὁὂὃὄὅὸό ωώὠὡὢὣὤὥὦὧὼώᾠᾡᾢᾣᾤᾥᾦᾧῲῳῴῶῷ ϒϓϔ ЕЀЁӖ ГЃ ІЇ КЌ ИЍЙӢӤ УЎӮӰӲ ийѝӣӥ еѐёӗ гѓ ії кќ
    уўӯӱӳ ѴѶ ѵѷ ЖӁӜ жӂӝ АӐӒ аӑӓ ӘӚ әӛ ЗӞ зӟ ОӦ оӧ ӨӪ өӫ ЭӬ эӭ ЧӴ чӵ ЫӸ ыӹ BḂḄḆＢ bḃḅḇｂ FḞＦ fḟｆ
    MḾṀṂＭ mḿṁṃｍ PṔṖＰ pṕṗｐ VṼṾＶ vṽṿｖ XẊẌＸ xẋẍｘ ſẛ ρῤῥ ΡῬ 0０ 1１ 2２ 3３ 4４ 5５ 6６ 7７ 8８ 9９ QＱ qｑ ヲｦ
    ァｧ ィｨ ゥｩ ェｪ ォｫ ャｬ ュｭ ョｮ ッｯ ーｰ アｱ イｲ ウｳ エｴ オｵ カｶ キｷ クｸ ケｹ コｺ サｻ シｼ スｽ セｾ ソｿ タﾀ チﾁ ツﾂ テﾃ トﾄ
    ナﾅ ニﾆ ヌﾇ ネﾈ ノﾉ ハﾊ ヒﾋ フﾌ ヘﾍ ホﾎ マﾏ ミﾐ ムﾑ メﾒ モﾓ ヤﾔ ユﾕ ヨﾖ ラﾗ リﾘ ルﾙ レﾚ ロﾛ ワﾜ ンﾝ
    """
}
