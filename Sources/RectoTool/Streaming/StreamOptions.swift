/// How a message that grows is to be shown.
struct StreamOptions: Hashable, Sendable {
  var look = RenderOptions()
  var pace = StreamPace()
  var framesPerSecond = 30

  static let frameRates = 1...60
  /// How long the finished message is to be seen at the end, seconds.
  static let rest = 2.0
  /// Ten minutes at the highest rate; more is a mistyped rate.
  static let mostFrames = 36_000
}

/// How a text arrives that is there already.
struct StreamPace: Hashable, Sendable {
  /// Characters a second; nil for a text that arrives by itself, which keeps its own pace.
  var rate: Double?
  /// Characters that come together.
  var chunk = 12
  /// How unevenly: 0 like a clock, at 1 the gaps are anything up to twice as long.
  var jitter = 0.0
  /// The same seed gives the same gaps.
  var seed = 1

  static let rates = 1.0...100_000
  static let chunks = 1...100_000
  static let jitters = 0.0...1
  static let seeds = 0...1_000_000_000
  /// A quick model's.
  static let usualRate = 200.0
}
