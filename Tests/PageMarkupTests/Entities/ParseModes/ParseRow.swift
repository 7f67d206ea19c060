import PageMarkup
import Testing

/// Markup, the text and the entities it becomes as ``EntitySpelling`` spells them, or the sentence
/// of the error, and the rule.
struct ParseRow: CustomTestStringConvertible, Sendable {
  enum Outcome: Sendable {
    case text(String, String)
    case error(String)
  }

  var markup: String
  var outcome: Outcome
  var rule: String

  init(_ markup: String, _ text: String, _ entities: String, _ rule: String) {
    self.markup = markup
    outcome = .text(text, entities)
    self.rule = rule
  }

  init(_ markup: String, error: String) {
    self.markup = markup
    outcome = .error("Can't parse entities: " + error)
    rule = error
  }

  var testDescription: String { rule }

  func check(_ mode: EntityParseMode, sourceLocation: SourceLocation = #_sourceLocation) {
    do {
      let found = try parseEntities(markup, mode: mode, normalization: nil)
      switch outcome {
      case .text(let text, let entities):
        #expect(found.text == text, "\(rule)", sourceLocation: sourceLocation)
        #expect(EntitySpelling.of(found) == entities, "\(rule)", sourceLocation: sourceLocation)
      case .error(let sentence):
        Issue.record("\(found) instead of \(sentence)", sourceLocation: sourceLocation)
      }
    } catch {
      switch outcome {
      case .text: Issue.record("\(rule): \(error)", sourceLocation: sourceLocation)
      case .error(let sentence):
        #expect(error.sentence == sentence, sourceLocation: sourceLocation)
      }
    }
  }
}
