import CGtk
import CGtkShim
import ChatView
import Recto

extension ChatCanvas {
  /// Does what a key does to the chat.
  ///
  /// - Returns: whether the key means anything here.
  func handleKey(_ press: KeyPress) -> Bool {
    guard recto_canvas_has_popover(widget) == 0, !press.isForeign else { return false }
    let (key, isShifted, isControl) = (press.key, press.isShifted, press.isControl)
    if isShifted, let selection, let step = step(for: key, isControl) {
      moveSelection(selection, by: step)
      return true
    }
    guard !isControl || key == GDK_KEY_Home || key == GDK_KEY_End else { return false }
    switch key {
    case GDK_KEY_Tab: return moveFocus(isShifted ? -1 : 1)
    case GDK_KEY_ISO_Left_Tab: return moveFocus(-1)
    case GDK_KEY_Return: return activateFocus()
    case GDK_KEY_space where focused != nil: return activateFocus()
    case GDK_KEY_Up: scroll(by: -48)
    case GDK_KEY_Down: scroll(by: 48)
    case GDK_KEY_Page_Up: scroll(by: -chat.size.height * 0.9)
    case GDK_KEY_Page_Down: scroll(by: chat.size.height * 0.9)
    case GDK_KEY_space: scroll(by: (isShifted ? -1 : 1) * chat.size.height * 0.9)
    case GDK_KEY_Home: scroll(by: -chat.contentHeight)
    case GDK_KEY_End: scroll(by: chat.contentHeight)
    case GDK_KEY_Left: return stepSideways(-1)
    case GDK_KEY_Right: return stepSideways(1)
    case GDK_KEY_Menu: openMenu()
    case GDK_KEY_F10 where isShifted: openMenu()
    case GDK_KEY_Escape:
      guard selection != nil || focused != nil else { return false }
      selection = nil
      focused = nil
      gtk_widget_queue_draw(widget)
    default: return false
    }
    return true
  }

  /// - Returns: false where the keyboard leaves the chat.
  private func moveFocus(_ direction: Int) -> Bool {
    focused = chat.target(direction, from: focused)
    if let focused, let rect = focused.hit.highlight.first {
      chat.makeVisible(rect, of: focused.index)
    }
    refresh()
    speakFocus()
    return focused != nil
  }

  func activateFocus() -> Bool {
    guard let focused, let target = chat.hitAgain(focused) else { return false }
    showLoading(target)
    let effects = chat.activate(target)
    refresh()
    perform?(effects, focused.index)
    return true
  }

  /// Where the keyboard is: at what it went to, at the end of what is selected, in the middle of the view.
  private func openMenu() {
    var point = Point(x: chat.size.width / 2, y: chat.size.height / 2)
    let selected = selection.flatMap { chat.rects(of: $0, in: $0.focusIndex).last }
    if let focused, let one = visible.first(where: { $0.index == focused.index }) {
      let origin = chat.pageOrigin(of: one)
      point = Point(x: origin.x + focused.point.x, y: origin.y + focused.point.y)
    } else if let selected, let one = visible.first(where: { $0.index == selection?.focusIndex }) {
      let origin = chat.pageOrigin(of: one)
      point = Point(x: origin.x + selected.maxX, y: origin.y + selected.maxY)
    }
    point.y = min(max(0, point.y), chat.size.height)
    wasHeld?(point)
  }

  private func step(for key: Int32, _ isControl: Bool) -> ChatSelection.Step? {
    switch key {
    case GDK_KEY_Left: isControl ? .word(-1) : .character(-1)
    case GDK_KEY_Right: isControl ? .word(1) : .character(1)
    case GDK_KEY_Up: .line(-1)
    case GDK_KEY_Down: .line(1)
    case GDK_KEY_Page_Up: .page(-chat.size.height * 0.9)
    case GDK_KEY_Page_Down: .page(chat.size.height * 0.9)
    case GDK_KEY_Home: isControl ? .chat(-1) : .end(-1)
    case GDK_KEY_End: isControl ? .chat(1) : .end(1)
    default: nil
    }
  }

  /// The message the reader means: the selected one, else the one under the pointer, else the first seen.
  var meantMessage: Int? {
    if let selection { return selection.focusIndex }
    if lastPointer.x >= 0, let one = chat.message(at: lastPointer.y, among: visible) {
      return one.index
    }
    return visible.first?.index
  }

  /// Goes to a place that was found.
  func show(_ found: ChatSelection) {
    selection = found
    if let rect = chat.rects(of: found).first { chat.makeVisible(rect, of: found.index) }
    refresh()
  }
}
