import CGtk
import ChatView
import Recto

extension ChatCanvas {
  /// Takes the end of the selection that is dragged to a point, and scrolls on while that is outside.
  func select(to point: Point) {
    draggedTo = point
    extendToDrag()
    if distanceOutside(point) != 0 { scrollWhileOutside() }
  }

  private func extendToDrag() {
    guard let drag, let end = chat.position(near: draggedTo, among: visible) else { return }
    selection = chat.selection(
      from: (drag.index, drag.start), to: (end.index, end.position), by: drag.unit)
    gtk_widget_queue_draw(widget)
  }

  /// How far above (negative) or below the view a point is.
  private func distanceOutside(_ point: Point) -> Double {
    point.y < 0 ? point.y : max(0, point.y - chat.size.height)
  }

  /// Frame by frame until the pointer is inside again or lets go, the faster the farther it is outside.
  private func scrollWhileOutside() {
    guard !isScrollingOutside else { return }
    isScrollingOutside = true
    var last: Double?
    MainLoop.beforeFrames(of: widget) { [weak self] now in
      guard let self else { return false }
      let distance = drag == nil ? 0 : distanceOutside(draggedTo)
      guard distance != 0 else {
        isScrollingOutside = false
        return false
      }
      let speed = min(3_000, max(120, abs(distance) * 12))
      scroll(by: (distance < 0 ? -1 : 1) * speed * min(0.1, now - (last ?? now)))
      last = now
      extendToDrag()
      return true
    }
  }

  /// Moves the selection's end by the keyboard and keeps it in view.
  func moveSelection(_ selection: ChatSelection, by step: ChatSelection.Step) {
    let moved = chat.moving(selection, by: step)
    self.selection = moved
    chat.showEnd(of: moved)
    refresh()
  }

  /// All of the message that is meant; again, all of the chat.
  func selectAll() {
    guard let index = meantMessage else { return }
    selection = chat.selectMore(selection, of: index) ?? selection
    gtk_widget_queue_draw(widget)
  }

  /// Gives up what of messages is selected, dragged or has the keyboard: they are others now, or gone.
  func letGo(of indices: [Int]) {
    func isOther(_ messages: ClosedRange<Int>) -> Bool {
      messages.upperBound >= chat.messages.count || indices.contains { messages.contains($0) }
    }
    if let selection, isOther(selection.messages) { self.selection = nil }
    if let focused, isOther(focused.index...focused.index) { self.focused = nil }
    if let drag, isOther(drag.index...drag.index) { self.drag = nil }
  }

  /// What copying takes: what is selected, else nothing.
  var copied: CopiedText? {
    guard let selection, !selection.isEmpty else { return nil }
    return chat.copied(selection)
  }
}
