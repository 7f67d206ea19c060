import PageModel

/// Goes through a page until its preview is full or the bounds are reached.
///
/// What is still to be read waits on a stack, so a page of any depth and width costs no more than
/// the bounds allow.
struct PreviewReader {
  enum Work {
    case blocks([InstantPageBlock], next: Int, level: Int)
    case items([InstantPageListItem], next: Int, level: Int)
    case buttons([InstantPageButton], next: Int, level: Int)
    case articles([InstantPageRelatedArticle], next: Int, level: Int)
    case text(RichText, level: Int)
    /// Words of the page that carry no formatting.
    case words(String)
    /// Words of ours.
    case label(String)
    case gallery([InstantPageBlock], level: Int)
    /// What to do if nothing has been written since the mark.
    case otherwise(since: Int, [Work])
  }

  let page: InstantPage
  let options: PreviewOptions
  var writer: PreviewWriter

  /// The next one last.
  private var work: [Work] = []
  /// What a model was thinking.
  private var thoughts: [Work] = []
  private var nodes = 0
  private var inspected = 0
  private(set) var isExhausted = false

  init(page: InstantPage, options: PreviewOptions) {
    self.page = page
    self.options = options
    writer = PreviewWriter(length: options.length)
  }

  mutating func read() -> PagePreview {
    plan([.blocks(page.blocks, next: 0, level: 1)])
    run()
    if writer.mark == 0 {
      plan(thoughts)
      run()
    }
    return writer.preview(isExhausted: isExhausted)
  }

  private mutating func run() {
    while !isExhausted, !writer.isFull, let next = work.popLast() { perform(next) }
  }

  /// Puts work before all that is waiting, in its own order.
  mutating func plan(_ steps: [Work]) {
    work.append(contentsOf: steps.reversed())
  }

  private mutating func perform(_ step: Work) {
    switch step {
    case .blocks(let blocks, let next, let level):
      guard next < blocks.count else { return }
      work.append(.blocks(blocks, next: next + 1, level: level))
      if take(level: level) { open(blocks[next], level: level) }
    case .items(let items, let next, let level):
      guard next < items.count else { return }
      work.append(.items(items, next: next + 1, level: level))
      if take(level: level) { open(items[next], level: level) }
    case .buttons(let buttons, let next, let level):
      guard next < buttons.count else { return }
      work.append(.buttons(buttons, next: next + 1, level: level))
      if take(level: level) { plan([.text(buttons[next].text, level: level + 1)]) }
    case .articles(let articles, let next, let level):
      guard next < articles.count else { return }
      work.append(.articles(articles, next: next + 1, level: level))
      if take(level: level) { plan([.words(articles[next].title ?? "")]) }
    case .text(let text, let level):
      read(text, level: level)
    case .words(let words):
      writer.beginPart()
      inspect(words)
    case .label(let label):
      writer.beginPart()
      writer.write(label)
    case .gallery(let items, let level):
      count(items, level: level)
    case .otherwise(let mark, let steps):
      if writer.mark == mark { plan(steps) }
    }
  }

  /// Counts a node. False, and the end of reading, where there are too many or it lies too deep.
  mutating func take(level: Int) -> Bool {
    nodes += 1
    if nodes > options.nodes || level > options.depth { isExhausted = true }
    return !isExhausted
  }

  /// Writes words of the page as far as they may be looked at.
  mutating func inspect(_ words: String) {
    for scalar in words.unicodeScalars {
      inspected += UTF16.width(scalar)
      if inspected > options.inspectedLength {
        isExhausted = true
        return
      }
      writer.write(scalar)
    }
  }

  mutating func keepThought(_ text: RichText, level: Int) {
    thoughts.append(.text(text, level: level))
  }

  // MARK: Galleries

  /// Pictures and videos are counted; a gallery of anything else shows what is in it.
  private mutating func count(_ items: [InstantPageBlock], level: Int) {
    let strings = options.strings
    let nodesBefore = nodes
    var photos = 0
    var videos = 0
    for item in items {
      guard take(level: level) else { break }
      switch item.galleryMedium {
      case .photo: photos += 1
      case .video: videos += 1
      case nil:
        nodes = nodesBefore
        return plan([.blocks(items, next: 0, level: level)])
      }
    }
    if photos + videos > 1, !isExhausted {
      return plan([.label(strings.counts(photos, videos))])
    }
    // Of more than can be counted the kinds are named.
    for (label, count) in [(strings.photo, photos), (strings.video, videos)] where count > 0 {
      writer.beginPart()
      writer.write(label)
    }
  }
}

private enum GalleryMedium {
  case photo
  case video
}

extension InstantPageBlock {
  fileprivate var galleryMedium: GalleryMedium? {
    if case .image = self { return .photo }
    if case .video = self { return .video }
    return nil
  }
}
