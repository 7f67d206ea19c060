extension MarkupWarning.Kind {
  var lintCode: LintCode {
    switch self {
    case .tableHeaderMismatch: return .tableMismatch
    case .surplusCells, .surplusCellsDropped: return .surplusCells
    case .nestingTooDeep, .markersTooDeep, .markupTooDense, .definitionTooLong:
      return .keptAsText
    case .formulaTooLong, .tooManyFormulas, .formulasTooLong: return .ignoredFormula
    case .pictureRefused: return .ignoredPicture
    case .emptyLink: return .emptyLink
    case .footnoteRepeated: return .repeatedName
    case .unknownTag: return .unknownTag
    case .unknownAttribute: return .unknownAttribute
    case .attributeMissing: return .badAttribute
    case .attributeRefused(let tag, _, _):
      // What the server would say to the block itself.
      return ["tg-button": .badButtonLink, "tg-map": .badMap, "tg-time": .badDate][tag]
        ?? .badAttribute
    case .misplacedTag, .unmatchedEndTag: return .misplacedTag
    case .linkRefused: return .badLink
    case .markdownInHTML: return .literalMarkdown
    case .escapedTag: return .escapedTag
    case .mediumInText: return .pictureInText
    }
  }
}

extension MarkupWarning.Kind {
  /// How the thing is spelled in the source, where the parser tells only its paragraph.
  var words: String? {
    switch self {
    case .unknownTag(let name), .misplacedTag(let name): return "<" + name
    case .unmatchedEndTag(let name): return "</" + name
    case .unknownAttribute(let tag, _), .attributeMissing(let tag, _),
      .attributeRefused(let tag, _, _):
      return "<" + tag
    case .linkRefused(let url), .emptyLink(let url): return url
    case .escapedTag: return "\\<"
    case .mediumInText: return "!["
    case .tableHeaderMismatch, .surplusCells, .surplusCellsDropped, .nestingTooDeep,
      .markersTooDeep, .formulaTooLong, .tooManyFormulas, .formulasTooLong, .markupTooDense,
      .definitionTooLong, .pictureRefused, .footnoteRepeated, .markdownInHTML:
      return nil
    }
  }
}
