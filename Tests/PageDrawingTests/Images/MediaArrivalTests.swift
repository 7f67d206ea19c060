import PageLayout
import PageModel
import Synchronization
import Testing
import Typesetting

@testable import PageDrawing

@Suite("Pictures that arrive")
struct MediaArrivalTests {
  private let first = MediaId.cloudImage(1)
  private let second = MediaId.cloudImage(2)
  private let emoji = MediaId.cloudFile(3)
  private let inputs = LayoutInputs(width: 300, theme: .chat(.day(outgoing: false)))

  private var page: InstantPage {
    func image(_ id: MediaId) -> InstantPageBlock {
      .image(id: id, caption: InstantPageCaption(), url: nil, webpageId: nil, spoiler: false)
    }
    return InstantPage(blocks: [
      .paragraph(.concat([.plain("before "), .textCustomEmoji(fileId: emoji.id, alt: "🙂")])),
      image(first), .paragraph(.plain("between")), image(second), .paragraph(.plain("after")),
    ])
  }

  private func store() throws -> ImageStore {
    let store = ImageStore()
    for (index, id) in [first, second, emoji].enumerated() {
      let picture = PixelImage(200, 100) { x, _ in 0xFF00_0000 | UInt32(index * 90 + x) }
      try store.insert(PNGEncoder.encode(picture), for: id)
    }
    return store
  }

  private func draw(_ layout: PageLayout, _ media: any MediaSource) throws -> PixelImage {
    let style = MessageStyle(palette: .day(outgoing: false), showsBubble: false)
    let message = layoutMessage(
      page, style: style, inputs: sized(inputs, media), context: try TypesettingContext())
    #expect(message.page.size == layout.size)
    var list = displayList(for: message)
    list.size = layout.size
    return try rasterize(list, scale: 1, images: media)
  }

  private func sized(_ inputs: LayoutInputs, _ media: any MediaSource) -> LayoutInputs {
    var inputs = inputs
    for id in [first, second, emoji] { inputs.mediaSizes[id] = media.naturalSize(of: id) }
    return inputs
  }

  @Test("A layout decodes nothing, a drawing each picture once")
  func decodings() throws {
    let store = try store()
    let layout = layoutPage(page, inputs: sized(inputs, store), context: try TypesettingContext())
    #expect(layout.size.height > 250 && store.decodings == 0)
    _ = try draw(layout, store)
    _ = try draw(layout, store)
    #expect(store.decodings == 3)
  }

  @Test("What arrives changes its own pixels and no others, and nothing is laid out for it")
  func onlyItsOwn() async throws {
    let (arrivals, arrived) = AsyncStream.makeStream(of: MediaId.self)
    let store = try store()
    let media = ArrivingMedia(store) { arrived.yield($0) }
    let session = LayoutSession(
      page, inputs: sized(inputs, media), context: try TypesettingContext())
    let work = session.totalWork
    let missing = try draw(session.layout, Nothing(sizes: store))
    #expect(try draw(session.layout, media) == missing, "placeholders until something is there")
    #expect(media.statistics.placeholders == 3)

    var pending: Set<MediaId> = [first, second, emoji]
    for await id in arrivals {
      pending.remove(id)
      guard let size = media.naturalSize(of: id),
        case .repaint(let areas) = session.layout.arrival(of: id, size: size, known: size)
      else {
        Issue.record("\(id) is not painted anew")
        break
      }
      #expect(areas.count == 1)
      let before = try draw(session.layout, Only(source: store, ids: []))
      let after = try draw(session.layout, Only(source: store, ids: [id]))
      let changed = changes(from: before, to: after)
      #expect(changed.count > 100)
      #expect(
        changed.allSatisfy { point in
          areas.contains { $0.insetBy(dx: -1, dy: -1).contains(point) }
        })
      if pending.isEmpty { break }
    }
    let layout = layoutPage(page, inputs: sized(inputs, store), context: try TypesettingContext())
    #expect(try draw(session.layout, media) == draw(layout, store), "all there: as if always")
    #expect(session.totalWork == work)
    #expect(media.statistics.arrivals == 3)
  }

  @Test("A size nobody knew lays out the block of that picture alone")
  func unknownSize() throws {
    let session = LayoutSession(page, inputs: inputs, context: try TypesettingContext())
    var inputs = inputs
    for (id, size) in [(first, 90), (emoji, 40)] as [(MediaId, Int32)] {
      let natural = PixelDimensions(width: size, height: size)
      #expect(session.layout.arrival(of: id, size: natural, known: nil) == .layout)
      inputs.mediaSizes[id] = natural
      session.update(inputs: inputs)
      #expect(session.lastWork.laidOut == 1)
      #expect(session.lastWork.restacked == 4)
    }
    #expect(
      session.layout.dump()
        == layoutPage(page, inputs: inputs, context: try TypesettingContext()).dump())
  }

  @Test("What nobody has is asked for once, until it is said to be there")
  func missing() async throws {
    let store = ImageStore()
    let asked = AskedMedia(store)
    let (arrivals, arrived) = AsyncStream.makeStream(of: MediaId.self)
    let media = ArrivingMedia(asked) { arrived.yield($0) }
    for _ in 0..<50 {
      #expect(media.image(for: first) == nil)
      await Task.yield()
    }
    while asked.count.withLock({ $0 }) == 0 { await Task.yield() }
    for _ in 0..<50 { _ = media.image(for: first) }
    store.insert(DecodedImage(pixels: PixelImage(2, 2) { _, _ in 0xFF00_FF00 }), for: first)
    var iterator = arrivals.makeAsyncIterator()
    media.refresh(first)
    #expect(await iterator.next() == first)
    #expect(media.image(for: first) != nil)
    #expect(asked.count.withLock { $0 } == 2)
  }

  private func changes(from old: PixelImage, to new: PixelImage) -> [Point] {
    #expect(old.width == new.width && old.height == new.height)
    return zip(old.pixels, new.pixels).enumerated().compactMap { index, pair in
      pair.0 == pair.1
        ? nil : Point(x: Double(index % old.width), y: Double(index / old.width))
    }
  }
}

/// A source of which some pictures are there.
private struct Only: MediaSource {
  let source: any MediaSource
  let ids: Set<MediaId>

  func naturalSize(of id: MediaId) -> PixelDimensions? { source.naturalSize(of: id) }
  func image(for id: MediaId) -> DecodedImage? {
    ids.contains(id) ? source.image(for: id) : nil
  }
}

/// A source that knows sizes and has no pictures.
private struct Nothing: MediaSource {
  let sizes: any MediaSource

  func naturalSize(of id: MediaId) -> PixelDimensions? { sizes.naturalSize(of: id) }
  func image(for id: MediaId) -> DecodedImage? { nil }
}

/// A source that counts how often a picture is asked for.
private final class AskedMedia: MediaSource {
  let source: any MediaSource
  let count = Mutex(0)

  init(_ source: any MediaSource) { self.source = source }

  func naturalSize(of id: MediaId) -> PixelDimensions? { source.naturalSize(of: id) }
  func image(for id: MediaId) -> DecodedImage? {
    count.withLock { $0 += 1 }
    return source.image(for: id)
  }
}
