/// A list with lines around it, behind it or through it; an ordinary atom.
public struct MathEnclosure: Hashable, Sendable {
  public var notation: Notation
  public var contents: MathList

  public init(_ notation: Notation, _ contents: MathList) {
    self.notation = notation
    self.contents = contents
  }

  public enum Notation: Hashable, Sendable {
    /// A rectangle 3 points (`\fboxsep`) away from the contents, its lines 0.4 points thick.
    case box(Border, background: MathColor?)
    /// `\cancel`: a line from the lower left to the upper right.
    case risingStrike
    /// `\bcancel`: a line from the upper left to the lower right.
    case fallingStrike
    /// `\xcancel`.
    case crossedStrikes
    /// `\sout`: a level line through the middle.
    case levelStrike
    /// `\angl`: a line above and one at the right, which meet.
    case actuarial
    /// `\phase`: a line below and a slanted one at the left, which meet.
    case phasor
  }

  public enum Border: Hashable, Sendable {
    case none
    /// In the colour of the text.
    case plain
    case colored(MathColor)
  }
}
