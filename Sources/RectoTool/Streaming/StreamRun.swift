import MessageFiles
import Recto

/// One message that grows, on its way through the engine.
struct StreamRun {
  let source: StreamedSource
  let options: StreamOptions

  /// Goes through the frames twice: once to know how large the animation is, which its file says
  /// first, and once to draw.
  ///
  /// - Returns: what was read or drawn otherwise than meant.
  func run(into output: any FrameOutput) throws(ToolError) -> [Diagnostic] {
    let input = source.source
    let markup = try StreamedMarkup(input, options.look)
    let document = try markup.document(of: input)
    let pictures = try PagePictures(
      page: document.page, folder: input.folder, mediaFolder: options.look.mediaFolder,
      tileFolder: options.look.tileFolder, command: options.look.command)
    let arrivals = try arrivalPlan(markup)
    let inputs = options.look.messageInputs(
      pictures, codeHighlights: [:], strings: try options.look.strings())
    let context = try TypesettingContext.forTool()
    let highlighter = CodeHighlighter()
    func steps() -> StreamSteps {
      StreamSteps(
        markup, plan: arrivals, options: options, inputs: inputs, highlighter: highlighter,
        context: context)
    }

    let drawer = FrameDrawer(input, scale: options.look.scale, images: pictures.store)
    let plan = try plan(of: steps(), drawer)
    try output.begin(plan) { () throws(ToolError) in try drawer.lastPicture() }
    let rest = steps()
    while let frame = rest.next() {
      try output.append(frame) { () throws(ToolError) in try drawer.picture(of: frame) }
    }
    try output.finish()
    return document.warnings.map { input.diagnostic($0.sentence, at: $0.position) }
      + (pictures.problems + pictures.failures).map { input.diagnostic($0) }
  }

  private func arrivalPlan(_ markup: StreamedMarkup) throws(ToolError) -> ArrivalPlan {
    let rate = options.pace.rate ?? (source.arrivals.isEmpty ? StreamPace.usualRate : nil)
    let plan =
      rate.map { ArrivalPlan(of: markup.text, rate: $0, pace: options.pace) }
      ?? ArrivalPlan(of: markup.text, as: source)
    guard plan.end * Double(options.framesPerSecond) < Double(StreamOptions.mostFrames) else {
      throw source.source.problem(
        "this takes \(Int(plan.end)) seconds to arrive, which is more than"
          + " \(StreamOptions.mostFrames) frames; use a higher --rate or a lower --fps")
    }
    return plan
  }

  /// The animation is as high as the message ever is.
  private func plan(of steps: StreamSteps, _ drawer: FrameDrawer) throws(ToolError) -> StreamPlan {
    var count = 0
    while let frame = steps.next() {
      count += 1
      drawer.makeRoom(for: frame)
    }
    let size = try drawer.pixelSize()
    return StreamPlan(
      width: size.width, height: size.height, frameCount: count,
      framesPerSecond: options.framesPerSecond)
  }
}
