/// What a linter can find in a message. The raw value is what people see and switch off.
///
/// `Docs/lint.md` has a line and an example for each.
public enum LintCode: String, CaseIterable, Sendable {
  // What the server refuses.
  /// The text cannot be read at all.
  case unreadable
  /// A JSON message breaks a rule of the Bot API.
  case refused
  case contentRequired = "content-required"
  case nothingVisible = "nothing-visible"
  case tooLong = "too-long"
  case tooManyBlocks = "too-many-blocks"
  case tooDeep = "too-deep"
  case tooManyMedia = "too-many-media"
  case tooManyColumns = "too-many-columns"
  case buttonCount = "button-count"
  case callbackData = "callback-data"
  case buttonLabel = "button-label"
  case badLink = "bad-link"
  case badButtonLink = "bad-button-link"
  case badDate = "bad-date"
  case badMap = "bad-map"
  case thinkingOutsideDraft = "thinking-outside-draft"
  case mediaInDraft = "media-in-draft"
  case notForBots = "not-for-bots"

  // What the server drops or changes.
  case unknownTag = "unknown-tag"
  case unknownAttribute = "unknown-attribute"
  case badAttribute = "bad-attribute"
  case misplacedTag = "misplaced-tag"
  case unknownEntity = "unknown-entity"
  case unknownField = "unknown-field"
  case severalContents = "several-contents"
  case escapedTag = "escaped-tag"
  case literalMarkdown = "literal-markdown"
  case singleTilde = "single-tilde"
  case caret
  case tableMismatch = "table-mismatch"
  case surplusCells = "surplus-cells"
  case softBreak = "soft-break"
  case noHeading = "no-heading"
  case moneyFormula = "money-formula"
  case ignoredFormula = "ignored-formula"
  case ignoredPicture = "ignored-picture"
  case repeatedName = "repeated-name"
  case keptAsText = "kept-as-text"

  // What readers stumble over.
  case nearLimit = "near-limit"
  case manyMedia = "many-media"
  case documentAddress = "document-address"
  case pictureInText = "picture-in-text"
  case missingAnchor = "missing-anchor"
  case emptyLink = "empty-link"
  case concealedTarget = "concealed-target"
  case oddAddress = "odd-address"
  case missingAlternative = "missing-alternative"

  public var severity: LintSeverity {
    switch self {
    case .unreadable, .refused, .contentRequired, .nothingVisible, .tooLong, .tooManyBlocks,
      .tooDeep, .tooManyMedia, .tooManyColumns, .buttonCount, .callbackData, .buttonLabel,
      .badLink, .badButtonLink, .badDate, .badMap, .thinkingOutsideDraft, .mediaInDraft,
      .notForBots:
      return .error
    case .unknownTag, .unknownAttribute, .badAttribute, .misplacedTag, .unknownEntity,
      .unknownField, .severalContents,
      .escapedTag, .literalMarkdown, .singleTilde, .caret, .tableMismatch, .surplusCells,
      .noHeading, .moneyFormula, .ignoredFormula, .ignoredPicture, .repeatedName, .keptAsText,
      .nearLimit, .manyMedia, .documentAddress, .pictureInText, .missingAnchor, .emptyLink,
      .concealedTarget, .oddAddress:
      return .warning
    case .softBreak, .missingAlternative:
      return .note
    }
  }
}

/// How much a finding matters.
public enum LintSeverity: String, CaseIterable, Comparable, Sendable {
  /// A matter of taste or of reach.
  case note
  /// The message is sent, but not as its author may think.
  case warning
  /// The server refuses the message.
  case error

  public static func < (lhs: LintSeverity, rhs: LintSeverity) -> Bool {
    lhs.rank < rhs.rank
  }

  private var rank: Int {
    switch self {
    case .note: return 0
    case .warning: return 1
    case .error: return 2
    }
  }
}
