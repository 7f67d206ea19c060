import PageModel
import TestSupport
import Testing

@testable import PageCoding

struct RemoteFileIdTests {
  @Test func resourcesComeBackFromTheirNames() {
    var generator = PageGenerator(seed: 1)
    for _ in 0..<200 {
      var resources: [TelegramMediaResource] = []
      _ = generator.page(size: 4).media.values.map { medium in
        switch medium {
        case .image(let image): resources += image.representations.map(\.resource)
        case .file(let file): resources.append(file.resource)
        }
      }
      for resource in resources {
        let name = RemoteFileId(resource)
        #expect(name.resource(size: resource.size) == resource, "\(name.text)")
      }
    }
  }

  @Test(arguments: [
    "AgACAgIAAxkBAAIBHGWx", "https://example.org/a.png", "attach://photo", "", "recto.", "recto",
    "recto.document.x", "recto.document.1.2.3.~.~", "a b&unique=c",
  ])
  func namesOfOthersAreKept(text: String) {
    let resource = RemoteFileId(text).resource(size: 5, uniqueId: "AQAD&=%")
    #expect(RemoteFileId(resource).text == text)
    guard case .webFileReference = resource else { return }
    #expect(RemoteFileId.uniqueId(resource) == "AQAD&=%")
  }

  @Test func ourNamesAreReadable() {
    let resource = TelegramMediaResource.cloudDocument(
      CloudDocumentMediaResource(
        datacenterId: 2, fileId: 3, accessHash: -4, fileReference: [0, 255], fileName: "a.b~ c"))
    #expect(RemoteFileId(resource).text == "recto.document.2.3.-4.~.00ff.a%2Eb%7E%20c")
  }

  @Test func oneFileIsOneMedium() {
    let first = UniqueFileId.mediaId("AQADx", localNamespace: MediaNamespace.localFile)
    let second = UniqueFileId.mediaId("AQADx", localNamespace: MediaNamespace.localFile)
    let other = UniqueFileId.mediaId("AQADy", localNamespace: MediaNamespace.localFile)
    #expect(first == second)
    #expect(first != other)
    #expect(first.id > 0)
    let own = UniqueFileId.mediaId("recto.0.-5.thumbnail", localNamespace: 8)
    #expect(own == .cloudImage(-5))
  }
}
