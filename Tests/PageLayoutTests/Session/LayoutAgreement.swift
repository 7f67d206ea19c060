import PageLayout

/// Whether two layouts are the same to the point, and where not.
func firstDifference(_ one: PageLayout, _ other: PageLayout) -> String? {
  if one.size != other.size { return "\(one.size) is not \(other.size)" }
  if one.isRightToLeft != other.isRightToLeft { return "another direction" }
  if one.dateRefreshPeriod != other.dateRefreshPeriod { return "another period" }
  let (left, right) = (one.items, other.items)
  if left.count != right.count { return "\(left.count) items are not \(right.count)" }
  guard let index = left.indices.first(where: { left[$0] != right[$0] }) else { return nil }
  let lines = zip(one.dump().split(separator: "\n"), other.dump().split(separator: "\n"))
  let difference = lines.first { $0 != $1 }.map { "\($0) is not \($1)" }
  return "item \(index): \(difference ?? "the dumps are the same")"
}

func firstDifference(_ one: MessageLayout, _ other: MessageLayout) -> String? {
  if one.bubble != other.bubble { return "bubble \(one.bubble) is not \(other.bubble)" }
  if one.bubbleParts != other.bubbleParts { return "torn to other parts" }
  if one.size != other.size || one.pageOrigin != other.pageOrigin { return "another place" }
  return firstDifference(one.page, other.page)
}
