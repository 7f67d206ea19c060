/// TeX's styles: how large a formula is set, and how tight.
public enum MathStyle: String, Hashable, Sendable, CaseIterable {
  case display, text, script, scriptScript
}
