import CGtk
import ChatView
import Recto

/// Blocks that are pointed at in the panel, or were jumped to from it.
extension ChatCanvas {
  /// Marks a block for as long as it is pointed at.
  func mark(_ path: [Int], of index: Int) { show(BlockMark(index: index, path: path)) }

  func unmark() {
    // What glows goes out by itself.
    guard blockMark?.flashStart == nil else { return }
    show(nil)
  }

  private func show(_ mark: BlockMark?) {
    guard mark != blockMark else { return }
    blockMark = mark
    gtk_widget_queue_draw(widget)
  }

  /// Scrolls to a block, opening what it stands in, and lets it glow for a moment.
  func jump(to path: [Int], of index: Int) {
    chat.goTo(block: path, in: index)
    let mark = BlockMark(index: index, path: path, flashStart: MainLoop.now)
    blockMark = mark
    refresh()
    guard chat.animates else {
      MainLoop.after(BlockMark.flashTime) { [weak self] in
        if self?.blockMark == mark { self?.show(nil) }
      }
      return
    }
    MainLoop.beforeFrames(of: widget) { [weak self] _ in
      guard let self, blockMark == mark else { return false }
      guard mark.strength(at: MainLoop.now, animates: true) > 0 else {
        show(nil)
        return false
      }
      gtk_widget_queue_draw(widget)
      return true
    }
  }

  func drawBlockMark(
    _ snapshot: OpaquePointer, on one: Chat.Visible, _ palette: MessagePalette
  ) {
    guard let blockMark, blockMark.index == one.index,
      let rect = chat.rect(ofBlock: blockMark.path, in: one.index)
    else { return }
    let origin = chat.pageOrigin(of: one)
    let strength = blockMark.strength(at: MainLoop.now, animates: true)
    let area = rect.insetBy(dx: -4, dy: -2).offsetBy(dx: origin.x, dy: origin.y)
    fill(snapshot, area, palette.accentControl.withAlpha(0.22 * strength), radius: 5)
    ring(snapshot, area, palette.accentControl.withAlpha(0.9 * strength), width: 1.5)
  }
}
