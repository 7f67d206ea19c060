import Recto

/// What of two pictures of a message is to be seen at an instant, and where. Lengths are points in the space of
/// the message's strip, on whole pixels.
package struct MotionFrame {
  /// Of the strip.
  package var height: Double
  /// The bubble, and what of it there is.
  package var bubble: Rect
  package var bubbleParts: [Rect]
  package var layers: [Layer]
  package var checkboxes: [CheckboxFrame] = []
  package var chevrons: [ChevronFrame] = []
  /// Of the dust that is blown away, if any is.
  package var burst: Burst?

  package enum Picture {
    case old
    case new
  }

  /// A stretch of a picture, cut off below its height.
  package struct Slice: Equatable {
    package var picture: Picture
    /// Where the stretch begins in its picture.
    package var source: Double
    package var top: Double
    package var height: Double
    /// How far to the right of its own place.
    package var dx: Double
  }

  package enum Layer: Equatable {
    case slice(Slice)
    /// One gives way to the other, which has come so far, 0…1.
    case mix(old: Slice, new: Slice, part: Double)
    case faded(Slice, opacity: Double)
  }

  /// A checkbox that moves.
  package struct CheckboxFrame: Equatable {
    package var box: CheckboxItem
    /// At rest.
    package var rect: Rect
    package var scale: Double
    /// How much of it is set, 0…1.
    package var tick: Double
  }

  /// A chevron that turns.
  package struct ChevronFrame: Equatable {
    var look: TurnedChevron.Look
    /// The details', or the chevron's own.
    package var rect: Rect
    /// How far it has turned from down to up, 0…1.
    package var turn: Double
  }

  package struct Burst: Equatable {
    package var age: Double
    package var origin: Point
    /// Where the old picture stands.
    package var offset: Point
  }
}
