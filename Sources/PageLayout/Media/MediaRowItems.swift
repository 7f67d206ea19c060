import PageModel
import Typesetting

/// A track or a voice note: a round control, words and a line to move along. Places are relative to the
/// item's frame.
public struct AudioItem: Sendable {
  public var id: MediaId
  public var index: Int
  public var control: Rect
  public var controlFill: Color
  public var controlGlyph: Color
  public var texts: [(origin: Point, text: TextItem)]
  public var progress: Progress
  /// The part of the line, or the bars, that has not been played.
  public var trackColor: Color
  /// Which of the texts says how long it is; nil where none does.
  var time: Time?
  /// Nil while it is not played.
  public var playback: AudioPlayback?

  struct Time: Equatable {
    /// Among ``texts``.
    var index: Int
    /// Stands at the end of its line, where it keeps its right edge.
    var isTrailing: Bool
  }

  public enum Progress: Equatable, Sendable {
    /// A thin line; empty where there is no room.
    case scrubber(Rect)
    /// Loudness of each bar, 0…1, from left to right.
    case waveform(Rect, bars: [Double])
  }
}

/// A file of any kind: its thumbnail or a sign, its name, its size. Places are relative to the item's
/// frame.
public struct DocumentItem: Sendable {
  public var id: MediaId
  public var index: Int
  public var control: Rect
  public var controlFill: Color
  public var controlGlyph: Color
  /// Drawn in the control's place when there is one.
  public var thumbnail: MediaId?
  public var placeholder: Color
  public var texts: [(origin: Point, text: TextItem)]
}
