import PageLayout
import PageModel
import Typesetting

extension DisplayListBuilder {
  /// A track's or a voice note's row.
  mutating func paint(_ audio: AudioItem, _ frame: Rect) {
    let control = audio.control.offsetBy(dx: frame.x, dy: frame.y)
    add(.fill(.ellipse(control), .color(audio.controlFill)))
    paint(
      audio.playback?.isPlaying == true ? .pause : .play,
      in: control.insetBy(dx: control.width * 0.27, dy: control.height * 0.27),
      color: audio.controlGlyph)
    for (origin, text) in audio.texts { paint(text, at: frame.origin + origin) }
    switch audio.progress {
    case .scrubber(let track):
      guard !track.isEmpty else { return }
      paintScrubber(track.offsetBy(dx: frame.x, dy: frame.y), of: audio)
    case .waveform(let track, let bars):
      let track = track.offsetBy(dx: frame.x, dy: frame.y)
      paintWaveform(track, bars, color: audio.trackColor)
      guard audio.played > 0 else { return }
      var played = track
      played.width = track.width * audio.played
      add(.pushClip(.rect(played)))
      paintWaveform(track, bars, color: audio.controlFill)
      add(.popClip)
    }
  }

  /// A line with its knob as far along as the track has been played.
  private mutating func paintScrubber(_ track: Rect, of audio: AudioItem) {
    let radii = CornerRadii(track.height / 2)
    add(.fill(.roundedRect(track, radii), .color(audio.trackColor)))
    let side = min(RowMetrics.knobSide, track.width)
    let knob = track.x + (track.width - side) * audio.played
    if audio.played > 0 {
      var played = track
      played.width = knob + side / 2 - track.x
      add(.fill(.roundedRect(played, radii), .color(audio.controlFill)))
    }
    add(
      .fill(
        .ellipse(Rect(x: knob, y: track.midY - side / 2, width: side, height: side)),
        .color(audio.controlFill)))
  }

  private mutating func paintWaveform(_ track: Rect, _ bars: [Double], color: Color) {
    var x = track.x
    for loudness in bars {
      let height = max(RowMetrics.leastBarHeight, (track.height * loudness).rounded())
      let bar = Rect(
        x: x, y: track.maxY - height, width: RowMetrics.barWidth, height: height)
      add(.fill(.roundedRect(bar, CornerRadii(RowMetrics.barWidth / 2)), .color(color)))
      x += RowMetrics.barWidth + RowMetrics.barGap
    }
  }

  /// A file's row.
  mutating func paint(_ document: DocumentItem, _ frame: Rect) {
    let control = document.control.offsetBy(dx: frame.x, dy: frame.y)
    if let thumbnail = document.thumbnail {
      add(
        .image(
          ImagePaint(
            id: thumbnail, rect: control, fit: .aspectFill, placeholder: document.placeholder,
            cornerRadii: CornerRadii(RowMetrics.thumbnailRadius))))
    } else {
      add(.fill(.ellipse(control), .color(document.controlFill)))
      paint(
        .document, in: control.insetBy(dx: control.width * 0.25, dy: control.height * 0.25),
        color: document.controlGlyph)
    }
    for (origin, text) in document.texts { paint(text, at: frame.origin + origin) }
  }
}

extension AudioItem {
  /// How much of it has been played, 0…1.
  fileprivate var played: Double {
    guard let part = playback?.part, part.isFinite else { return 0 }
    return min(max(0, part), 1)
  }
}
