extension MarkupWarning.Kind {
  var lintCode: LintCode {
    switch self {
    case .tableHeaderMismatch: return .tableMismatch
    case .surplusCells: return .surplusCells
    case .nestingTooDeep, .markersTooDeep, .markupTooDense, .definitionTooLong:
      return .keptAsText
    case .formulaTooLong, .tooManyFormulas, .formulasTooLong: return .ignoredFormula
    case .pictureRefused: return .ignoredPicture
    case .emptyLink: return .emptyLink
    case .footnoteRepeated: return .repeatedName
    }
  }
}
