import Recto

/// A message of a chat: what it says, and what its reader has done to it. Its layout is made when it comes
/// into view and given up when it is far away.
package final class ChatMessage {
  /// Where the page is taken from.
  package enum Content {
    /// At hand.
    case page(InstantPage)
    /// Read when it is needed, and again after it was given up.
    case lazy(() -> (page: InstantPage, pictures: MessagePictures))
  }

  /// What events call the message: its file, or its own id.
  package let name: String
  package var content: Content {
    didSet {
      version += 1
      lastRead = nil
      if !uncoveredMedia.isEmpty, case .page(let old) = oldValue, case .page(let new) = content {
        uncoveredMedia = new.counterparts(of: uncoveredMedia, in: old)
      }
    }
  }
  /// What ``Content/lazy(_:)`` gave, for as long as it is shown: reading it again would find the same.
  private var lastRead: InstantPage?
  /// How often ``content`` was another.
  package private(set) var version = 0
  package var isOutgoing: Bool
  /// Unix seconds; nil for a message without one.
  package var date: Int32?
  /// Where its pictures are, nil until somebody looked.
  package var pictures: MessagePictures?
  /// How many media ``pictures`` were looked for, in a message that grows.
  package var mediaCount = 0

  /// What is open, by the details' ordinals.
  package var expandedDetails: [Int: Bool] = [:]
  package var expandedQuotes: Set<[Int]> = []
  /// Text that was covered can be read.
  package var showsSpoilers = false
  package var uncoveredMedia: Set<MediaId> = []
  /// How far tables are scrolled sideways, and which pages of slideshows show.
  package var scroll = ScrollPositions()
  /// The track of it that is played.
  package internal(set) var playing: PlayingRow?
  var seen: SeenState { SeenState(scroll: scroll, playing: playing) }

  /// Present while the message is near what is seen.
  package internal(set) var shown: ShownMessage? {
    didSet { if shown == nil { lastRead = nil } }
  }
  /// Whether ``Chat/heights`` holds the message's own height rather than a guess.
  var isMeasured = false

  package init(
    name: String, content: Content, isOutgoing: Bool = false, date: Int32? = nil,
    pictures: MessagePictures? = nil
  ) {
    self.name = name
    self.content = content
    self.isOutgoing = isOutgoing
    self.date = date
    self.pictures = pictures
  }

  /// The page as it was read or edited, whatever is covered in it.
  package var page: InstantPage {
    switch content {
    case .page(let page):
      return page
    case .lazy(let read):
      if let lastRead { return lastRead }
      let message = read()
      pictures = message.pictures
      return message.page
    }
  }

  /// Makes what is shown of the page.
  func show(_ make: (InstantPage) -> ShownMessage) -> ShownMessage {
    let page = self.page
    let made = make(seen(page))
    shown = made
    if case .lazy = content { lastRead = page }
    return made
  }

  /// The page as its reader sees it.
  var seenPage: InstantPage { seen(page) }

  private func seen(_ page: InstantPage) -> InstantPage {
    guard showsSpoilers || !uncoveredMedia.isEmpty else { return page }
    return page.uncovered(text: showsSpoilers, media: uncoveredMedia)
  }
}

/// The pictures of a message, the sizes they have, and the files of all its media.
package struct MessagePictures {
  package var store: ImageStore
  package var sizes: [MediaId: PixelDimensions]
  /// How long videos are, seconds.
  package var durations: [MediaId: Double]
  /// The media's own files, by their paths.
  package var files: [MediaId: String]
  /// What those files were when they were looked at.
  package var identities: [MediaId: FileIdentity]
  /// Why others have none: what follows a colon.
  package var absences: [MediaId: String]
  /// Why the pictures of some files cannot be read.
  package var refusals: [MediaId: String]
  /// A sentence for each that is not there or cannot be read.
  package var problems: [String]

  package init(
    store: ImageStore = ImageStore(), sizes: [MediaId: PixelDimensions] = [:],
    durations: [MediaId: Double] = [:], files: [MediaId: String] = [:],
    identities: [MediaId: FileIdentity] = [:], absences: [MediaId: String] = [:],
    refusals: [MediaId: String] = [:], problems: [String] = []
  ) {
    self.store = store
    self.sizes = sizes
    self.durations = durations
    self.files = files
    self.identities = identities
    self.absences = absences
    self.refusals = refusals
    self.problems = problems
  }
}

extension InstantPage {
  /// The page without the covers its reader took away.
  fileprivate func uncovered(text: Bool, media: Set<MediaId>) -> InstantPage {
    PageRewriter(
      block: { block, _ in
        switch block {
        case .image(let id, let caption, let url, let webpageId, true) where media.contains(id):
          [.image(id: id, caption: caption, url: url, webpageId: webpageId, spoiler: false)]
        case .video(let id, let caption, let autoplay, let loop, true) where media.contains(id):
          [.video(id: id, caption: caption, autoplay: autoplay, loop: loop, spoiler: false)]
        case .unsupported, .title, .subtitle, .authorDate, .header, .subheader, .paragraph,
          .preformatted, .footer, .divider, .anchor, .list, .blockQuote, .pullQuote, .image,
          .video, .cover, .webEmbed, .postEmbed, .collage, .slideshow, .channelBanner, .audio,
          .kicker, .table, .details, .relatedArticles, .map, .heading, .formula, .thinking,
          .buttonRow, .document:
          [block]
        }
      },
      text: { whole, _, _ in
        guard text else { return whole }
        return whole.rewriting { part in
          if case .textSpoiler(let inner) = part { inner } else { part }
        }
      }
    ).rewrite(self)
  }
}
