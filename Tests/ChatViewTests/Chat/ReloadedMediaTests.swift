import ChatView
import Recto
import Testing

/// Covers that a reader took away, in a file that is written on.
struct ReloadedMediaTests {
  private func picture(_ name: String) -> String {
    "<img src=\"https://example.org/\(name).png\" tg-spoiler>"
  }

  /// Which of a page's pictures are uncovered, by their addresses.
  private func uncovered(_ message: ChatMessage) -> Set<String> {
    Set(
      message.page.media.compactMap { id, medium in
        guard message.uncoveredMedia.contains(id), case .image(let image) = medium,
          case .httpReference(let resource)? = image.representations.first?.resource
        else { return nil }
        return resource.url
      })
  }

  private func page(_ names: [String]) throws -> InstantPage {
    try parseRichHTML(names.map(picture).joined(separator: "<p>and</p>")).page
  }

  @Test("They stay away from what they were taken from, whatever is put before it")
  func identity() throws {
    let message = ChatMessage(name: "m", content: .page(try page(["a", "b"])))
    let b = try #require(message.page.mediaUses.last).id
    message.uncoveredMedia = [b]
    #expect(uncovered(message) == ["https://example.org/b.png"])
    message.content = .page(try page(["new", "a", "b"]))
    #expect(uncovered(message) == ["https://example.org/b.png"])
    message.content = .page(try page(["b"]))
    #expect(uncovered(message) == ["https://example.org/b.png"])
    message.content = .page(try page(["a", "c"]))
    #expect(message.uncoveredMedia.isEmpty, "what is gone is covered when it comes again")
    message.content = .page(try page(["a", "b"]))
    #expect(message.uncoveredMedia.isEmpty)
  }

  @Test("What the server names keeps its name")
  func named() {
    func page(_ numbers: [Int64]) -> InstantPage {
      InstantPage(
        blocks: numbers.map {
          .image(
            id: .cloudImage($0), caption: InstantPageCaption(), url: nil, webpageId: nil,
            spoiler: true)
        })
    }
    let message = ChatMessage(name: "m", content: .page(page([1, 2])))
    message.uncoveredMedia = [.cloudImage(2)]
    message.content = .page(page([3, 2, 1]))
    #expect(message.uncoveredMedia == [.cloudImage(2)])
  }
}
