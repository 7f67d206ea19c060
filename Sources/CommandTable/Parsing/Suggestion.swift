/// The candidate a mistyped word most likely stands for, nil when none is near.
///
/// Near means: a third of its letters wrong at most (insertions, deletions, replacements and swapped
/// neighbours each count one), or a beginning of exactly one candidate.
func nearest(to word: String, among candidates: [String]) -> String? {
  let typed = Array(word.lowercased())
  // Longer than any name: not a slip, and the comparison is quadratic.
  guard !typed.isEmpty, typed.count <= 40 else { return nil }
  var best: (name: String, distance: Int)?
  for name in candidates {
    let letters = Array(name)
    let distance = editDistance(typed, letters)
    guard distance <= max(1, max(typed.count, letters.count) / 3) else { continue }
    if best.map({ distance < $0.distance }) ?? true { best = (name, distance) }
  }
  if let best { return best.name }
  let continuations = candidates.filter { $0.count > word.count && $0.hasPrefix(word) }
  return continuations.count == 1 ? continuations.first : nil
}

/// The optimal string alignment distance; `a` is not empty.
private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...b.count)
  for i in 1...a.count {
    var current = [i]
    for j in 0..<b.count {
      let replaced = previous[j] + (a[i - 1] == b[j] ? 0 : 1)
      var least = min(replaced, previous[j + 1] + 1, current[j] + 1)
      if i > 1, j > 0, a[i - 1] == b[j - 1], a[i - 2] == b[j] {
        least = min(least, beforePrevious[j - 1] + 1)
      }
      current.append(least)
    }
    beforePrevious = previous
    previous = current
  }
  return previous.last ?? a.count
}
