/// How the JSON of a page is spread over lines; the order of members is the same in both.
public enum JSONFormatting: Sendable {
  /// No white space.
  case compact
  /// A line a member, two spaces a level.
  case indented
}
