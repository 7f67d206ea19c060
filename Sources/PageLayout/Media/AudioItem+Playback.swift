import Typesetting

/// How far a track has been played.
public struct AudioPlayback: Hashable, Sendable {
  public var isPlaying: Bool
  /// Of the whole, 0…1.
  public var part: Double
  /// Whole seconds.
  public var elapsed: Int

  public init(isPlaying: Bool, part: Double, elapsed: Int) {
    self.isPlaying = isPlaying
    self.part = part
    self.elapsed = elapsed
  }
}

extension AudioItem {
  /// The row while it is played: its control pauses, its line is filled as far as it was played, and its
  /// length gives way to the time that has passed.
  ///
  /// - Parameter context: of the thread that draws.
  public func showing(_ playback: AudioPlayback, context: TypesettingContext) -> AudioItem {
    var item = self
    item.playback = playback
    guard let time, texts.indices.contains(time.index) else { return item }
    let (origin, length) = texts[time.index]
    guard let style = length.paragraph.text.style(at: 0) else { return item }
    var elapsed = length
    elapsed.paragraph = context.layout(
      AttributedText(DurationText.string(Double(playback.elapsed)), style: style),
      options: length.paragraph.options)
    let slack = length.paragraph.size.width - elapsed.paragraph.size.width
    item.texts[time.index] = (
      Point(x: origin.x + (time.isTrailing ? slack : 0), y: origin.y), elapsed
    )
    return item
  }

  /// How much of the whole a point of the line or of the bars stands for, 0…1; nil beside them.
  ///
  /// - Parameter point: relative to the item's frame.
  public func part(at point: Point) -> Double? {
    let track: Rect
    switch progress {
    case .scrubber(let rect), .waveform(let rect, _): track = rect
    }
    guard !track.isEmpty else { return nil }
    // A line three points high is hit by few.
    let reach = track.insetBy(dx: -4, dy: min(0, (track.height - 20) / 2))
    guard reach.contains(point) else { return nil }
    return min(max(0, (point.x - track.x) / track.width), 1)
  }
}
