/// What a text that is still growing has put into the caches.
///
/// Every word a model writes makes another paragraph of the last one. Kept like any other, those would push
/// everything else out of the caches within seconds; so the text that takes a draft's place takes its room, too.
package struct TextDraft {
  var paragraphs = Entries()
  var segments = Entries()

  package init() {}

  /// Entries of a cache, by their hashes.
  struct Entries {
    /// Those that were not there before the draft.
    fileprivate var own: Set<UInt64> = []
    /// Those that were asked for.
    fileprivate var asked: Set<UInt64> = []

    mutating func ask(for hash: UInt64, isNew: Bool) {
      asked.insert(hash)
      if isNew { own.insert(hash) }
    }

    /// Takes over what is asked for again of an older draft's.
    ///
    /// - Returns: the older draft's that nobody asks for any more.
    mutating func replace(_ older: Entries) -> Set<UInt64> {
      own.formUnion(older.own.intersection(asked))
      let stale = older.own.subtracting(asked)
      asked = []
      return stale
    }
  }

  /// The same for both caches.
  mutating func replace(_ older: TextDraft) -> (paragraphs: Set<UInt64>, segments: Set<UInt64>) {
    (paragraphs.replace(older.paragraphs), segments.replace(older.segments))
  }
}
