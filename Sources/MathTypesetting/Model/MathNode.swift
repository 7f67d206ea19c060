/// One node of a math list, and the part of the source that made it.
public struct MathNode: Hashable, Sendable {
  public var kind: Kind
  /// UTF-16 units of the source; what a macro made has the range of the macro's use.
  public var range: Range<Int>

  public init(_ kind: Kind, range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  /// What a node may be. Nodes called transparent are no atoms: the nodes in them take part in the
  /// spacing of the list around them as if they stood there alone.
  public indirect enum Kind: Hashable, Sendable {
    /// One symbol.
    case atom(MathAtom)
    /// Words of a text font.
    case text(MathText)
    /// `{…}`: an ordinary atom with a list as its nucleus.
    case group(MathList)
    /// `\text{…}`: an ordinary atom, a box of words set at the size around it. Formulas in it start
    /// in text style.
    case hbox(MathList)
    /// `\mathbin{…}` and its like: a list that counts as one atom of the class.
    case classed(AtomClass, MathList)
    case scripts(MathScripts)
    case fraction(MathFraction)
    case radical(degree: MathList?, radicand: MathList)
    /// `\left … \middle … \right`.
    case delimited(MathDelimited)
    /// `\big( … \Bigg(`.
    case sizedDelimiter(MathSizedDelimiter)
    case largeOperator(MathOperator)
    case accent(MathAccent)
    /// A line, brace or arrow as wide as what it stands above or below.
    case overUnder(MathOverUnder)
    case extensibleArrow(MathExtensibleArrow)
    case array(MathArray)
    /// White space; negative lengths move back.
    case space(MathLength)
    case lineBreak(MathLineBreak)
    /// Takes space and shows nothing.
    case phantom(MathPhantom)
    /// Shows its contents and takes less space than they do.
    case smash(MathSmash)
    /// Shows its contents and takes no width.
    case lap(MathLap)
    /// Moved up by the length, an ordinary atom.
    case raised(MathLength, MathList)
    /// Centred on the math axis, an ordinary atom.
    case centered(MathList)
    case rule(MathRule)
    /// Transparent.
    case styled(MathStyle, MathList)
    /// `\large`: in text style at `scale` times the size of the formula as a whole. Transparent.
    case sized(scale: Double, MathList)
    /// Transparent.
    case colored(MathColor, MathList)
    /// `\href`. Transparent.
    case link(url: String, MathList)
    /// `\mathchoice`: the list of the style it is set in. Transparent.
    case choice(MathChoice)
    /// Framed, filled or crossed out.
    case enclosed(MathEnclosure)
    /// `\tag`: the label of the formula; stands only at the end of the outermost list and takes no
    /// space there.
    case tag(MathList)
    /// Source that could not be read, to be shown as it is. Only ``LaTeX/read(_:limits:firstNumber:)``
    /// makes it.
    case unreadable(String)
  }
}
