import Recto

/// The frames of a message that grows, one after the other.
struct StreamSteps {
  private let markup: StreamedMarkup
  private let plan: ArrivalPlan
  private let options: StreamOptions
  private let pictureSizes: [MediaId: PixelDimensions]
  private let highlighter: CodeHighlighter
  private let context: TypesettingContext

  private var session = RevealSession()
  private(set) var message: MessageLayout
  private var nextStep = 0
  private var nextFrame = 0
  private var isWhole = false
  private var isDone = false
  private var last: RevealFrame?

  init(
    _ markup: StreamedMarkup, plan: ArrivalPlan, options: StreamOptions,
    pictureSizes: [MediaId: PixelDimensions], highlighter: CodeHighlighter,
    context: TypesettingContext
  ) {
    self.markup = markup
    self.plan = plan
    self.options = options
    self.pictureSizes = pictureSizes
    self.highlighter = highlighter
    self.context = context
    message = layoutMessage(
      InstantPage(blocks: []), style: options.look.messageStyle,
      inputs: LayoutInputs(options.look, mediaSizes: [:], codeHighlights: [:]), context: context)
  }

  /// Nil once the finished message has been shown.
  mutating func next() -> StreamedFrame? {
    guard !isDone else { return nil }
    let now = Double(nextFrame) / Double(options.framesPerSecond)
    let hasGrown = takeArrivals(until: now)
    session.advance(to: now)
    let reveal = session.frame
    let frame = StreamedFrame(
      index: nextFrame, time: now, message: message, reveal: reveal,
      isUnchanged: !hasGrown && reveal == last)
    last = reveal
    nextFrame += 1
    isDone = isWhole && !session.isMoving
    return frame
  }

  /// Lays out what there is by now, once a frame however many parts came. True when there is more.
  private mutating func takeArrivals(until now: Double) -> Bool {
    var latest: ArrivalPlan.Step?
    while nextStep < plan.steps.count, plan.steps[nextStep].time <= now {
      latest = plan.steps[nextStep]
      nextStep += 1
    }
    let isEnding = !isWhole && nextStep == plan.steps.count && plan.end <= now
    guard latest != nil || isEnding else { return false }
    let length = latest?.length ?? plan.steps.last?.length ?? 0
    // A beginning that cannot be read shows what could be read before.
    if let page = markup.page(ofFirst: length) { message = layout(page) }
    isWhole = isEnding
    session.show(
      message.page, isWhole: isEnding,
      at: max(session.time, isEnding ? plan.end : latest?.time ?? now), context: context)
    return true
  }

  private func layout(_ page: InstantPage) -> MessageLayout {
    let highlights = page.codeSpecs.reduce(into: [:]) { $0[$1] = highlighter.highlight($1) }
    return layoutMessage(
      page, style: options.look.messageStyle,
      inputs: LayoutInputs(
        options.look, mediaSizes: pictureSizes, codeHighlights: highlights),
      context: context)
  }
}
