import ChatView
import Recto
import TestSupport
import Testing

struct TileTests {
  static let text = """
    # A message of several bands

    A paragraph with **bold** words, `code`, a [link](https://example.org) and $x^2 + \\frac{1}{y}$.

    - [ ] one
    - [x] two

    > A quote of some words that takes a line or two in a narrow view.

    | Name | Number |
    |---|---|
    | first | 1 |
    | second | 2 |

    ```swift
    let answer = 42
    ```

    """ + String(repeating: "More words to fill a screen with, and then some more. ", count: 40)

  /// The whole of a message put together from its tiles.
  private func assembled(_ one: Chat.Visible, in chat: Chat) throws -> PixelImage {
    var image: PixelImage?
    let height = Int(one.shown.height * chat.look.scale)
    for band in 0..<one.shown.bandCount {
      let tile = try chat.tile(band, of: one)
      let pixels = try #require(tile.pixels)
      if image == nil { image = PixelImage(width: pixels.width, height: height) }
      for row in 0..<pixels.height {
        for column in 0..<pixels.width {
          image?[column, tile.area.top + row] = pixels[column, row]
        }
      }
    }
    return try #require(image)
  }

  private func exported(_ one: Chat.Visible, in chat: Chat) throws -> PixelImage {
    try rasterize(
      displayList(for: one.shown.layout), scale: chat.look.scale, images: ImageStore())
  }

  @Test("Tiles are the export, pixel for pixel", arguments: [1.0, 2, 3])
  func likeExport(_ scale: Double) throws {
    let chat = try TestChat.make(Self.text, scale: scale)
    let one = try #require(chat.visible().first)
    #expect(one.shown.bandCount > 2)
    #expect(try assembled(one, in: chat) == exported(one, in: chat))
  }

  @Test("A picture that several bands show has no seam", arguments: [1.0, 2])
  func pictures(_ scale: Double) throws {
    var image = PixelImage(width: 300, height: 333)
    for row in 0..<image.height {
      for column in 0..<image.width {
        let (red, green) = (UInt32(row % 256), UInt32(column * 7 % 256))
        image[column, row] = 0xFF00_0000 | red << 16 | green << 8 | (red ^ green)
      }
    }
    let page = try parseMarkdown(
      "Above.\n\n![](picture.png)\n\nBelow.", options: MarkdownOptions()
    ).page
    let id = try #require(page.mediaUses.first?.id)
    let store = ImageStore()
    store.insert(DecodedImage(pixels: image), for: id)
    let chat = try TestChat.make([], scale: scale)
    chat.append(
      ChatMessage(
        name: "m", content: .page(page),
        pictures: MessagePictures(
          store: store, sizes: [id: PixelDimensions(width: 300, height: 333)])))
    let one = try #require(chat.visible().first)
    #expect(one.shown.bandCount > 2)
    let export = try rasterize(
      displayList(for: one.shown.layout), scale: scale, images: store)
    #expect(try assembled(one, in: chat) == export)
  }

  @Test("A checkbox that is set draws the bands around it anew, and the result is the export")
  func damage() throws {
    let chat = try TestChat.make(Self.text)
    var one = try #require(chat.visible().first)
    _ = try assembled(one, in: chat)
    let drawn = one.shown.tiles.drawnCount
    _ = chat.check([2, 0], to: true, in: 0)
    one = try #require(chat.visible().first)
    let image = try assembled(one, in: chat)
    #expect(one.shown.tiles.drawnCount - drawn <= 2)
    #expect(one.shown.tiles.drawnCount > drawn)
    #expect(try image == exported(one, in: chat))
  }

  @Test("After any change the tiles that were kept are still right")
  func anyChange() throws {
    let pages = [
      "short", Self.text, Self.text + "\n\nOne more paragraph.", "# Other\n\n" + Self.text,
      "a\n\n- [ ] b", "a\n\n- [x] b", "a\n\n- [x] b\n\n> c",
    ]
    let chat = try TestChat.make(pages[0])
    for text in pages + pages.reversed() {
      chat.messages[0].content = .page(try TestChat.page(text))
      chat.update(0)
      let one = try #require(chat.visible().first)
      #expect(try assembled(one, in: chat) == exported(one, in: chat), "\(text.prefix(20))")
    }
  }

