extension CommandTable {
  static var structures: [Row] {
    accents + overUnder + extensibleArrows + fractions + sizedDelimiters + classes + boxes
  }

  private static var accents: [Row] {
    let plain: [(String, Unicode.Scalar)] = [
      ("acute", "\u{301}"), ("bar", "\u{304}"), ("breve", "\u{306}"), ("check", "\u{30C}"),
      ("dot", "\u{307}"), ("ddot", "\u{308}"), ("dddot", "\u{20DB}"), ("ddddot", "\u{20DC}"),
      ("grave", "\u{300}"), ("hat", "\u{302}"), ("tilde", "\u{303}"), ("mathring", "\u{30A}"),
      ("vec", "\u{20D7}"),
    ]
    let wide: [(String, Unicode.Scalar)] = [
      ("widehat", "\u{302}"), ("widetilde", "\u{303}"), ("widecheck", "\u{30C}"),
    ]
    return plain.map { ($0.0, .accent($0.1, isStretchy: false, isBelow: false)) }
      + wide.map { ($0.0, .accent($0.1, isStretchy: true, isBelow: false)) }
      + [("utilde", .accent("\u{330}", isStretchy: true, isBelow: true))]
  }

  private static var overUnder: [Row] {
    let above: [(String, MathOverUnder.Shape)] = [
      ("overline", .line), ("overlinesegment", .lineSegment), ("overgroup", .symbol("⏠")),
      ("overparen", .symbol("⏜")), ("overrightarrow", .symbol("→")),
      ("overleftarrow", .symbol("←")), ("overleftrightarrow", .symbol("↔")),
      ("Overrightarrow", .symbol("⇒")), ("overleftharpoon", .symbol("↼")),
      ("overrightharpoon", .symbol("⇀")),
    ]
    let below: [(String, MathOverUnder.Shape)] = [
      ("underline", .line), ("underlinesegment", .lineSegment), ("undergroup", .symbol("⏡")),
      ("underparen", .symbol("⏝")), ("underrightarrow", .symbol("→")),
      ("underleftarrow", .symbol("←")), ("underleftrightarrow", .symbol("↔")),
    ]
    return above.map { ($0.0, .overUnder($0.1, isBelow: false, hasLabel: false)) }
      + below.map { ($0.0, .overUnder($0.1, isBelow: true, hasLabel: false)) }
      + [
        ("overbrace", .overUnder(.symbol("⏞"), isBelow: false, hasLabel: true)),
        ("underbrace", .overUnder(.symbol("⏟"), isBelow: true, hasLabel: true)),
        ("overbracket", .overUnder(.symbol("⎴"), isBelow: false, hasLabel: true)),
        ("underbracket", .overUnder(.symbol("⎵"), isBelow: true, hasLabel: true)),
      ]
  }

  private static var extensibleArrows: [Row] {
    NameList(
      """
      xleftarrow ← xrightarrow → xleftrightarrow ↔ xLeftarrow ⇐ xRightarrow ⇒ xLeftrightarrow ⇔
      xhookleftarrow ↩ xhookrightarrow ↪ xtwoheadleftarrow ↞ xtwoheadrightarrow ↠
      xleftharpoonup ↼ xleftharpoondown ↽ xrightharpoonup ⇀ xrightharpoondown ⇁
      xleftrightharpoons ⇋ xrightleftharpoons ⇌ xrightequilibrium ⇌ xleftequilibrium ⇋
      xtofrom ⇄ xrightleftarrows ⇄ xleftrightarrows ⇆ xmapsto ↦ xlongequal =
      """
    ).scalars.map { ($0.name, .extensibleArrow($0.scalar)) }
  }

  private static var fractions: [Row] {
    func stack(_ left: String, _ right: String, _ style: MathStyle? = nil) -> Command.FractionForm {
      Command.FractionForm(thickness: .zero, left: left, right: right, style: style)
    }
    return [
      ("frac", .fraction(Command.FractionForm())),
      ("dfrac", .fraction(Command.FractionForm(style: .display))),
      ("tfrac", .fraction(Command.FractionForm(style: .text))),
      ("binom", .fraction(stack("(", ")"))), ("dbinom", .fraction(stack("(", ")", .display))),
      ("tbinom", .fraction(stack("(", ")", .text))),
      ("over", .infix(Command.FractionForm())),
      ("atop", .infix(Command.FractionForm(thickness: .zero))),
      ("choose", .infix(stack("(", ")"))), ("brace", .infix(stack("{", "}"))),
      ("brack", .infix(stack("[", "]"))),
    ]
  }

  private static var sizedDelimiters: [Row] {
    let sizes = ["big": 1, "Big": 2, "bigg": 3, "Bigg": 4]
    let classes: [(String, AtomClass)] = [
      ("", .ordinary), ("l", .opening), ("m", .relation), ("r", .closing),
    ]
    return sizes.flatMap { name, size in
      classes.map { (name + $0.0, .sizedDelimiter(size, $0.1)) }
    }
  }

  private static var classes: [Row] {
    [
      ("mathord", .atomClass(.ordinary)), ("mathbin", .atomClass(.binary)),
      ("mathrel", .atomClass(.relation)), ("mathopen", .atomClass(.opening)),
      ("mathclose", .atomClass(.closing)), ("mathpunct", .atomClass(.punctuation)),
      ("mathinner", .atomClass(.inner)),
    ]
  }

  private static var boxes: [Row] {
    [
      ("cancel", .enclosure(.risingStrike)), ("bcancel", .enclosure(.fallingStrike)),
      ("xcancel", .enclosure(.crossedStrikes)), ("sout", .enclosure(.levelStrike)),
      ("angl", .enclosure(.actuarial)), ("phase", .enclosure(.phasor)),
      ("mathllap", .lap(.left, isText: false)), ("mathrlap", .lap(.right, isText: false)),
      ("mathclap", .lap(.center, isText: false)), ("llap", .lap(.left, isText: true)),
      ("rlap", .lap(.right, isText: true)), ("clap", .lap(.center, isText: true)),
      ("phantom", .phantom(keepsWidth: true, keepsHeight: true)),
      ("hphantom", .phantom(keepsWidth: true, keepsHeight: false)),
      ("vphantom", .phantom(keepsWidth: false, keepsHeight: true)),
    ]
  }
}
