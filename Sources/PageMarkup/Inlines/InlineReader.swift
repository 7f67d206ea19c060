import CCMarkGFM
import PageModel

/// Turns what cmark-gfm found in paragraphs, headings and cells into rich text.
///
/// The tree of nested emphasis is read as a sequence of runs, each with all the formatting that
/// holds at its place. So the rich text has the same small depth however deep the markup nests,
/// and the same formatting is spelled the same way however it was written.
struct InlineReader {
  let syntax: MarkdownSyntax
  let options: MarkdownOptions
  /// What stands for something else in the texts; set before each is read.
  var standIns: StandIns?
  var media: MediaCollection
  var counts: PageCounts

  /// What of the text being read is complete.
  private var parts: [RichText] = []
  /// The bytes of the run being read.
  private var pending: [UInt8] = []
  private var pendingRun = InlineRun()

  /// The links of the text being read.
  private var links: [Link] = []
  /// The runs of one link.
  private var group: [RichText] = []
  private var groupRun = InlineRun()

  var run = InlineRun()
  var emphasis = EmphasisDepth()
  var openStyles = OpenStyles()
  var linkDepth = 0
  var swallowsSoftBreak = false
  /// Where the text being read begins.
  var position = SourcePosition(line: 1, column: 1)

  enum Link {
    case url(String)
    case mention(Int64)
    case date(Int32)
  }

  init(syntax: MarkdownSyntax, options: MarkdownOptions) {
    self.syntax = syntax
    self.options = options
    media = MediaCollection(limits: syntax.limits)
    counts = PageCounts(limits: syntax.limits, sourceBytes: syntax.source.count)
  }

  /// Adds a leaf's text to what is being read; styles left open end with it.
  mutating func read(_ leaf: CMarkNode) throws(MarkupError) {
    position = leaf.position
    try readChildren(of: leaf)
    run = InlineRun()
    emphasis = EmphasisDepth()
    openStyles = OpenStyles()
    linkDepth = 0
    swallowsSoftBreak = false
  }

  /// Returns what was read since the last time.
  mutating func finish() throws(MarkupError) -> RichText {
    try flush()
    closeGroup()
    let text = RichText.joining(parts)
    parts.removeAll(keepingCapacity: true)
    links.removeAll(keepingCapacity: true)
    return text
  }

  mutating func beginLink(_ link: Link) {
    links.append(link)
    run.link = links.count - 1
  }

  mutating func append(_ bytes: Bytes) throws(MarkupError) {
    if bytes.isEmpty { return }
    try prepareToAppend()
    if let standIns {
      standIns.restore(bytes, to: &pending)
    } else {
      pending.append(contentsOf: bytes)
    }
  }

  mutating func append(_ text: String) throws(MarkupError) {
    try prepareToAppend()
    pending.append(contentsOf: text.utf8)
  }

  mutating func append(_ byte: UInt8) throws(MarkupError) {
    try prepareToAppend()
    pending.append(byte)
  }

  private mutating func prepareToAppend() throws(MarkupError) {
    if pendingRun == run { return }
    try flush()
    pendingRun = run
  }

  /// Adds something that is no text, `length` characters long where it is shown as text.
  mutating func append(_ object: RichText, length: Int) throws(MarkupError) {
    try flush()
    try counts.takeRun(length: length, at: position)
    add(object, as: run)
  }

  private mutating func flush() throws(MarkupError) {
    if pending.isEmpty { return }
    try counts.takeRun(pending, at: position)
    let text = RichText.plain(String(decoding: pending, as: UTF8.self))
    pending.removeAll(keepingCapacity: true)
    add(text, as: pendingRun)
  }

  private mutating func add(_ text: RichText, as run: InlineRun) {
    if run.link == nil {
      closeGroup()
      parts.append(run.applyingStyles(to: run.applyingTraits(to: text)))
      return
    }
    if groupRun.link != run.link || groupRun.styles != run.styles {
      closeGroup()
      groupRun = run
    }
    group.append(run.applyingTraits(to: text))
  }

  /// A link is one part of the text even when its formatting changes inside.
  private mutating func closeGroup() {
    guard let link = groupRun.link, !group.isEmpty else { return }
    let text = RichText.joining(group)
    group.removeAll(keepingCapacity: true)
    let linked: RichText
    switch links[link] {
    case .url(let url): linked = .url(text: text, url: url, webpageId: nil)
    case .mention(let peerId): linked = .textMentionName(text: text, peerId: peerId)
    case .date(let date): linked = .textDate(text: text, date: date, format: nil)
    }
    parts.append(groupRun.applyingStyles(to: linked))
    groupRun = InlineRun()
  }

  /// `bytes` as the author wrote them.
  func string(_ bytes: Bytes) -> String {
    guard let standIns else { return String(decoding: bytes, as: UTF8.self) }
    var restored: [UInt8] = []
    standIns.restore(bytes, to: &restored)
    return String(decoding: restored, as: UTF8.self)
  }
}

/// How many nodes of each kind are around the text being read.
struct EmphasisDepth {
  var bold = 0
  var italic = 0
  var strikethrough = 0

  var traits: InlineRun.Traits {
    var traits: InlineRun.Traits = []
    if bold > 0 { traits.insert(.bold) }
    if italic > 0 { traits.insert(.italic) }
    if strikethrough > 0 { traits.insert(.strikethrough) }
    return traits
  }
}