  @Test("While a message appears its tiles are the pictures of the reveal")
  func revealed() throws {
    let chat = try TestChat.make("")
    var markup = MarkupSession(
      .richMarkdown(RichMarkupOptions()), holdsBack: true)
    var now = 0.0
    for part in [Self.text.prefix(90), Self.text.dropFirst(90).prefix(300)] {
      let update = markup.append(String(part))
      chat.messages[0].content = .page(markup.page)
      chat.update(0, firstChangedBlock: update.firstChangedBlock)
      chat.reveal(0, isWhole: false, at: now)
      for _ in 0..<20 {
        now += 1.0 / 30
        _ = chat.advance(to: now)
        guard let one = chat.visible().first, one.shown.bandCount > 0,
          let frame = one.shown.revealFrame
        else { continue }
        let image = try assembled(one, in: chat)
        let whole = try rasterize(
          displayList(for: one.shown.layout, revealing: frame), scale: 1, images: ImageStore())
        let rows = image.height * image.width
        #expect(image.pixels == Array(whole.pixels.prefix(rows)), "at \(now)")
      }
    }
    #expect(chat.messages[0].shown?.isRevealing == true)
    _ = markup.finish()
    chat.reveal(0, isWhole: true, at: now)
    for _ in 0..<600 where chat.advance(to: now).moves { now += 1.0 / 30 }
    #expect(chat.messages[0].shown?.isRevealing == false)
    let one = try #require(chat.visible().first)
    #expect(try assembled(one, in: chat) == exported(one, in: chat))
  }

  @Test("A band has the dust that is in it, and over it the dust looks as in the export")
  func dust() throws {
    let chat = try TestChat.make(
      "Words ||that are covered||.\n\n" + String(repeating: "Other words.\n\n", count: 30))
    chat.setAnimates(true)
    let one = try #require(chat.visible().first)
    let whole = try exported(one, in: chat)
    for band in 0..<one.shown.bandCount {
      let tile = try chat.tile(band, of: one)
      #expect((tile.dust != nil) == (band == 0))
      guard let dust = tile.dust else { continue }
      let (still, moving) = (
        try #require(tile.pixels), try chat.pixels(of: dust, at: 0, of: one)
      )
      for y in 0..<dust.area.height {
        for x in 0..<dust.area.width {
          let (left, top) = (dust.area.left + x, dust.area.top + y)
          let over = moving[x, y]
          let rest = 255 - Int(over >> 24)
          for shift in stride(from: UInt32(0), to: 24, by: 8) {
            let below = Int(still[left, top - tile.area.top] >> shift & 0xFF)
            let sum = Int(over >> shift & 0xFF) + (below * rest + 127) / 255
            #expect(abs(sum - Int(whole[left, top] >> shift & 0xFF)) <= 3)
          }
        }
      }
    }
  }

  @Test("A table that is scrolled is drawn where it was scrolled to")
  func scrolled() throws {
    let cells = (1...9).map { "a wide cell number \($0)" }.joined(separator: " | ")
    let chat = try TestChat.make(
      "Above.\n\n| \(cells) |\n|\(String(repeating: "---|", count: 9))\n| \(cells) |\n\nBelow.")
    let hit = try #require(
      chat.firstHit { if case .text = $0 { true } else { false } })
    _ = hit
    let visible = chat.visible()
    let table = try #require(
      stride(from: 20.0, to: 300, by: 4).lazy.compactMap { y in
        chat.sideways(at: chat.hit(Point(x: 60, y: y), among: visible))
      }.first)
    guard case .table(let range) = table.kind else {
      Issue.record("no table")
      return
    }
    #expect(range.upperBound > 100)
    let before = try assembled(visible[0], in: chat)
    chat.move(table, to: 100)
    let after = try assembled(visible[0], in: chat)
    #expect(before != after)
    chat.move(table, to: 0)
    #expect(try assembled(visible[0], in: chat) == before)
  }
}
