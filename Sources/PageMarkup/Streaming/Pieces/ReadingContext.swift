/// What stands around a part of a text that is read alone.
///
/// Everything that one block of a text can mean to another is in it, so that a text read in parts
/// is the same as the text read at once: what came before (``ReadingState``), and what is true of
/// the text as a whole.
struct ReadingContext {
  var state: ReadingState
  var headings = HeadingState()
  /// Bytes of the whole text.
  var sourceCount: Int
  /// What the rest of the text has that changes how this part is read.
  var features: SourceFeatures = []
  /// Whether the whole text has so much markup that it must be counted; see ``MarkupBudget``.
  var isBudgetTight = false
  /// The links defined before this part; they win over its own.
  var definitionsBefore: [LinkDefinition] = []
  /// The links defined behind it.
  var definitionsBehind: [LinkDefinition] = []
  /// Whether links that lead nowhere are links all the same: their addresses are still to come.
  var allowsEmptyLinks = false
}
