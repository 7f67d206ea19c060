import Recto

/// Messages one below the other, and which part of them is seen. Laid out are those near the view and nothing
/// else, so that ten thousand cost little more than ten.
///
/// Heights of messages that were never laid out are guessed. The view hangs on a message and not on a
/// distance from the top: what is seen stays where it is when a guess above it turns out wrong.
package final class Chat {
  package private(set) var look = ChatLook()
  package private(set) var messages: [ChatMessage] = []
  private(set) var heights = HeightIndex()
  /// Whether what changes in sight of the reader moves there. Off, everything is at once where it belongs.
  package private(set) var animates = false
  /// The way the view is on, if it is.
  var scrollMotion: ScrollMotion?
  /// Of the view, points.
  package private(set) var size = Size(width: 0, height: 0)
  /// The message at the top of the view, and how much of it is above.
  private var anchor = (index: 0, offset: 0.0)
  private var measured = (count: 0, height: 0.0)
  private var nextToMeasure = 0

  let context: TypesettingContext
  let drawing = DrawingContext()
  private let highlighter = CodeHighlighter()
  private let strings: LayoutStrings

  /// A day's name between messages, with the room around it; points.
  package static let dayHeight = 36.0
  private static let firstGuess = 80.0
  /// How far beyond the view messages keep their layouts, in views.
  private static let keptViews = 1.5

  package init(context: TypesettingContext, strings: LayoutStrings = LayoutStrings()) {
    self.context = context
    self.strings = strings
  }

  // MARK: Messages

  package func append(_ message: ChatMessage) {
    messages.append(message)
    heights.append(guess + dayHeight(above: messages.count - 1))
  }

  /// Puts another message in the place of one.
  package func replace(_ index: Int, with message: ChatMessage) {
    let next = index + 1
    let hasNext = messages.indices.contains(next)
    let oldDay = hasNext ? dayHeight(above: next) : 0
    messages[index] = message
    shownIndices.remove(index)
    nextToMeasure = min(nextToMeasure, index)
    heights[index] = guess + dayHeight(above: index)
    // The day's name may have gone from below it, or come there.
    if hasNext { heights[next] += dayHeight(above: next) - oldDay }
  }

  package func removeLast() {
    guard let index = messages.indices.last else { return }
    messages.removeLast()
    heights.removeLast()
    shownIndices.remove(index)
    nextToMeasure = min(nextToMeasure, messages.count)
    if anchor.index >= messages.count { anchor = (max(0, messages.count - 1), 0) }
  }

  private var guess: Double {
    measured.count == 0
      ? Self.firstGuess : look.snapped(measured.height / Double(measured.count))
  }

  /// The room above a message for the name of its day; 0 where the day is the one before's.
  package func dayHeight(above index: Int) -> Double {
    dayBegins(at: index) ? look.snapped(Self.dayHeight * look.textSize.contentScale) : 0
  }

  package func dayBegins(at index: Int) -> Bool {
    guard let date = messages[index].date else { return false }
    guard index > 0, let previous = messages[index - 1].date else { return true }
    return Self.day(of: date) != Self.day(of: previous)
  }

  private static func day(of date: Int32) -> Int { Int((Double(date) / 86_400).rounded(.down)) }

  // MARK: The view

  /// Of the strips the messages stand in, points.
  package var stripWidth: Double { max(1, min(size.width, look.widestStrip)) }

  /// The left edge of the strips, on a whole pixel.
  package var stripLeft: Double {
    ((size.width - stripWidth) / 2 * look.scale).rounded(.down) / look.scale
  }

  package var contentHeight: Double { heights.total }

  /// How much of the content is above the view.
  package var scrollOffset: Double {
    look.snapped(heights.top(of: anchor.index) + anchor.offset)
  }

  package var longestScroll: Double { max(0, contentHeight - size.height) }

  package var isAtEnd: Bool { scrollOffset >= longestScroll - 1 }

  package func resize(to size: Size) {
    guard size != self.size else { return }
    let old = stripWidth
    self.size = size
    guard stripWidth != old else { return }
    // The message at the top stays there, the same part of it above the view.
    let part =
      messages.indices.contains(anchor.index)
      ? anchor.offset / max(1, heights[anchor.index]) : 0
    relay()
    if messages.indices.contains(anchor.index), messages[anchor.index].shown != nil {
      anchor.offset = look.snapped(part * heights[anchor.index])
    }
  }

  package func setLook(_ look: ChatLook) {
    guard look != self.look else { return }
    let needsNewSessions = look.scale != self.look.scale
    self.look = look
    if needsNewSessions {
      for index in shownIndices { messages[index].shown = nil }
      shownIndices = []
    }
    relay()
  }

  /// Scrolls at once. What the view was on its way to is given up.
  package func scroll(to offset: Double) {
    scrollMotion = nil
    place(at: offset)
  }

  func place(at offset: Double) {
    let offset = min(max(0, offset), longestScroll)
    guard let index = heights.index(at: offset) else { return }
    anchor = (index, offset - heights.top(of: index))
  }

  package func scrollToEnd() { scroll(to: longestScroll) }

  /// A message that is seen, and where its strip begins in the view.
  package struct Visible {
    package var index: Int
    package var message: ChatMessage
    package var shown: ShownMessage
    /// Points from the view's top to the strip's, below the day's name.
    package var top: Double
    /// The room of the day's name above it; 0 without one.
    package var dayHeight: Double
  }

  /// What is seen now, laid out; what is far away is given up.
  package func visible() -> [Visible] {
    guard !messages.isEmpty, size.height > 0 else { return [] }
    var result = layOutView()
    // Messages that turned out shorter may leave a gap at the end.
    for _ in 0..<3 where scrollOffset > longestScroll {
      place(at: longestScroll)
      result = layOutView()
    }
    release(around: result)
    return result
  }

  private func layOutView() -> [Visible] {
    settleAnchor()
    var result: [Visible] = []
    var index = anchor.index
    var y = -look.snapped(anchor.offset)
    while index < messages.count, y < size.height {
      let message = messages[index]
      let shown = layOut(message, at: index)
      let day = dayHeight(above: index)
      result.append(
        Visible(index: index, message: message, shown: shown, top: y + day, dayHeight: day))
      y += heights[index]
      index += 1
    }
    return result
  }

  /// Moves the anchor into the message that really is at the top.
  private func settleAnchor() {
    anchor.index = min(max(0, anchor.index), messages.count - 1)
    while anchor.offset < 0, anchor.index > 0 {
      anchor.index -= 1
      _ = layOut(messages[anchor.index], at: anchor.index)
      anchor.offset += heights[anchor.index]
    }
    anchor.offset = max(0, anchor.offset)
    _ = layOut(messages[anchor.index], at: anchor.index)
    while anchor.offset >= heights[anchor.index], anchor.index + 1 < messages.count {
      anchor.offset -= heights[anchor.index]
      anchor.index += 1
      _ = layOut(messages[anchor.index], at: anchor.index)
    }
  }

  private func release(around visible: [Visible]) {
    guard let first = visible.first, let last = visible.last else { return }
    let room = size.height * Self.keptViews
    for index in shownIndices where index < first.index || index > last.index {
      let top = heights.top(of: index) - scrollOffset
      guard top + heights[index] < -room || top > size.height + room else { continue }
      if messages[index].shown?.isMoving == true { continue }
      messages[index].shown = nil
      shownIndices.remove(index)
    }
    for one in visible {
      let top = Int(((-one.top - room) * look.scale).rounded(.down)) / TileBands.rows
      let bottom =
        Int(((size.height - one.top + room) * look.scale).rounded(.up)) / TileBands.rows
      one.shown.tiles.keepOnly(top - 1...max(top, bottom) + 1)
    }
  }

  /// The messages that are laid out.
  private(set) var shownIndices: Set<Int> = []

  package var shownCount: Int { shownIndices.count }

  // MARK: Layout

  @discardableResult
  func layOut(_ message: ChatMessage, at index: Int) -> ShownMessage {
    if let shown = message.shown { return shown }
    let shown = message.show { page in
      let code = CodeMemory(page)
      return ShownMessage(
        page, style: look.style(outgoing: message.isOutgoing),
        inputs: inputs(for: message, code: code.specs), code: code, context: context)
    }
    shownIndices.insert(index)
    setHeight(shown.height, of: message, at: index)
    return shown
  }

  func inputs(for message: ChatMessage, code: [CodeSpec]) -> LayoutInputs {
    LayoutInputs(
      width: stripWidth, theme: .chat(look.palette(outgoing: message.isOutgoing)),
      textSize: look.textSize, screenScale: look.scale,
      isRightToLeft: look.direction.isRightToLeft, expandedDetails: message.expandedDetails,
      expandedQuotes: message.expandedQuotes, mediaSizes: message.pictures?.sizes ?? [:],
      mediaDurations: message.pictures?.durations ?? [:],
      codeHighlights: highlighter.highlights(of: code),
      strings: strings)
  }

  func setHeight(_ height: Double, of message: ChatMessage, at index: Int) {
    heights[index] = height + dayHeight(above: index)
    guard !message.isMeasured else { return }
    message.isMeasured = true
    measured.count += 1
    measured.height += height
  }

  /// Everything again, for another width or look: at once what is laid out, the rest when it is needed.
  private func relay() {
    measured = (0, 0)
    nextToMeasure = 0
    for message in messages { message.isMeasured = false }
    for index in shownIndices {
      let message = messages[index]
      guard let shown = message.shown else { continue }
      shown.show(
        inputs(for: message, code: shown.codeSpecs),
        style: look.style(outgoing: message.isOutgoing))
      shown.revealAgain(context: context)
      setHeight(shown.height, of: message, at: index)
    }
  }

  /// The message's page, what is open in it or its pictures are others than before.
  ///
  /// - Parameters:
  ///   - firstChangedBlock: as far as the page is known to be as it was.
  ///   - point: where covers were tapped away, in the page's space.
  package func update(_ index: Int, firstChangedBlock: Int? = nil, uncoveredAt point: Point? = nil)
  {
    let message = messages[index]
    guard let shown = message.shown else {
      message.isMeasured = false
      nextToMeasure = min(nextToMeasure, index)
      return
    }
    let page = message.seenPage
    let part = animates ? seenPart(of: index) : nil
    let moment = part == nil ? nil : shown.moment
    shown.show(page, firstChangedBlock: firstChangedBlock)
    shown.show(
      inputs(for: message, code: shown.codeSpecs), style: look.style(outgoing: message.isOutgoing))
    if let moment, let part {
      shown.move(from: moment, burst: point, seen: message.seen, part: part)
    }
    setHeight(shown.height, of: message, at: index)
  }

  /// Measures messages nobody has seen yet, so that the scroll bar tells the truth.
  ///
  /// - Parameter enough: asked after each message; true interrupts the measuring, and the next call
  ///   goes on behind it.
  /// - Returns: whether there are more.
  package func measureAhead(until enough: () -> Bool) -> Bool {
    while hasMoreToMeasure {
      let index = nextToMeasure
      nextToMeasure += 1
      let message = messages[index]
      guard !message.isMeasured else { continue }
      if message.shown == nil {
        let page = message.seenPage
        let layout = layoutMessage(
          page, style: look.style(outgoing: message.isOutgoing),
          inputs: inputs(for: message, code: page.codeSpecs), context: context)
        let rows = look.pixels(inside: layout.size.height)
        setHeight(Double(rows) / look.scale, of: message, at: index)
      }
      if enough() { break }
    }
    return hasMoreToMeasure
  }

  package var hasMoreToMeasure: Bool { nextToMeasure < messages.count }

  // MARK: Appearing

  /// Lets the message appear as far as it has come.
  package func reveal(_ index: Int, isWhole: Bool, at now: Double) {
    let message = messages[index]
    layOut(message, at: index).reveal(isWhole: isWhole, at: now, context: context)
    setHeight(message.shown?.height ?? 0, of: message, at: index)
  }

  /// - Parameter animates: whether the desktop wants movement.
  package func setAnimates(_ animates: Bool) {
    guard animates != self.animates else { return }
    if !animates { settle() }
    self.animates = animates
    // Dust that moves is painted apart from what it covers.
    for index in shownIndices { messages[index].shown?.tiles.dropAll() }
  }

  // MARK: Drawing

  /// The bands of a message between two heights of the view.
  package func bands(of one: Visible, from top: Double, to bottom: Double) -> Range<Int> {
    let all = bands(from: top - one.top, to: bottom - one.top)
    return all.clamped(to: 0..<one.shown.bandCount)
  }

  /// The bands of a picture between two heights of it.
  package func bands(from top: Double, to bottom: Double) -> Range<Int> {
    let rows = Double(TileBands.rows) / look.scale
    let first = max(0, Int((top / rows).rounded(.down)))
    return first..<max(first, Int((bottom / rows).rounded(.up)))
  }
}
