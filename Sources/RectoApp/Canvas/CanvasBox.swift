import CGtk
import CGtkShim

/// Whoever draws a widget of its own.
@MainActor
protocol CanvasOwner: AnyObject {
  func resize(width: Double, height: Double)
  func draw(_ snapshot: OpaquePointer, width: Double, height: Double)
  /// The widget stands in a scrolled window that was scrolled.
  func wasScrolled()
  /// Somebody who listens to the widget's parts asks for something.
  func told(by node: Int, _ event: RectoNodeEvent)
}

/// What the widget holds: it may be the last to go, and breaks the circle between the two.
@MainActor
final class CanvasBox {
  weak var owner: (any CanvasOwner)?

  /// The widget, which draws nothing until there is an owner.
  func makeWidget() -> Widget {
    var hooks = RectoCanvasHooks(
      allocated: { user, width, height in
        CanvasBox.with(user) { $0.resize(width: Double(width), height: Double(height)) }
      },
      snapshot: { user, snapshot, width, height in
        nonisolated(unsafe) let snapshot = snapshot
        CanvasBox.with(user) {
          guard let snapshot else { return }
          $0.draw(snapshot, width: Double(width), height: Double(height))
        }
      },
      scrolled: { user in CanvasBox.with(user) { $0.wasScrolled() } },
      told_by_node: { user, node, event in
        CanvasBox.with(user) { $0.told(by: node, event) }
      },
      destroyed: { user in user.map { Unmanaged<AnyObject>.fromOpaque($0).release() } })
    return recto_canvas_new(&hooks, Unmanaged.passRetained(self).toOpaque())
  }

  nonisolated private static func with(
    _ user: UnsafeMutableRawPointer?, _ body: @MainActor (any CanvasOwner) -> Void
  ) {
    nonisolated(unsafe) let user = user
    MainActor.assumeIsolated {
      guard let user,
        let owner = Unmanaged<CanvasBox>.fromOpaque(user).takeUnretainedValue().owner
      else { return }
      body(owner)
    }
  }
}
