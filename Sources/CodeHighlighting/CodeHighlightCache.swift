/// Highlights by code, also the knowledge that there is none. When it is full, those not asked for
/// since it last was go.
struct CodeHighlightCache {
  struct Entry {
    var highlight: CodeHighlight?
  }

  private let capacity: Int
  private var young: [CodeSpec: Entry] = [:]
  private var old: [CodeSpec: Entry] = [:]
  private(set) var counters = CodeHighlighter.Counters()

  init(capacity: Int) {
    self.capacity = max(capacity, 2)
  }

  subscript(spec: CodeSpec) -> Entry? {
    mutating get {
      if let entry = young[spec] {
        counters.hits += 1
        return entry
      }
      guard let entry = old.removeValue(forKey: spec) else {
        counters.misses += 1
        return nil
      }
      counters.hits += 1
      keep(entry, for: spec)
      return entry
    }
  }

  mutating func insert(_ highlight: CodeHighlight?, for spec: CodeSpec) {
    keep(Entry(highlight: highlight), for: spec)
  }

  private mutating func keep(_ entry: Entry, for spec: CodeSpec) {
    if young.count >= capacity / 2 {
      counters.evictions += old.count
      old = young
      young.removeAll(keepingCapacity: true)
    }
    young[spec] = entry
  }
}
