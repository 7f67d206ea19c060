import Foundation
import PageMarkup
import Testing

/// The Swift half of `Tests/Interop/entities_interop.py`: answers the requests in a folder.
@Suite(.enabled(if: EntitiesInterop.folder != nil, "entities_interop.py runs this"))
struct EntitiesInteropTests {
  @Test func answer() throws {
    guard let folder = EntitiesInterop.folder else { return }
    let requests = try JSONDecoder().decode(
      [EntitiesInterop.Request].self,
      from: Data(contentsOf: folder.appendingPathComponent("requests.json")))
    let answers = requests.map(EntitiesInterop.answer)
    try JSONEncoder().encode(answers)
      .write(to: folder.appendingPathComponent("answers.json"))
  }
}

enum EntitiesInterop {
  struct Request: Codable {
    var operation: String
    var text: String
    var entities: [Entity]?
  }

  struct Answer: Codable {
    var text: String
    var entities: [Entity] = []
    var error: String?
  }

  struct Entity: Codable {
    var offset: Int
    var length: Int
    var kind: String
  }

  static var folder: URL? {
    ProcessInfo.processInfo.environment["RECTO_ENTITIES_INTEROP"].map { URL(fileURLWithPath: $0) }
  }

  static func answer(_ request: Request) -> Answer {
    switch request.operation {
    case "detect":
      return answer(
        FormattedText(text: request.text, entities: EntityDetection.detect(in: request.text)))
    case "normalize":
      let entities = (request.entities ?? []).compactMap { entity in
        kind(entity.kind).map {
          MessageEntity(range: entity.offset..<entity.offset + entity.length, kind: $0)
        }
      }
      return answer(
        FormattedText(text: request.text, entities: entities)
          .normalized(EntityNormalization(detectsEntities: false, trims: false)))
    default:
      guard let mode = EntityParseMode(name: request.operation) else {
        return Answer(text: request.text, error: "unknown operation")
      }
      do {
        return answer(try parseEntities(request.text, mode: mode, normalization: nil))
      } catch {
        return Answer(text: "", error: error.sentence)
      }
    }
  }

  /// The kinds ``EntitySpelling`` spells, but for what they carry.
  private static func kind(_ name: String) -> MessageEntity.Kind? {
    switch name {
    case "b": return .bold
    case "i": return .italic
    case "u": return .underline
    case "s": return .strikethrough
    case "spoiler": return .spoiler
    case "code": return .code
    case "pre": return .pre(language: nil)
    case "quote": return .blockQuote(collapsed: false)
    case "a<http://a.com/>": return .textUrl("http://a.com/")
    case "user<5>": return .textMention(userId: 5)
    case "emoji<7>": return .customEmoji(fileId: 7)
    case "date<5>": return .date(5, format: nil)
    case "url": return .url
    case "mention": return .mention
    default: return nil
    }
  }

  private static func answer(_ text: FormattedText) -> Answer {
    Answer(
      text: text.text,
      entities: text.entities.map {
        Entity(
          offset: $0.range.lowerBound, length: $0.range.count, kind: EntitySpelling.of($0.kind))
      })
  }
}
