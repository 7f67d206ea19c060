import Recto

/// The frames of a message that grows, one after the other.
final class StreamSteps {
  private let text: [UInt8]
  private let plan: ArrivalPlan
  private let framesPerSecond: Int
  private let highlighter: CodeHighlighter
  private let context: TypesettingContext

  private var inputs: LayoutInputs
  private var markup: MarkupSession
  private let layout: MessageLayoutSession
  private var reveal = RevealSession()
  private var shown = 0
  private var nextStep = 0
  private var nextFrame = 0
  private var isWhole = false
  private var isDone = false
  private var last: RevealFrame?

  /// - Parameter inputs: the layout's, but for the colours of code.
  init(
    _ markup: StreamedMarkup, plan: ArrivalPlan, options: StreamOptions, inputs: LayoutInputs,
    highlighter: CodeHighlighter, context: TypesettingContext
  ) {
    text = Array(markup.text.utf8)
    self.plan = plan
    framesPerSecond = options.framesPerSecond
    self.inputs = inputs
    self.highlighter = highlighter
    self.context = context
    self.markup = MarkupSession(markup.dialect, holdsBack: true)
    layout = MessageLayoutSession(
      InstantPage(blocks: []), style: options.look.messageStyle, inputs: inputs, context: context)
  }

  /// Nil once the finished message has been shown.
  func next() -> StreamedFrame? {
    guard !isDone else { return nil }
    let now = Double(nextFrame) / Double(framesPerSecond)
    let hasGrown = takeArrivals(until: now)
    reveal.advance(to: now)
    let revealed = reveal.frame
    let frame = StreamedFrame(
      index: nextFrame, time: now, message: layout.message, reveal: revealed,
      isUnchanged: !hasGrown && revealed == last)
    last = revealed
    nextFrame += 1
    isDone = isWhole && !reveal.isMoving
    return frame
  }

  /// Lays out what there is by now, once a frame however many parts came. True when there is more.
  private func takeArrivals(until now: Double) -> Bool {
    var latest: ArrivalPlan.Step?
    while nextStep < plan.steps.count, plan.steps[nextStep].time <= now {
      latest = plan.steps[nextStep]
      nextStep += 1
    }
    let isEnding = !isWhole && nextStep == plan.steps.count && plan.end <= now
    guard latest != nil || isEnding else { return false }
    if let latest, latest.length > shown {
      show(markup.append(bytes: text[shown..<min(latest.length, text.count)]))
      shown = latest.length
    }
    if isEnding { show(markup.finish()) }
    isWhole = isEnding
    reveal.show(
      layout.message.page, isWhole: isEnding,
      at: max(reveal.time, isEnding ? plan.end : latest?.time ?? now), context: context)
    return true
  }

  private func show(_ update: MarkupUpdate) {
    let page = markup.page
    layout.update(page, firstChangedBlock: update.firstChangedBlock)
    let highlights = highlighter.highlights(of: page.codeSpecs)
    guard highlights != inputs.codeHighlights else { return }
    inputs.codeHighlights = highlights
    layout.update(inputs: inputs)
  }
}
