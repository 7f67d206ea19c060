import ChatView
import Recto
import Testing

struct ChatBlocksTests {
  private static let text =
    (0..<40).map { "Paragraph \($0) of some words.\n\n" }.joined() + """
      <details><summary>More</summary>

      Inside.

      <details><summary>Deep</summary>

      Deepest.

      </details>

      </details>

      Last.
      """

  @Test("Going to a block opens what it stands in and brings it into the view")
  func goTo() throws {
    let chat = try TestChat.make(["First message.", Self.text])
    _ = chat.visible()
    let hiding = try #require(chat.rect(ofBlock: [40], in: 1))
    #expect(chat.rect(ofBlock: [40, 1, 0], in: 1) == hiding, "the closed details around it")
    #expect(chat.goTo(block: [40, 1, 0], in: 1))
    #expect(chat.messages[1].expandedDetails == [0: true, 1: true])
    let one = try #require(chat.visible().first { $0.index == 1 })
    let rect = try #require(chat.rect(ofBlock: [40, 1, 0], in: 1))
    let top = chat.pageOrigin(of: one).y + rect.minY
    #expect(top >= 0 && top + rect.height <= 640)
    let found = chat.block(
      at: Point(x: chat.pageOrigin(of: one).x + rect.midX, y: top + rect.height / 2),
      among: chat.visible())
    #expect(found?.index == 1 && found?.path == [40, 1, 0])
  }

  @Test("A block that is seen is not scrolled to; one that is not there is no harm")
  func stays() throws {
    let chat = try TestChat.make(["First message.", Self.text])
    _ = chat.visible()
    #expect(chat.goTo(block: [2], in: 1))
    #expect(chat.scrollOffset == 0)
    for path in [[99], [], [0, 0, 0]] { _ = chat.goTo(block: path, in: 1) }
    #expect(!chat.goTo(block: [0], in: 7))
    #expect(chat.block(at: Point(x: 5, y: -50), among: chat.visible()) == nil)
  }

  // MARK: Copying

  @Test("A message is copied in every form, a selection as far as it goes")
  func copies() throws {
    let chat = try TestChat.make("# Title\n\nSome **bold** words.")
    func text(_ form: CopyForm, _ selection: ChatSelection? = nil) -> String {
      chat.copied(as: form, of: 0, selection: selection).text
    }
    #expect(text(.plain) == "Title\nSome bold words." || text(.plain).contains("Some bold words."))
    #expect(text(.markdown) == "# Title\n\nSome **bold** words.")
    #expect(text(.richMarkdown).contains("**bold**"))
    #expect(text(.html).contains("<h1>Title</h1>"))
    #expect(text(.richHTML).contains("<b>bold</b>"))
    #expect(text(.tree) == chat.messages[0].page.treeDump())
    let all = try #require(chat.selectAll(of: 0))
    let part = ChatSelection(
      index: 0, start: all.start, focus: TextPosition(text: 0, offset: 3))
    #expect(text(.plain, part) == "Tit")
    #expect(text(.markdown, part) == "# Tit")
    let nothing = ChatSelection(index: 0, start: all.start, focus: all.start)
    #expect(text(.markdown, nothing) == text(.markdown))
  }

  @Test("What a form cannot hold is told")
  func losses() throws {
    let chat = try TestChat.make("Words.")
    chat.messages[0].content = .page(
      InstantPage(blocks: [
        .buttonRow(
          alignment: .center,
          buttons: [
            InstantPageButton(
              text: .plain("Press"), action: .callback(requiresPassword: false, data: [1]))
          ])
      ]))
    let copied = chat.copied(as: .markdown, of: 0, selection: nil)
    #expect(!copied.losses.isEmpty)
    #expect(copied.sentence(.markdown).hasPrefix("Copied as Markdown, without: "))
    #expect(EmittedMarkup(text: "x").sentence(.tree) == "Copied as Page Tree")
  }

  // MARK: Exporting

  private static let closed = """
    # A title

    <details><summary>More</summary>

    Inside, with ||a secret||.

    </details>
    """

  @Test(
    "What is saved is what is seen: width, colours, size, direction, what is open and uncovered")
  func exports() throws {
    let chat = try TestChat.make(Self.closed, scale: 2)
    var look = chat.look
    look.isDark = true
    look.textSize = .large
    look.direction = .rightToLeft
    look.widestStrip = 300
    look.accent = Color(0xED_5B00)
    chat.setLook(look)
    func saved(_ scale: Int) throws -> PixelImage {
      let bytes = try chat.export(0, .message, as: .png(scale: scale))
        .bytes(try TypesettingContext())
      return try ImageDecoder().decode(bytes).pixels
    }
    let before = try saved(2)
    chat.messages[0].expandedDetails = [0: true]
    chat.messages[0].showsSpoilers = true
    chat.update(0)
    let one = try #require(chat.visible().first)
    let seen = try rasterize(displayList(for: one.shown.layout), scale: 2, images: ImageStore())
    let after = try saved(2)
    #expect(after == seen && after != before)
    #expect(after.width == 600)
    #expect(try saved(3).width == 900)
  }

  @Test("Articles and the other formats are made, too")
  func formats() throws {
    let chat = try TestChat.make(Self.closed)
    let context = try TypesettingContext()
    func bytes(_ subject: MessageExport.Subject, _ format: MessageExport.Format) throws -> [UInt8] {
      try chat.export(0, subject, as: format).bytes(context)
    }
    #expect(try bytes(.message, .pdf).starts(with: Array("%PDF".utf8)))
    #expect(try bytes(.article, .pdf).starts(with: Array("%PDF".utf8)))
    #expect(try bytes(.article, .png(scale: 1)) != bytes(.message, .png(scale: 1)))
    #expect(String(decoding: try bytes(.message, .svg), as: UTF8.self).contains("<svg"))
    let empty = try TestChat.make("")
    #expect(throws: Never.self) {
      _ = try? empty.export(0, .message, as: .png(scale: 1)).bytes(context)
    }
  }
}
