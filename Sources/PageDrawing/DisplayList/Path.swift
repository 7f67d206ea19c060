import Typesetting

/// Straight and curved outlines in points; an open outline is closed when it is filled.
public struct Path: Hashable, Sendable {
  public var elements: [Element]

  public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  public enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case curve(Point, control1: Point, control2: Point)
    case close
  }
}
