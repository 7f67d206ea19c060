import Typesetting

/// What to paint, in order: flat, toolkit-free, the same for pixels, SVG, PDF and a window.
public struct DisplayList: Sendable {
  /// Points.
  public var size: Size
  public var commands: [DisplayCommand]

  public init(size: Size, commands: [DisplayCommand] = []) {
    self.size = size
    self.commands = commands
  }
}
