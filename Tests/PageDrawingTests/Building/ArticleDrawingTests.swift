import PageLayout
import PageModel
import TestSupport
import Testing
import Typesetting

@testable import PageDrawing

@Suite("Articles, sheets and contact sheets as display lists")
struct ArticleDrawingTests {
  private func article(_ page: InstantPage, width: Double = 400) throws -> ReaderLayout {
    layoutArticle(
      page, inputs: ReaderInputs(width: width, theme: .sepia, expandsAllDetails: true),
      context: try TypesettingContext())
  }

  @Test("Every sample is drawn on its theme's ground, in every format", arguments: BlockSamples.all)
  func samples(_ sample: BlockSamples.Sample) throws {
    let layout = try article(InstantPage(blocks: sample.blocks, media: sample.files))
    let list = displayList(for: layout)
    guard case .fill(.rect(let ground), .color(let color))? = list.commands.first else {
      Issue.record("no ground")
      return
    }
    #expect(ground.size == layout.size && color == ReaderTheme.sepia.background)
    for format: ExportFormat in [.png(scale: 1), .svg, .pdf] {
      #expect(!(try export(list, as: format, images: ImageStore())).isEmpty)
    }
  }

  @Test(
    "Nothing is painted outside of the bubble's page, or of an article",
    arguments: PageGenerator.seeds(60))
  func insideThePage(_ seed: UInt64) throws {
    var generator = PageGenerator(seed: seed)
    let page = generator.page(size: 10)
    let context = try TypesettingContext()
    let message = layoutMessage(
      page, style: MessageStyle(palette: .day(outgoing: false)),
      inputs: LayoutInputs(
        width: 360, theme: .chat(.day(outgoing: false)), expandsAllDetails: true),
      context: context)
    var builder = DisplayListBuilder()
    builder.paint(message.page.items, at: .zero)
    // A picture covers the hairlines at the bubble's edges, which its clip cuts to the bubble.
    check(builder.commands, width: message.page.size.width + 4, seed)
    builder = DisplayListBuilder()
    let article = try article(page)
    builder.paint(article.page.items, at: .zero)
    check(builder.commands, width: article.size.width, seed)
  }

  private func check(_ commands: [DisplayCommand], width: Double, _ seed: UInt64) {
    var clips = 0
    for command in commands {
      switch command {
      case .pushClip: clips += 1
      case .popClip: clips -= 1
      case .glyphs(let run):
        // What scrolls is clipped; the rest has to stay inside by itself.
        guard clips == 0, let last = run.glyphs.last else { continue }
        #expect(run.origin.x >= -8, "seed \(seed)")
        #expect(run.origin.x + Double(last.x) <= width + 8, "seed \(seed): \(run.text)")
      case .fill, .image, .particles:
        guard clips == 0, let bounds = command.paintedBounds else { continue }
        #expect(bounds.minX >= -8 && bounds.maxX <= width + 8, "seed \(seed): \(bounds)")
      case .stroke, .pushLayer, .popLayer:
        continue
      }
    }
  }

  @Test(
    "Every glyph is dealt to one sheet, every sheet closes what it opens",
    arguments: PageGenerator.seeds(30))
  func dealing(_ seed: UInt64) throws {
    var generator = PageGenerator(seed: seed)
    let article = try article(generator.page(size: 14))
    let paper = Paper(size: Size(width: 472, height: 372), margin: 36)
    let drawing = sheets(for: article, paper: paper)
    var whole = DisplayListBuilder()
    whole.paint(article.page.items, at: .zero)
    #expect(
      drawing.sheets.reduce(0) { $0 + glyphs(in: $1.list.commands) } == glyphs(in: whole.commands))
    for sheet in drawing.sheets {
      var open = 0
      for command in sheet.list.commands {
        switch command {
        case .pushClip, .pushLayer: open += 1
        case .popClip, .popLayer: open -= 1
        case .fill, .stroke, .glyphs, .image, .particles: break
        }
        #expect(open >= 0)
      }
      #expect(open == 0)
      #expect(sheet.piece.height <= paper.content.height + 0.001)
    }
    #expect(!(try exportPDF(drawing, images: ImageStore())).isEmpty)
  }

  private func glyphs(in commands: [DisplayCommand]) -> Int {
    commands.reduce(0) { count, command in
      if case .glyphs(let run) = command { count + run.glyphs.count } else { count }
    }
  }

  @Test("Layout asks for a picture's size alone; drawing decodes it, once")
  func decoding() throws {
    let list = DisplayList(
      size: Size(width: 20, height: 10),
      commands: [.fill(.rect(Rect(x: 0, y: 0, width: 20, height: 10)), .color(.black))])
    let store = ImageStore()
    let id = MediaId.cloudImage(1)
    try store.insert(try export(list, as: .png(scale: 1), images: store), for: id)
    let size = try #require(store.naturalSize(of: id))
    let page = InstantPage(blocks: [
      .image(id: id, caption: InstantPageCaption(), url: nil, webpageId: nil, spoiler: false)
    ])
    let layout = layoutArticle(
      page, inputs: ReaderInputs(width: 300, mediaSizes: [id: size]),
      context: try TypesettingContext())
    #expect(layout.page.items.first?.frame.size == Size(width: 20, height: 10))
    #expect(store.statistics.hits == 0 && store.statistics.misses == 0)
    for _ in 0..<2 { _ = try export(displayList(for: layout), as: .png(scale: 1), images: store) }
    #expect(store.statistics.misses == 1 && store.statistics.hits == 1)
  }

  @Test("A contact sheet has a tile for every theme, none on another")
  func contactSheet() throws {
    let page = InstantPage(blocks: [.paragraph(.plain("Some words"))])
    let sheet = layoutContactSheet(
      page, message: LayoutInputs(width: 200, theme: .chat(.day(outgoing: false))),
      article: ReaderInputs(width: 200), accent: Color(0xE4_572E),
      context: try TypesettingContext())
    #expect(sheet.tiles.count == 8)
    let frames = sheet.tiles.map { tile -> Rect in
      let size =
        switch tile.content {
        case .message(let message): message.size
        case .article(let article): article.size
        }
      return Rect(x: tile.origin.x, y: tile.origin.y, width: size.width, height: size.height)
    }
    for (index, frame) in frames.enumerated() {
      #expect(frame.maxX < sheet.size.width && frame.maxY < sheet.size.height)
      for other in frames[(index + 1)...] { #expect(!frame.intersects(other)) }
    }
    #expect(!(try export(displayList(for: sheet), as: .svg, images: ImageStore())).isEmpty)
  }
}
