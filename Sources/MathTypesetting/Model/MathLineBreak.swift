/// What is said about line breaks at one place.
public enum MathLineBreak: Hashable, Sendable {
  /// `\allowbreak`.
  case allowed
  /// `\nobreak`: none, though one would be allowed after the operator before it.
  case forbidden
  /// `\\[gap]` and `\newline` outside arrays.
  case forced(gap: MathLength)
}
