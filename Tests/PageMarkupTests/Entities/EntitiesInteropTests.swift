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
    default:
      return Answer(text: request.text, error: "unknown operation")
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
