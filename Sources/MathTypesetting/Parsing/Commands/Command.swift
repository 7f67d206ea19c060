/// What a command does, as the table of commands says it.
indirect enum Command: Sendable {
  case symbol(MathSymbol)
  /// `\sin`, `\lim`.
  case namedOperator(String, MathScripts.Placement)
  case largeOperator(Unicode.Scalar, MathScripts.Placement, isGrowing: Bool)
  case accent(Unicode.Scalar, isStretchy: Bool, isBelow: Bool)
  /// `hasLabel` for braces, whose script is a label at their tip.
  case overUnder(MathOverUnder.Shape, isBelow: Bool, hasLabel: Bool)
  case extensibleArrow(Unicode.Scalar)
  case fraction(FractionForm)
  /// `\over` and its relatives, which divide the group they stand in.
  case infix(FractionForm)
  case sizedDelimiter(Int, AtomClass)
  /// `\mathbf{…}`, or `\bf` with the rest of the group.
  case alphabet(Alphabet, isBold: Bool, isSwitch: Bool)
  /// `\boldsymbol`: letters and everything else.
  case boldSymbols
  case textFont(TextFont)
  case style(MathStyle)
  /// Times the size of the whole formula.
  case size(Double)
  case space(MathLength)
  case lineBreak(MathLineBreak)
  case atomClass(AtomClass)
  case enclosure(MathEnclosure.Notation)
  case lap(MathLap.Side, isText: Bool)
  case phantom(keepsWidth: Bool, keepsHeight: Bool)
  case macro(MacroBody)
  case expandable(Expandable)
  case definition(Definition)
  case function(Function)

  struct FractionForm: Sendable {
    var thickness: MathLength?
    var left: String?
    var right: String?
    var style: MathStyle?
  }

  enum TextFont: Sendable {
    /// `\text`, `\mbox`: the font around it.
    case same
    case family(MathText.Family)
    case bold(Bool)
    case italic(Bool)
    /// `\textnormal`.
    case normal
    case emphasis
  }

  /// Commands that change the tokens after them.
  enum Expandable: Equatable, Sendable {
    case expandAfter, noExpand, ifNextCharacter, ifStar, firstOfTwo, secondOfTwo, textOrMath
    case braket(BraketNotation)
  }

  /// Commands that give names a meaning.
  enum Definition: Equatable, Sendable {
    case global, long
    case def(expands: Bool, isGlobal: Bool)
    case `let`, futureLet
    case newCommand(Rule)
    case declareOperator

    enum Rule: Sendable {
      case new, renew, provide
    }
  }

  /// Commands that are alone in what they do.
  enum Function: Sendable {
    // Delimiters and groups.
    case left, middle, right, beginGroup, endGroup
    // Environments.
    case begin, end, newRow, line(MathArray.Line), tag, noTag, substack
    // Scripts and operators.
    case limits, noLimits, displayLimits, operatorName(hasLimits: Bool), mathOperator
    case overset, underset, stackrel, not, dots, choice
    // Parts with arguments.
    case root, continuedFraction, generalFraction, above, smash, raiseBox, centered, rule
    // Lengths, colors and links.
    case kern, hspace, color, textColor, colorBox, frameBox, framedText, boxed
    case href, url, html, image
    // Text and characters.
    case verbatim, character, openFormula, closeFormula, relax
    // Chemistry.
    case chemistry, unit
  }
}
